import type { Account } from "./account.ts";
import { isHidden } from "./account.ts";

/** How much of a member someone sees, from the least to the most. */
export const VIEWS = ["card", "casting", "contact", "agent", "self", "admin"] as const;
export type View = (typeof VIEWS)[number];

/** The caller, as far as a view depends on it. */
export type Viewer = {
  readonly userId: string;
  readonly roles: readonly string[];
  /** The company that the viewer works for. */
  readonly companyId: string | null;
};

/** The relation between viewer and member, read by the caller. */
export type Relation = {
  /** The viewer is an agent whose link the member accepted. */
  readonly isAgent: boolean;
  /** A project of the viewer's company holds a submission of the member. */
  readonly holdsSubmission: boolean;
};

/** A field of a member that identity keeps, and the least view that shows it. */
const FIELD_VIEWS = {
  FirstName: "card",
  LastName: "card",
  ProfileImage: "card",
  UserRole: "card",
  Bio: "card",
  Company: "card",
  Agent: "casting",
  Minor: "casting",
  Email: "contact",
  PhoneNumber: "contact",
  RegistrationCompleted: "agent",
  AgentLinks: "agent",
  UserRoles: "self",
  CompanyId: "self",
  Suspended: "self",
  SuspensionReason: "self",
  SuspendedUntil: "self",
  EraseAt: "self",
  CreatedBy: "self",
} as const satisfies Record<string, View>;

export type ViewedField = keyof typeof FIELD_VIEWS;

/** Whether a view shows a field. */
export function shows(view: View, field: ViewedField): boolean {
  return VIEWS.indexOf(view) >= VIEWS.indexOf(FIELD_VIEWS[field]);
}

/** The fields that need the question to casting answered before they can be shown. */
export function dependsOnSubmission(field: ViewedField): boolean {
  return FIELD_VIEWS[field] === "contact";
}

/** A producer of a company sees contacts of those who submitted to it; no other view depends on submissions. */
export function mayHoldSubmission(viewer: Viewer): boolean {
  return viewer.roles.includes("Production") && viewer.companyId !== null;
}

/** The widest view that the viewer's roles and relation give; null for a member whom the viewer may not see. */
export function viewOf(viewer: Viewer, target: Account, relation: Relation): View | null {
  if (viewer.roles.includes("Admin")) return "admin";
  if (viewer.userId === target.id) return "self";
  if (isHidden(target)) return null;
  if (relation.isAgent) return "agent";
  if (mayHoldSubmission(viewer)) return relation.holdsSubmission ? "contact" : "casting";
  return "card";
}

type Rule = readonly [operation: string, allowed: boolean];

/** Operations on a member of which the viewer's buttons must know. */
export function allowedOnMember(view: View, viewer: Viewer, target: Account): string[] {
  const isOwn = viewer.userId === target.id;
  if (isOwn && target.suspended) return [];
  const mayWrite = VIEWS.indexOf(view) >= VIEWS.indexOf("agent");
  const isAdmin = viewer.roles.includes("Admin");
  const rules: readonly Rule[] = [
    ["completeRegistration", isOwn && !target.registered],
    ["saveUserSettings", isOwn && target.registered],
    ["updateUserString", mayWrite],
    ["updateUserStringArray", mayWrite],
    ["setUserSuspended", !isOwn && isAdmin],
    ...(target.roles.includes("Talent") ? talentRules(view, viewer, { isOwn, mayWrite }) : []),
  ];
  return rules.filter(([, allowed]) => allowed).map(([operation]) => operation);
}

/** The same of a talent. */
function talentRules(
  view: View,
  viewer: Viewer,
  { isOwn, mayWrite }: { readonly isOwn: boolean; readonly mayWrite: boolean },
): readonly Rule[] {
  const actsFor = isOwn || view === "agent";
  return [
    ["updateUserDemographics", mayWrite],
    ["updateSkills", mayWrite],
    ["savePost", actsFor],
    ["saveAvailability", actsFor],
    ["requestAgentLink", !isOwn && view !== "agent" && viewer.roles.includes("Agent")],
  ];
}
