import type { Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { mayChangeCompany, type Company } from "#domain/company.ts";
import type { Colleague } from "#domain/membership/invitation.ts";
import type { Viewer } from "#domain/views.ts";
import type { UnitOfWork } from "#app/ports.ts";

/** A company whose people change, held until the end of the transaction, and the caller's place in it. */
export interface CompanySide {
  readonly company: Company;
  readonly viewer: Viewer;
  /** Null for an admin who does not work there. */
  readonly self: Colleague | null;
}

/** Opens a company for a change of its people; the token may be older than the membership. */
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
