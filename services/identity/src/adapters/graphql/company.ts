import { readKey } from "@callboard/kit/record-key.ts";
import { visibleCompany, type VisibleCompany } from "#app/read-company.ts";
import { visibleMember } from "#app/read-member.ts";
import { namesLike, type Company } from "#domain/company.ts";
import type { Resolvers } from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import { mediaReference, recordOf } from "./wire.ts";

function publicly<T>(read: (company: Company) => T) {
  return ({ company, view }: VisibleCompany): T | null => (view === "name" ? null : read(company));
}

function internally<T>(read: (company: Company) => T) {
  return ({ company, view }: VisibleCompany): T | null => (view === "member" ? read(company) : null);
}

/** Resolvers of Company and CompanyData. */
export const companyResolvers: Pick<Resolvers, "Company" | "CompanyData"> = {
  Company: {
    ...recordOf<VisibleCompany>("company", ({ company }) => company.id),
    __resolveReference: async ({ PK }, { lookup, actor }: Context) => {
      const id = readKey("company", PK, "PK");
      return id.ok ? visibleCompany(lookup, actor, id.value) : null;
    },
  },
  CompanyData: {
    Name: ({ company }) => company.name,
    Logo: ({ company }) => mediaReference(company.logoMediaId),
    Country: publicly((company) => company.country),
    Email: publicly((company) => company.email),
    City: publicly((company) => company.city),
    Phone: publicly((company) => company.phone),
    Bio: publicly((company) => company.bio),
    Capabilities: publicly((company) => [...company.capabilities]),
    Ein: internally((company) => company.ein),
    CreatedBy: ({ company, view }, _args, { lookup, actor }) =>
      view === "member" ? visibleMember(lookup, actor, company.createdBy) : null,
    NumberMembers: ({ company, view }, _args, { lookup }) =>
      view === "member" ? lookup.numberOfMembers(company.id) : null,
    Invitations: async ({ company, view }, _args, { lookup }) =>
      view === "member" ? [...(await lookup.openInvitations(company.id))] : null,
    LooksLike: async ({ company, byAdmin }, _args, { lookup }) =>
      byAdmin ? namesLike(company.name, await lookup.lookAlikes(company.id)) : null,
    ViewerCan: ({ mayChange }) =>
      mayChange ? ["saveCompany", "inviteCompanyMember", "removeCompanyMember"] : [],
  },
};
