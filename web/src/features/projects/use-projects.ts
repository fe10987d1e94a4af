import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLive } from "#lib/live/live-context.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { CompanyProjects, PAGE_SIZE } from "./project-documents.ts";

/** The server's filters for a company's projects. */
export type ProjectFilters = { readonly Text?: string; readonly Status?: string[] };

/** The company's projects, with further pages below, following the live stream. Loads nothing for null. */
export function useProjects(filters: ProjectFilters | null) {
  const notifyFailure = useFailureNotice();
  const criteria = { PageSize: PAGE_SIZE, ...filters };
  const { data, error, loading, refetch, fetchMore } = useQuery(
    CompanyProjects,
    filters === null ? skipToken : { variables: { criteria }, fetchPolicy: "cache-and-network" },
  );
  const found = data?.getCompanyProjects;
  const [end, setEnd] = useState<string | null>(null);
  const last = found?.at(-1)?.Cursor ?? null;

  /** Loads the page after a project, and returns it. */
  async function readOn(after: string | null | undefined) {
    const { data: next } = await fetchMore({
      variables: { criteria: { ...criteria, After: after } },
      updateQuery: (former, { fetchMoreResult }) => ({
        ...former,
        getCompanyProjects: [...former.getCompanyProjects, ...fetchMoreResult.getCompanyProjects],
      }),
    });
    const page = next?.getCompanyProjects ?? [];
    if (page.length < PAGE_SIZE) setEnd(page.at(-1)?.Cursor ?? after ?? null);
    return page;
  }

  /** Refetches every page that is shown, not just the first. */
  async function refresh(): Promise<void> {
    const wanted = found?.length ?? 0;
    let page = (await refetch()).data?.getCompanyProjects ?? [];
    for (let read = page.length; read < wanted && page.length === PAGE_SIZE; read += page.length) {
      page = await readOn(page.at(-1)?.Cursor);
    }
  }

  const again = () => {
    if (filters !== null) void refresh().catch(() => undefined);
  };
  useLive("project.changed", again);
  useLive("submission.changed", again);
  const hasMore = found !== undefined && found.length % PAGE_SIZE === 0 && last !== null && last !== end;
  const more = () => void readOn(last).catch(notifyFailure);
  return { found, error, loading, again, hasMore, more };
}

export type Projects = ReturnType<typeof useProjects>;
