import type { Actor } from "@callboard/kit/actor.ts";
import { requireMember } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { companyViewOf } from "#domain/company.ts";
import type { Company, CompanyView } from "#domain/company.ts";
import type { MemberLookup } from "./see-member.ts";

/** A company as somebody sees it. */
export type SeenCompany = {
  readonly company: Company;
  readonly view: CompanyView;
  /** Whether the viewer may call saveCompany on it. */
  readonly mayChange: boolean;
};

const CHANGE_ROLES: readonly string[] = ["Admin", "Production"];

export type CompanyLookup = Pick<MemberLookup, "account"> & {
  readonly company: (id: string) => Promise<Company | null>;
};

/** The company as the caller may see it; null for guests and for those who may not work yet or any more. */
export async function seeCompany(
  lookup: CompanyLookup,
  actor: Actor,
  id: string,
): Promise<SeenCompany | null> {
  if (actor.kind !== "member") return null;
  const [self, company] = await Promise.all([lookup.account(actor.userId), lookup.company(id)]);
  if (company === null || self === null || self.suspended || !self.registered) return null;
  const viewer = { userId: self.id, roles: self.roles, companyId: self.companyId };
  const view = companyViewOf(viewer, id);
  return {
    company,
    view,
    mayChange: view === "member" && self.roles.some((role) => CHANGE_ROLES.includes(role)),
  };
}

/** getCompanyById; `key` is the parsed key. */
export async function getCompany(
  lookup: CompanyLookup,
  actor: Actor,
  key: Result<string>,
): Promise<Result<SeenCompany>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  if (!key.ok) return key;
  const seen = await seeCompany(lookup, actor, key.value);
  return seen === null ? fail(notFound("company")) : ok(seen);
}
