import type { texts } from "#i18n/bundles/profile/en.ts";
import type { Namespace } from "#i18n/namespaces.ts";
import type { Role } from "#lib/session/viewer.tsx";

/** A tab of the viewer's own profile, at `/profile?tab=<id>`. Its component is in the profile page. */
export type ProfileTab = {
  readonly id: keyof (typeof texts)["tab"];
  readonly texts: readonly Namespace[];
  /** Account types that have it; absent: everyone. */
  readonly roles?: readonly Role[];
};

/**
 * The tabs in order; the first is the default without `?tab`. Navigation reads them without loading their components.
 */
export const profileTabs: readonly ProfileTab[] = [
  { id: "about", texts: ["profile", "profile-fields", "skills"] },
  { id: "media", texts: ["profile"], roles: ["Talent"] },
  { id: "activity", texts: ["account"] },
  { id: "billing", texts: ["billing"] },
  { id: "security", texts: ["account"] },
  { id: "notices", texts: ["profile"] },
];
