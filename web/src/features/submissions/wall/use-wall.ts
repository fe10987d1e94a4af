import { useMemo, useState } from "react";
import type { PositionSubmissionsCriteria, PositionWallQuery } from "#gen/graphql.ts";
import { drawTogether } from "#lib/graph/cached/draw-together.ts";
import { useList } from "#lib/graph/cached/use-list.ts";
import { useStable } from "#lib/use-stable.ts";
import { useWallUpdates } from "./arrivals/use-wall-updates.ts";
import { PAGE_SIZE, PositionWall } from "./wall-documents.ts";
import type { WallItem } from "./wall-item.ts";

export type Wall = {
  readonly items: readonly WallItem[];
  readonly total: number;
  readonly totalIsFloor: boolean;
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly error: unknown;
  /** Why loading more failed. No further attempt is made until `retryMore` is called. */
  readonly moreError: unknown;
  readonly loadMore: () => void;
  readonly retry: () => void;
  readonly retryMore: () => void;
  /** Number of arrivals held back while the wall must not move; `showArrivals` adds them. */
  readonly arrived: number;
  readonly showArrivals: () => void;
};

type Options = {
  readonly criteria: PositionSubmissionsCriteria;
  /** Whether cards may move now: not while one has focus or the reader has scrolled down. */
  readonly mayMove: () => boolean;
  /** Indexes in `items` of the first and last visible card. */
  readonly visible: () => readonly number[];
  readonly onChanged: () => void;
};

type Page = PositionWallQuery["getPositionSubmissions"];

/**
 * Removes duplicates. With the oldest first, new submissions belong at the very end and appear after the last page.
 */
function inOrder(
  SortOrder: PositionSubmissionsCriteria["SortOrder"],
  page: Page | undefined,
  arrived: readonly WallItem[],
): readonly WallItem[] {
  const present = page?.Submissions ?? [];
  const atEnd = page?.After ? [] : arrived;
  const all = SortOrder === "Oldest" ? [...present, ...atEnd] : [...arrived, ...present];
  return [...new Map(all.map((item) => [item.SK, item])).values()];
}

function countsOf(page: Page | undefined, shown: number): Pick<Wall, "total" | "totalIsFloor" | "hasMore"> {
  if (!page) return { total: shown, totalIsFloor: false, hasMore: false };
  const { Total, TotalIsFloor, After } = page;
  return { total: Math.max(Total, shown), totalIsFloor: TotalIsFloor, hasMore: Boolean(After) };
}

/**
 * The submissions of a wall, loaded in pages of fifty by cursor. Their order is fixed when they are loaded: updates
 * happen in place, and cards stay until the filters change, so that nothing moves under the reader.
 */
export function useWall({ criteria, mayMove, visible, onChanged }: Options): Wall {
  const written = JSON.stringify({ ...criteria, PageSize: PAGE_SIZE });
  const variables = useMemo(
    () => ({ criteria: JSON.parse(written) as PositionSubmissionsCriteria }),
    [written],
  );
  const { list, error, loading, again, more } = useList(PositionWall, variables);
  const page = list?.getPositionSubmissions;
  const [loadingMore, setLoadingMore] = useState(false);
  const [failed, setFailed] = useState<{ readonly at: string; readonly error: unknown } | null>(null);
  const updates = useWallUpdates({ criteria, known: page?.Submissions ?? [], mayMove, visible, onChanged });
  const { SortOrder } = criteria;
  const items = useMemo(() => inOrder(SortOrder, page, updates.shown), [SortOrder, page, updates.shown]);

  const end = page?.After ? `${written} ${page.After}` : null;
  const moreError = failed?.at === end ? failed?.error : undefined;

  async function fetchMore(): Promise<void> {
    if (loadingMore || end === null) return;
    setLoadingMore(true);
    const error = await more({ criteria: { ...variables.criteria, After: page?.After ?? null } });
    // Renders together with the new page: until then the end of the list is unchanged, and would be requested again.
    drawTogether(() => {
      setLoadingMore(false);
      setFailed(error === undefined ? null : { at: end, error });
    }, "at once");
  }

  const calls = {
    loadMore: useStable(() => void (moreError === undefined && fetchMore())),
    retry: useStable(again),
    retryMore: useStable(() => void fetchMore()),
    showArrivals: useStable(updates.show),
  };
  return {
    items,
    ...countsOf(page, items.length),
    loading: loading || loadingMore,
    error: page ? null : error,
    moreError,
    arrived: updates.held.length,
    ...calls,
  };
}
