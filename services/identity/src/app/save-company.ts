import type { Member } from "@callboard/kit/actor.ts";
import { conflict, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import {
  changedFields,
  mayChangeCompany,
  NO_FIELDS,
  readCompany,
  readNewCompany,
  type CompanyFields,
  type CompanyInput,
} from "#domain/company.ts";
import type { Deps, UnitOfWork } from "./ports.ts";

interface Input {
  /** Null creates the caller's company. */
  readonly companyId: string | null;
  readonly company: CompanyInput;
}

/** Creates the caller's company or changes it; returns its id. */
export const saveCompany = forMembers<Deps, Input, string>(
  ["Admin", "Production"],
  (deps, member, { companyId, company }) =>
    companyId === null
      ? createCompany(deps, member, company)
      : deps.transaction((unit) => updateCompany(unit, member, { companyId, company })),
);

async function createCompany(deps: Deps, member: Member, input: CompanyInput): Promise<Result<string>> {
  const read = readNewCompany(input);
  if (!read.ok) return read;
  const { clientKey, ...fields } = read.value;
  const call = { actor: member, operation: "saveCompany", key: clientKey, body: input };
  return deps.transaction((unit) =>
    unit.once(call, () => addCompany(unit, member, { id: deps.newId(), fields })),
  );
}

async function addCompany(
  unit: UnitOfWork,
  member: Member,
  { id, fields }: { readonly id: string; readonly fields: Partial<CompanyFields> },
): Promise<Result<string>> {
  const account = await unit.lockAccount(member.userId);
  if (account === null) return fail(notFound("member"));
  if (account.companyId !== null)
    return fail(conflict("HAS_COMPANY", "You already belong to a company. Edit that one instead."));
  await unit.insertCompany({ ...NO_FIELDS, ...fields, id, createdBy: account.id, version: 0 });
  await unit.saveAccount({ ...account, companyId: id, companyOwner: true });
  await unit.addEvents(member, [
    { kind: "CompanyCreated", companyId: id, createdBy: account.id },
    { kind: "CompanyMemberAdded", companyId: id, userId: account.id },
  ]);
  return ok(id);
}

async function updateCompany(
  unit: UnitOfWork,
  member: Member,
  { companyId, company }: { readonly companyId: string; readonly company: CompanyInput },
): Promise<Result<string>> {
  const before = await unit.lockCompany(companyId);
  if (before === null) return fail(notFound("company"));
  // The token may be older than the membership.
  const viewer = {
    userId: member.userId,
    roles: member.roles,
    companyId: await unit.companyOf(member.userId),
  };
  const allowed = mayChangeCompany(viewer, companyId);
  if (!allowed.ok) return allowed;
  const read = readCompany(company);
  if (!read.ok) return read;
  const after = { ...before, ...read.value };
  const fields = changedFields(before, after);
  if (fields.length === 0) return ok(companyId);
  await unit.saveCompany(after);
  await unit.addEvents(member, [{ kind: "CompanyUpdated", companyId, fields }]);
  return ok(companyId);
}
