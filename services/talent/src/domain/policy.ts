import { namesOf } from "@callboard/catalog/fields/profile.ts";
import { domainName } from "@callboard/kit/form/declared-fields.ts";
import { hasRole, type Actor, type Member } from "@callboard/kit/actor.ts";
import { forbidden, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { isHidden, type MemberCopy } from "./member.ts";
import type { Profile } from "./profile.ts";

export const MEMBERS = ["Admin", "Production", "Talent", "Agent"] as const;

/** How much of a profile someone sees, from least to most. */
const VIEWS = ["card", "casting", "agent", "self", "admin"] as const;
export type View = (typeof VIEWS)[number];

/**
 * The caller's view of a member; null if the caller may not see the member. `submitted` says whether a minor has
 * submitted to the caller's company.
 */
export function viewOf(
  actor: Actor,
  userId: string,
  member: Pick<MemberCopy, "registered" | "suspended" | "minor"> | null,
  submitted = false,
): View | null {
  if (actor.kind === "system") return "admin";
  if (actor.kind === "guest") return null;
  if (actor.userId === userId) return "self";
  if (actor.suspended || !actor.registered) return null;
  if (hasRole(actor, "Admin")) return "admin";
  if (isHidden(member)) return null;
  if (represents(actor, userId)) return "agent";
  return member?.minor === true ? viewOfMinor(actor, submitted) : openView(actor);
}

const openView = (actor: Member): View => (isCasting(actor) ? "casting" : "card");

/** For companies submitted to, and for those approved to cast; of everyone else a minor does not exist. */
function viewOfMinor(actor: Member, submitted: boolean): View | null {
  return submitted || castsMinors(actor) ? openView(actor) : null;
}

const represents = (actor: Member, userId: string): boolean =>
  hasRole(actor, "Agent") && actor.representedIds.includes(userId);

/** Whether the caller's view depends on the member's state; if not, the member is not read. */
export function dependsOnMember(actor: Actor, userId: string): boolean {
  return actor.kind === "member" && actor.userId !== userId;
}

/** Whether the caller casts: a producer with a company. */
export function isCasting(actor: Actor): boolean {
  return actor.kind === "member" && hasRole(actor, "Production") && actor.organisationId !== null;
}

/** Whether the caller finds and reads minors who have not submitted: a producer whose company was approved to cast. */
export function castsMinors(actor: Actor): boolean {
  return isCasting(actor) && actor.kind === "member" && actor.organisationApproved === true;
}

const readBy = (readers: "card" | "close"): ReadonlySet<keyof Profile> =>
  new Set(namesOf((row) => row.readers === readers).map(domainName));
const CARD = readBy("card");
/** Fields that only the talent, the agent and admins may read. */
const CLOSE = readBy("close");

/** Whether a view shows a field. Outside the talent's own view, ethnicity requires their consent. */
export function shows(view: View | null, field: keyof Profile, profile: Profile): boolean {
  if (view === null) return false;
  if (view === "self" || view === "admin") return true;
  if (field === "ethnicity" && !profile.showEthnicity) return false;
  if (view === "agent") return true;
  return CARD.has(field) || (view === "casting" && !CLOSE.has(field));
}

/** Whether the view shows credits and training: every view does, as a career is public in the trade. */
export function showsCareer(view: View | null): boolean {
  return view !== null;
}

/** Whether the view shows the profile's completeness. */
export function showsCompleteness(view: View | null): boolean {
  return view === "agent" || view === "self" || view === "admin";
}

/** First checks of a write: signed in and not suspended; before registration, only the own record. */
export function requireWriter(actor: Actor): Result<Member> {
  if (actor.kind !== "member") return fail(unauthenticated());
  if (actor.suspended) return fail(forbidden("SUSPENDED", "Your account is suspended."));
  return ok(actor);
}

/** Whether the caller may write a profile: the member, their linked agent, or an admin. */
export function mayWrite(actor: Member, userId: string): Result<void> {
  if (actor.userId === userId) return ok();
  if (hasRole(actor, "Admin")) return ok();
  if (represents(actor, userId)) return ok();
  return fail(forbidden("OWNERSHIP"));
}
