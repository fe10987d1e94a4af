import { respond } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { parsePage, type Page, type Sorts } from "@callboard/kit/paging/page.ts";
import { readOptionalKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { getOpenRequests } from "#app/open-requests/read-open-requests.ts";
import type { Deps } from "#app/ports.ts";
import type { VisibleSubmission } from "#app/visible-submission.ts";
import { openRequestOf, type OpenRequest } from "#domain/open-request/open-request.ts";
import type { OpenRequestResolvers, OpenRequestsPageResolvers, QueryResolvers } from "#gen/graphql.ts";
import type { Context } from "../context.ts";
import { waitingPlaceOf } from "../waiting/place-in-line.ts";
import { wire } from "../wire.ts";

export type VisibleRequests = Page<VisibleSubmission>;

const SORTS: Sorts<"Soonest"> = { Soonest: { order: "asc", keys: ["time", "time", "uuid"] } };

/** Lists what waits for a response of the talent side. */
export function openRequestQueries(deps: Deps) {
  return {
    getOpenRequests: (_, { criteria }, { actor }, info) => {
      const count = selects(info, "Total", "TotalIsFloor");
      const parts = combineValidations({
        userId: readOptionalKey("user", criteria.UserId, "criteria.UserId"),
        companyId: readOptionalKey("company", criteria.CompanyId, "criteria.CompanyId"),
        page: parsePage(criteria, { sorts: SORTS, count }),
      });
      const expiresWithinHours = criteria.ExpiresWithinHours ?? null;
      return respond(
        getOpenRequests(
          deps,
          actor,
          map(parts, (read) => ({ ...read, expiresWithinHours })),
        ),
      );
    },
  } satisfies QueryResolvers;
}

/** The request that waits for a response, in the state that the caller knows. */
export async function openRequestFor(
  { submission, decided }: VisibleSubmission,
  { loaders, now }: Context,
): Promise<OpenRequest | null> {
  const [project, waiting] = await Promise.all([
    loaders.projects.load(submission.projectId),
    waitingPlaceOf(submission, loaders),
  ]);
  const projectClosed = project?.status === "Closed";
  return openRequestOf({ submission, waiting, projectClosed, decided }, now);
}

export const openRequestResolvers: OpenRequestResolvers = {
  Kind: ({ kind }) => kind,
  ExpiresAt: ({ expiresAt }) => wire.timeOrNull(expiresAt),
};

export const openRequestsPageResolvers: OpenRequestsPageResolvers = {
  Submissions: ({ items }) => [...items],
  Total: ({ counted }) => counted?.total ?? 0,
  TotalIsFloor: ({ counted }) => counted?.totalIsFloor ?? false,
  After: ({ next }) => next,
};
