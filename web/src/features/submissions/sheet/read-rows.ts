import type { ApolloClient } from "@apollo/client";
import type { PositionSubmissionsCriteria, WallFileQuery } from "#gen/graphql.ts";
import { WallFile } from "./file-documents.ts";
import { MAX_ON_A_SHEET, type Everybody } from "./read-everybody.ts";

/** A submission as a file knows it. */
export type FileRow = WallFileQuery["getPositionSubmissions"]["Submissions"][number];

type FileRows = { readonly rows: readonly FileRow[]; readonly cutOf: Everybody["cutOf"] };

const PAGE = 100;

/**
 * Reads what a file says of everyone who matches, page by page, up to the limit of a sheet; of `wanted` only those, and no
 * page after the last of them.
 */
export async function readRows(
  graph: ApolloClient,
  criteria: PositionSubmissionsCriteria,
  wanted: ReadonlySet<string> | null,
): Promise<FileRows> {
  const rows: FileRow[] = [];
  let read = 0;
  let cutOf: Everybody["cutOf"] = null;
  let After: string | null | undefined;
  do {
    const { data }: { readonly data?: WallFileQuery | undefined } = await graph.query({
      query: WallFile,
      variables: { criteria: { ...criteria, PageSize: PAGE, ...(After && { After }) } },
      fetchPolicy: "no-cache",
    });
    const page = data?.getPositionSubmissions;
    const found = page?.Submissions ?? [];
    read += found.length;
    rows.push(...found.filter(({ SK }) => wanted === null || wanted.has(SK)));
    After = rows.length === wanted?.size ? null : page?.After;
    cutOf = page && After ? { total: page.Total, isFloor: page.TotalIsFloor } : null;
  } while (After && read < MAX_ON_A_SHEET);
  return { rows, cutOf };
}
