import { respond } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { parsePage, type Page, type Sorts } from "@callboard/kit/paging/page.ts";
import { readRequiredKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import type { Deps } from "#app/ports.ts";
import { getAuditionsToHandle } from "#app/to-handle/read-to-handle.ts";
import type { VisibleSubmission } from "#app/visible-submission.ts";
import type { AuditionsToHandlePageResolvers, QueryResolvers } from "#gen/graphql.ts";

export type VisibleTasks = Page<VisibleSubmission>;

const SORTS: Sorts<"Earliest"> = { Earliest: { order: "asc", keys: ["time", "uuid"] } };

/** Lists the auditions that wait for their company. */
export function toHandleQueries(deps: Deps) {
  return {
    getAuditionsToHandle: (_, { criteria }, { actor }, info) => {
      const count = selects(info, "Total", "TotalIsFloor");
      const parts = combineValidations({
        companyId: readRequiredKey("company", criteria.CompanyId, "criteria.CompanyId"),
        page: parsePage(criteria, { sorts: SORTS, count }),
      });
      const kind = criteria.Kind ?? null;
      return respond(
        getAuditionsToHandle(
          deps,
          actor,
          map(parts, (read) => ({ ...read, kind })),
        ),
      );
    },
  } satisfies QueryResolvers;
}

export const auditionsToHandlePageResolvers: AuditionsToHandlePageResolvers = {
  Submissions: ({ items }) => [...items],
  Total: ({ counted }) => counted?.total ?? 0,
  TotalIsFloor: ({ counted }) => counted?.totalIsFloor ?? false,
  After: ({ next }) => next,
};
