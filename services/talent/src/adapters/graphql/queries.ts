import { respond } from "@callboard/graphql/respond.ts";
import { filterUsers } from "#app/filter-users.ts";
import type { Deps } from "#app/ports.ts";
import { readCriteria } from "#app/search-criteria.ts";
import type { QueryResolvers } from "#gen/graphql.ts";

export function createQueries(deps: Deps): QueryResolvers {
  return {
    filterUsers: (_parent, { criteria }, { lookup, actor }) =>
      respond(filterUsers({ ...deps, lookup }, actor, readCriteria(criteria))),
  };
}
