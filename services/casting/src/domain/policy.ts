import type { Actor, Member } from "@callboard/kit/actor.ts";
import type { Submission } from "./submission.ts";

/** Roles that may use the operations of the company side, and of the talent side. */
export const COMPANY_ROLES = ["Admin", "Production"] as const;
export const TALENT_ROLES = ["Talent", "Agent"] as const;
export const ALL_ROLES = [...COMPANY_ROLES, ...TALENT_ROLES] as const;

/** The caller's relation to a submission; the widest that one of the roles gives. */
export type Relation = "admin" | "company" | "self" | "agent";

/** Null: for this caller the submission does not exist. */
export function relationTo(
  actor: Actor,
  submission: Pick<Submission, "companyId" | "userId">,
): Relation | null {
  if (actor.kind !== "member") return null;
  if (isOfCompany(actor, submission.companyId)) return actor.roles.includes("Admin") ? "admin" : "company";
  return talentSide(actor, submission.userId);
}

/** Admins, and producers of the company that owns the project. */
export function isOfCompany(actor: Actor, companyId: string): boolean {
  if (actor.kind !== "member") return false;
  return (
    actor.roles.includes("Admin") ||
    (actor.roles.includes("Production") && actor.organisationId === companyId)
  );
}

/** Talent, or an agent whom the talent accepted. */
export function talentSide(member: Member, userId: string): "self" | "agent" | null {
  if (member.roles.includes("Talent") && member.userId === userId) return "self";
  return member.roles.includes("Agent") && member.representedIds.includes(userId) ? "agent" : null;
}

/** The people whose submissions a caller may read on the talent side: the caller and linked talent. */
export function ownTalents(member: Member): readonly string[] {
  return [
    ...(member.roles.includes("Talent") ? [member.userId] : []),
    ...(member.roles.includes("Agent") ? member.representedIds : []),
  ];
}

/** The linked talents for whom an agent submits; null for a caller who is no agent. */
export function clientsOf(actor: Actor): readonly string[] | null {
  return actor.kind === "member" && actor.roles.includes("Agent") ? actor.representedIds : null;
}

/** True for those who decide on the submission and see groups, counts and other roles. */
export function isCompanySide(relation: Relation): boolean {
  return relation === "admin" || relation === "company";
}
