import { matchPath } from "react-router-dom";
import type { ReadEarly } from "#lib/graph/queries/read-early.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { paths } from "#lib/paths.ts";
import { queryWords } from "#lib/use-query-state.ts";
import { wallCriteria } from "./wall-criteria.ts";
import { PAGE_SIZE, PositionWall, WallHead } from "./wall-documents.ts";

/** Fetches the role in the address and the first page of its submissions. */
export const readWall: ReadEarly = async ({ query, address }) => {
  const { id = "", projectId = "" } = matchPath(paths.positionSubmissions, address.pathname)?.params ?? {};
  const criteria = wallCriteria(queryWords(address.searchParams), { positionId: id, projectId });
  await Promise.all([
    query(WallHead, { pK: keyOf("PRJ", projectId), sK: keyOf("ROLE", id) }),
    query(PositionWall, { criteria: { ...criteria, PageSize: PAGE_SIZE } }),
  ]);
};
