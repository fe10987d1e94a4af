import type { Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { companyViewOf, type Company, type CompanyView } from "#domain/company.ts";
import type { MemberLookup } from "./read-member.ts";

/** A company with the caller's view of it. */
export interface VisibleCompany {
  readonly company: Company;
  readonly view: CompanyView;
  /** Whether the caller may call saveCompany on it. */
  readonly mayChange: boolean;
  readonly byAdmin: boolean;
}

const CHANGE_ROLES: readonly string[] = ["Admin", "Production"];

export interface CompanyLookup extends Pick<MemberLookup, "account"> {
  readonly company: (id: string) => Promise<Company | null>;
}

/** The company as the caller may see it; null for guests and for members who are suspended or not registered. */
export async function visibleCompany(
  lookup: CompanyLookup,
  actor: Actor,
  id: string,
): Promise<VisibleCompany | null> {
  if (actor.kind !== "member") return null;
  const [self, company] = await Promise.all([lookup.account(actor.userId), lookup.company(id)]);
  if (company === null || self === null || self.suspended || !self.registered) return null;
  const viewer = { userId: self.id, roles: self.roles, companyId: self.companyId };
  const view = companyViewOf(viewer, id);
  return {
    company,
    view,
    byAdmin: self.roles.includes("Admin"),
    mayChange: view === "member" && self.roles.some((role) => CHANGE_ROLES.includes(role)),
  };
}

/** The company; open to every registered member. */
export const readCompany = forMembers<CompanyLookup, { readonly companyId: string }, VisibleCompany>(
  null,
  async (lookup, member, { companyId }) => {
    const company = await visibleCompany(lookup, member, companyId);
    return company === null ? fail(notFound("company")) : ok(company);
  },
);
