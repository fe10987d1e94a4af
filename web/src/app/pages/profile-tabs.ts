import type { texts } from "#i18n/bundles/profile/en.ts";
import type { Namespace } from "#i18n/namespaces.ts";
import type { Role } from "#lib/session/viewer.tsx";

/** A part of one's own profile, at `/profile?tab=<id>`. The page has what is shown under it. */
export type ProfileTab = {
  readonly id: keyof (typeof texts)["tab"];
  readonly texts: readonly Namespace[];
  /** Roles that have it; absent: everyone. */
  readonly roles?: readonly Role[];
};

/** The parts in order; the first is the one without `?tab`. The navigation reads them without what they load. */
export const profileTabs: readonly ProfileTab[] = [
  { id: "about", texts: ["profile"] },
  { id: "media", texts: ["profile"], roles: ["Talent"] },
  { id: "activity", texts: ["account"] },
  { id: "billing", texts: ["billing"] },
  { id: "security", texts: ["account"] },
  { id: "notices", texts: ["profile"] },
];
