import type { Account } from "./account.ts";
import { isHidden } from "./account.ts";

/** How much of a member someone sees, from least to most. */
const VIEWS = ["card", "casting", "contact", "agent", "self", "admin"] as const;
export type View = (typeof VIEWS)[number];

/** The caller, as far as a view depends on them. */
export type Viewer = {
  readonly userId: string;
  readonly roles: readonly string[];
  /** The company that the viewer works for. */
  readonly companyId: string | null;
};

/** The relation between viewer and member, resolved by the caller. */
export type Relation = {
  /** The viewer is an agent whose link the member accepted. */
  readonly isAgent: boolean;
  /** The member has a submission to a project of the viewer's company. */
  readonly holdsSubmission: boolean;
  /** What else lets the viewer see a minor: an approved project of their company, or an agent's open request. */
  readonly knowsMinor: boolean;
};

/** Fields of a member that identity owns, with the narrowest view that shows each. */
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

/** Fields whose visibility may depend on a call to casting. */
export function dependsOnSubmission(field: ViewedField): boolean {
  return FIELD_VIEWS[field] === "contact";
}

/**
 * Producers with a company see the contact details of people who submitted to it; no other view depends on
 * submissions.
 */
export function mayHoldSubmission(viewer: Viewer): boolean {
  return viewer.roles.includes("Production") && viewer.companyId !== null;
}

/** The widest view that the viewer's roles and relation allow; null if the viewer may not see the member. */
export function viewOf(viewer: Viewer, target: Account, relation: Relation): View | null {
  if (viewer.roles.includes("Admin")) return "admin";
  if (viewer.userId === target.id) return "self";
  if (isHidden(target)) return null;
  if (relation.isAgent) return "agent";
  // Of everyone else, a minor exists for those alone who cast or represent them.
  if (target.minor && !relation.knowsMinor && !relation.holdsSubmission) return null;
  if (mayHoldSubmission(viewer)) return relation.holdsSubmission ? "contact" : "casting";
  return "card";
}

type Rule = readonly [operation: string, allowed: boolean];

/** Operations on a member that the viewer may perform, for the client's buttons. */
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

/** The same for a talent. */
function talentRules(
  view: View,
  viewer: Viewer,
  { isOwn, mayWrite }: { readonly isOwn: boolean; readonly mayWrite: boolean },
): readonly Rule[] {
  const actsFor = isOwn || view === "agent";
  return [
    ["updateUserDemographics", mayWrite],
    ["updateSkills", mayWrite],
    ["saveCredits", mayWrite],
    ["savePost", actsFor],
    ["saveAvailability", actsFor],
    ["requestAgentLink", !isOwn && view !== "agent" && viewer.roles.includes("Agent")],
  ];
}
