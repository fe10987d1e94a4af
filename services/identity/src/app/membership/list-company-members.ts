import { notFound } from "@callboard/kit/failure.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { CompanyMember, Deps } from "#app/ports.ts";
import { visibleCompany, type CompanyLookup } from "#app/read-company.ts";

interface Input {
  readonly companyId: string;
  readonly page: PageRequest;
}

/** A company's members, visible to those members and to admins; NOT_FOUND for anyone else. */
export const listCompanyMembers = forMembers<
  Pick<Deps, "reads"> & { readonly lookup: CompanyLookup },
  Input,
  Page<CompanyMember>
>(["Admin", "Production"], async ({ reads, lookup }, member, { companyId, page }) => {
  const visible = await visibleCompany(lookup, member, companyId);
  if (visible?.view !== "member") return fail(notFound("company"));
  return ok(await reads.membersOf(companyId, page));
});
