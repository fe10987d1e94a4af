import { respondWith } from "@callboard/graphql/respond.ts";
import { ok } from "@callboard/kit/result.ts";
import type { Deps } from "#app/ports.ts";
import { readOverview } from "#app/read-billing.ts";
import type { QueryResolvers } from "#gen/graphql.ts";
import { toOverview } from "./wire.ts";

export function createQueries(deps: Deps): QueryResolvers {
  return {
    billingOverview: (_parent, _args, { actor }) => respondWith(readOverview(deps, actor, ok()), toOverview),
  };
}
