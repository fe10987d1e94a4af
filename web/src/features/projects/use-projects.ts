import { skipToken, useQuery } from "@apollo/client/react";
import { useLive } from "#lib/live/live-context.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { CompanyProjects, PAGE_SIZE } from "./project-documents.ts";

/** What the server narrows a company's projects by. */
export type Asked = { readonly Text?: string; readonly Status?: string[] };

/** The company's projects; further pages are added below. Follows the live stream. Nothing is read for null. */
export function useProjects(asked: Asked | null) {
  const say = useFailureNotice();
  const criteria = { PageSize: PAGE_SIZE, ...asked };
  const { data, error, loading, refetch, fetchMore } = useQuery(
    CompanyProjects,
    asked === null ? skipToken : { variables: { criteria }, fetchPolicy: "cache-and-network" },
  );
  const again = () => {
    if (asked !== null) void refetch().catch(() => undefined);
  };
  useLive("project.changed", again);
  useLive("submission.changed", again);
  const found = data?.getCompanyProjects;
  const last = found?.at(-1)?.Cursor ?? null;
  const hasMore = found !== undefined && found.length % PAGE_SIZE === 0 && last !== null;
  const more = () =>
    void fetchMore({
      variables: { criteria: { ...criteria, After: last } },
      updateQuery: (former, { fetchMoreResult }) => ({
        ...former,
        getCompanyProjects: [...former.getCompanyProjects, ...fetchMoreResult.getCompanyProjects],
      }),
    }).catch(say);
  return { found, error, loading, again, hasMore, more };
}

export type Projects = ReturnType<typeof useProjects>;
