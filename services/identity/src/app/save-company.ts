import type { Member } from "@callboard/kit/actor.ts";
import { conflict, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { storedResponse } from "@callboard/kit/unit-of-work.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import {
  changedFields,
  checkLogo,
  mayChangeCompany,
  NO_FIELDS,
  readCompany,
  readNewCompany,
  shownFiles,
  type CompanyFields,
  type CompanyInput,
} from "#domain/company.ts";
import type { Deps, UnitOfWork } from "./ports.ts";

interface Input {
  /** Null creates the caller's company. */
  readonly companyId: string | null;
  readonly company: CompanyInput;
}

/** Creates or changes the caller's company; returns its id. The logo is looked up before anything is locked. */
export const saveCompany = forMembers<Deps, Input, string>(
  ["Admin", "Production"],
  (deps, member, { companyId, company }) =>
    companyId === null
      ? createCompany(deps, member, company)
      : changeCompany(deps, member, { companyId, company }),
);

async function createCompany(deps: Deps, member: Member, input: CompanyInput): Promise<Result<string>> {
  const read = readNewCompany(input);
  if (!read.ok) return read;
  const { clientKey, ...fields } = read.value;
  const call = { actor: member, operation: "saveCompany", key: clientKey, body: input };
  // A repeated call gets its stored response, even if the logo has changed since.
  const stored = await storedResponse<string>(deps.transaction, call);
  if (stored) return stored;
  const fits = await logoFits(deps, fields, { userId: member.userId, companyId: null });
  if (!fits.ok) return fits;
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
  const company = { ...NO_FIELDS, ...fields, id, createdBy: account.id, version: 0 };
  await unit.insertCompany(company);
  await unit.saveAccount({ ...account, companyId: id, companyOwner: true });
  const { mediaIds } = shownFiles(NO_FIELDS, company);
  await unit.addEvents(member, [
    { kind: "CompanyCreated", companyId: id, createdBy: account.id, mediaIds },
    { kind: "CompanyMemberAdded", companyId: id, userId: account.id },
  ]);
  return ok(id);
}

interface CompanyChange {
  readonly companyId: string;
  readonly company: CompanyInput;
}

async function changeCompany(deps: Deps, member: Member, change: CompanyChange): Promise<Result<string>> {
  const { companyId, company } = change;
  const [companies, accounts] = await Promise.all([
    deps.reads.companies([companyId]),
    deps.reads.accounts([member.userId]),
  ]);
  const before = companies.get(companyId);
  if (before === undefined) return fail(notFound("company"));
  // The token may predate the membership.
  const viewer = { ...member, companyId: accounts.get(member.userId)?.companyId ?? null };
  const allowed = mayChangeCompany(viewer, companyId);
  if (!allowed.ok) return allowed;
  const read = readCompany(company);
  if (!read.ok) return read;
  const kept = read.value.logoMediaId === before.logoMediaId;
  const fits = kept ? ok() : await logoFits(deps, read.value, { userId: member.userId, companyId });
  return fits.ok
    ? deps.transaction((unit) => updateCompany(unit, member, { companyId, fields: read.value }))
    : fits;
}

async function updateCompany(
  unit: UnitOfWork,
  member: Member,
  { companyId, fields }: { readonly companyId: string; readonly fields: Partial<CompanyFields> },
): Promise<Result<string>> {
  const before = await unit.lockCompany(companyId);
  if (before === null) return fail(notFound("company"));
  // Checked again here: the caller may have been removed since the first check.
  const viewer = { ...member, companyId: await unit.companyOf(member.userId) };
  const allowed = mayChangeCompany(viewer, companyId);
  if (!allowed.ok) return allowed;
  const after = { ...before, ...fields };
  const changed = changedFields(before, after);
  if (changed.length === 0) return ok(companyId);
  await unit.saveCompany(after);
  await unit.addEvents(member, [
    { kind: "CompanyUpdated", companyId, fields: changed, ...shownFiles(before, after) },
  ]);
  return ok(companyId);
}

async function logoFits(
  { upstreams }: Deps,
  { logoMediaId }: Partial<CompanyFields>,
  owner: { readonly userId: string; readonly companyId: string | null },
): Promise<Result<void>> {
  if (!logoMediaId) return ok();
  const files = await upstreams.batchGetFiles([logoMediaId]);
  return files.ok ? checkLogo(files.value.get(logoMediaId) ?? null, owner) : files;
}
