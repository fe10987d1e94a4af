import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { requireMember } from "@callboard/kit/actor.ts";
import type { Actor, Member } from "@callboard/kit/actor.ts";
import { conflict, notFound } from "@callboard/kit/failure.ts";
import { parseKey } from "@callboard/kit/record-key.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { changeCompany, changedFields, mayChangeCompany, NO_FIELDS } from "#domain/company.ts";
import type { CompanyFields, CompanyInput } from "#domain/company.ts";
import type { IdentityEvent } from "#domain/events.ts";
import type { Deps, Transaction } from "./ports.ts";

/** Creates the caller's company or changes it; answers its id. */
export async function saveCompany(deps: Deps, actor: Actor, input: CompanyInput): Promise<Result<string>> {
  const member = requireMember(actor, ["Admin", "Production"]);
  if (!member.ok) return member;
  if (input.PK === null || input.PK === undefined) return createCompany(deps, member.value, input);
  const id = parseKey(KEY_PREFIXES.company, input.PK, "company.PK");
  if (!id.ok) return id;
  return deps.transaction((tx) => updateCompany(tx, member.value, { id: id.value, input }));
}

async function createCompany(deps: Deps, member: Member, input: CompanyInput): Promise<Result<string>> {
  const fields = changeCompany(NO_FIELDS, input);
  if (!fields.ok) return fields;
  const call = { actor: member, operation: "saveCompany", key: input.ClientKey, body: input };
  return deps.transaction((tx) =>
    tx.once(call, () => addCompany(tx, member, { id: deps.newId(), fields: fields.value })),
  );
}

async function addCompany(
  tx: Transaction,
  member: Member,
  { id, fields }: { readonly id: string; readonly fields: CompanyFields },
): Promise<Result<string>> {
  const account = await tx.accounts.lock(member.userId);
  if (account === null) return fail(notFound("member"));
  if (account.companyId !== null)
    return fail(conflict("HAS_COMPANY", "You work for a company already; change that one."));
  await tx.companies.insert({ ...fields, id, createdBy: account.id, version: 0 });
  await tx.accounts.save({ ...account, companyId: id });
  await tx.publish(member, [
    { about: "company", id, event: { type: "CompanyCreated", createdBy: account.id } },
    { about: "company", id, event: { type: "CompanyMemberAdded", userId: account.id } },
  ]);
  return ok(id);
}

async function updateCompany(
  tx: Transaction,
  member: Member,
  { id, input }: { readonly id: string; readonly input: CompanyInput },
): Promise<Result<string>> {
  const before = await tx.companies.lock(id);
  if (before === null) return fail(notFound("company"));
  // the token may be older than the membership
  const [self] = await tx.accounts.byIds([member.userId]);
  const viewer = { userId: member.userId, roles: member.roles, companyId: self?.companyId ?? null };
  const refused = mayChangeCompany(viewer, id);
  if (refused !== null) return fail(refused);
  const fields = changeCompany(before, input);
  if (!fields.ok) return fields;
  const changed = changedFields(before, fields.value);
  if (changed.length === 0) return ok(id);
  await tx.companies.save({ ...before, ...fields.value });
  const event: IdentityEvent = { about: "company", id, event: { type: "CompanyUpdated", fields: changed } };
  await tx.publish(member, [event]);
  return ok(id);
}
