import type { Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { mayChangeCompany, type Company } from "#domain/company.ts";
import type { Colleague } from "#domain/membership/invitation.ts";
import type { Viewer } from "#domain/views.ts";
import type { UnitOfWork } from "#app/ports.ts";

/** A company whose members are about to change, locked until the transaction ends, and the caller's membership. */
export interface CompanySide {
  readonly company: Company;
  readonly viewer: Viewer;
  /** Null for an admin who is not a member of the company. */
  readonly self: Colleague | null;
}

/** Locks a company for a change of its members. Membership is read again, since the token may be older. */
export async function openCompany(
  unit: UnitOfWork,
  member: Member,
  companyId: string,
): Promise<Result<CompanySide>> {
  const company = await unit.lockCompany(companyId);
  if (company === null) return fail(notFound("company"));
  const own = await unit.companyOf(member.userId);
  const viewer = { userId: member.userId, roles: member.roles, companyId: own };
  const allowed = mayChangeCompany(viewer, companyId);
  if (!allowed.ok) return allowed;
  return ok({ company, viewer, self: await unit.colleague(company, member.userId) });
}
