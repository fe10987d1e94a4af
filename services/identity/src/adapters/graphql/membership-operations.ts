import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { currentScope } from "@callboard/kit/process/request-scope.ts";
import { parsePage, type Sorts } from "@callboard/kit/paging/page.ts";
import { readKey, readOptionalKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { map, ok } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { acceptCompanyInvitation, endCompanyInvitation } from "#app/membership/decide-invitation.ts";
import { inviteCompanyMember } from "#app/membership/invite-company-member.ts";
import { listCompanyMembers } from "#app/membership/list-company-members.ts";
import { removeCompanyMember } from "#app/membership/remove-company-member.ts";
import type { Deps } from "#app/ports.ts";
import { readCompany } from "#app/read-company.ts";
import type { MutationResolvers, QueryResolvers } from "#gen/graphql.ts";
import { membersPage } from "./membership.ts";
import { STATUS_OK } from "./wire.ts";

/** Ids are UUIDv7, so their order is chronological. */
const SORTS: Sorts<"Oldest" | "Newest"> = {
  Oldest: { order: "asc", keys: ["uuid"] },
  Newest: { order: "desc", keys: ["uuid"] },
};

export function membershipQueries(deps: Deps): QueryResolvers {
  return {
    getCompanyMembers(_parent, { criteria }, { lookup, actor }, info) {
      const input = combineValidations({
        companyId: readRequiredKey("company", criteria.CompanyId, "criteria.CompanyId"),
        page: parsePage(criteria, { sorts: SORTS, count: selects(info, "Total") }),
      });
      const sort = input.ok ? input.value.page.sort : "";
      return respondWith(listCompanyMembers({ ...deps, lookup }, actor, input), (page) =>
        membersPage(page, sort),
      );
    },
  };
}

const ofInvitation = (key: string) =>
  map(readKey("companyInvitation", key, "invitationId"), (invitationId) => ({ invitationId }));

export function membershipMutations(deps: Deps): MutationResolvers {
  return {
    inviteCompanyMember(_parent, { invitation }, { lookup, actor }) {
      const key = readOptionalKey("company", invitation.CompanyId, "invitation.CompanyId");
      lookup.clear();
      const network = currentScope()?.clientNetwork ?? null;
      return respond(
        inviteCompanyMember(
          deps,
          actor,
          map(key, (companyId) => ({ companyId, invitation, network })),
        ),
      );
    },
    async acceptCompanyInvitation(_parent, { invitationId }, { lookup, actor }) {
      const accepted = await respond(acceptCompanyInvitation(deps, actor, ofInvitation(invitationId)));
      lookup.clear();
      return accepted;
    },
    endCompanyInvitation: (_parent, { invitationId }, { actor }) =>
      respondWith(endCompanyInvitation(deps, actor, ofInvitation(invitationId)), () => STATUS_OK),
    async removeCompanyMember(_parent, args, { lookup, actor }) {
      const keys = combineValidations({
        companyId: readKey("company", args.companyId, "companyId"),
        userId: readKey("user", args.userId, "userId"),
      });
      const companyId = await respond(removeCompanyMember(deps, actor, keys));
      lookup.clear();
      return respond(readCompany(lookup, actor, ok({ companyId })));
    },
  };
}
