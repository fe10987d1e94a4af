import { respond } from "@callboard/graphql/respond.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { readCompany } from "#app/read-company.ts";
import { readMember, readOwnRecord } from "#app/read-member.ts";
import type { QueryResolvers } from "#gen/graphql.ts";

export const queries: QueryResolvers = {
  me: (_parent, _args, { lookup, actor }) => respond(readOwnRecord(lookup, actor)),
  getUserById(_parent, { id }, { lookup, actor }) {
    const input = map(readKey("user", id, "id"), (userId) => ({ userId }));
    return respond(readMember(lookup, actor, input));
  },
  getCompanyById(_parent, { id }, { lookup, actor }) {
    const input = map(readKey("company", id, "id"), (companyId) => ({ companyId }));
    return respond(readCompany(lookup, actor, input));
  },
};
