import { respond } from "@callboard/graphql/respond.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import type { Page } from "@callboard/kit/paging/page.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { CompanyMember } from "#app/ports.ts";
import { visibleCompany } from "#app/read-company.ts";
import { visibleMember } from "#app/read-member.ts";
import { memberPlace } from "#adapters/store/membership.ts";
import { statusAt, type Invitation } from "#domain/membership/invitation.ts";
import type { Resolvers } from "#gen/graphql.ts";
import { recordOf } from "./wire.ts";

/** A company member with a cursor in a list. */
export interface ListedMember extends CompanyMember {
  readonly cursor: string;
}

/** Resolvers of CompanyInvitation, CompanyInvitationData and CompanyMember. */
export const membershipResolvers: Pick<
  Resolvers,
  "CompanyInvitation" | "CompanyInvitationData" | "CompanyMember"
> = {
  CompanyInvitation: recordOf<Invitation>("companyInvitation", ({ id }) => id),
  CompanyInvitationData: {
    Company: async ({ companyId }, _args, { lookup, actor }) => {
      const company = await visibleCompany(lookup, actor, companyId);
      return respond(company === null ? fail(notFound("company")) : ok(company));
    },
    Email: ({ email }) => email,
    Owner: ({ owner }) => owner,
    InvitedBy: ({ invitedBy }, _args, { lookup, actor }) => visibleMember(lookup, actor, invitedBy),
    Status: (invitation) => statusAt(invitation, new Date()),
    InvitedAt: ({ invitedAt }) => invitedAt.toISOString(),
    ExpiresAt: ({ expiresAt }) => expiresAt.toISOString(),
  },
  CompanyMember: {
    User: ({ userId }, _args, { lookup, actor }) => visibleMember(lookup, actor, userId),
    Owner: ({ isOwner }) => isOwner,
    Cursor: ({ cursor }) => cursor,
  },
};

/** A page of a company's members in its wire form. */
export function membersPage({ items, counted }: Page<CompanyMember>, sort: string) {
  return {
    Members: items.map((member): ListedMember => ({
      ...member,
      cursor: writeCursor(sort, memberPlace(member), counted),
    })),
    Total: counted?.total ?? 0,
    TotalIsFloor: counted?.totalIsFloor ?? false,
  };
}
