import { respondWith } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { ok } from "@callboard/kit/result.ts";
import { listInvoices } from "#app/list-invoices.ts";
import type { Deps } from "#app/ports.ts";
import { readOverview } from "#app/read-billing.ts";
import type { QueryResolvers } from "#gen/graphql.ts";
import { toInvoice, toOverview } from "./wire.ts";

export function createQueries(deps: Deps): QueryResolvers {
  return {
    billingOverview: (_parent, _args, { actor }) => respondWith(readOverview(deps, actor, ok()), toOverview),
    getInvoices: (_parent, { criteria }, { actor }, info) =>
      respondWith(
        listInvoices(deps, actor, ok({ criteria, count: selects(info, "Total") })),
        ({ items, counted, next }) => ({
          Results: items.map(toInvoice),
          Total: counted?.total ?? 0,
          After: next,
        }),
      ),
  };
}
