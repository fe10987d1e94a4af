import type { ComponentType } from "react";
import type { texts } from "#i18n/en/profile.ts";
import type { Namespace } from "#i18n/namespaces.ts";

/** A part of one's own profile, at `/profile?tab=<id>`. */
export type ProfileTab = {
  readonly id: keyof (typeof texts)["tab"];
  readonly texts: readonly Namespace[];
  readonly load: () => Promise<ComponentType>;
};

/** The parts in order; the first is the one without `?tab`. A feature adds its part with one line here. */
export const profileTabs: readonly ProfileTab[] = [
  {
    id: "about",
    texts: ["profile"],
    load: () => import("#features/profile/about-tab.tsx").then((m) => m.AboutTab),
  },
  {
    id: "billing",
    texts: ["billing"],
    load: () => import("#features/billing/billing-tab.tsx").then((m) => m.BillingTab),
  },
];
