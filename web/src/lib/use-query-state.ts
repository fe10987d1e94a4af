import { useContext, useMemo } from "react";
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from "react-router-dom";
import { useStable } from "./use-stable.ts";

type Change = Readonly<Record<string, string | number | readonly string[] | null>>;

/** The query string of an address. */
export type QueryWords = {
  readonly text: (name: string) => string;
  readonly list: (name: string) => readonly string[];
  readonly number: (name: string, otherwise: number) => number;
  /** Those of the given names that are set. */
  readonly set: (names: readonly string[]) => readonly string[];
};

export type QueryState = QueryWords & {
  /**
   * Writes values into the address; null and empty values are removed. The page number resets unless it is what
   * changes. `replace` (the default) makes a whole search one step in the browser's history.
   */
  readonly change: (change: Change, options?: { readonly replace?: boolean }) => void;
};

function changed(present: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(present);
  if (!("page" in change) && !("project" in change)) next.delete("page");
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== null && one !== "") next.append(name, String(one));
  }
  return next;
}

/** Reads a query string. */
export function queryWords(search: URLSearchParams): QueryWords {
  return {
    text: (name) => search.get(name) ?? "",
    list: (name) => search.getAll(name),
    number: (name, otherwise) => {
      const value = Number(search.get(name));
      return Number.isInteger(value) && value > 0 ? value : otherwise;
    },
    set: (names) => names.filter((name) => search.has(name)),
  };
}

/**
 * Reads the newest query string of this page's address. The page draws a navigation some time after it was made, and
 * what follows in between must not undo it; only the router's own state knows.
 */
export function useNewestSearch(): () => string {
  const { pathname, search } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useStable(() => {
    const newest = router?.state.location;
    return newest?.pathname === pathname ? newest.search : search;
  });
}

/** The page's state that lives in its address: filters, words, sort, page, the open record. */
export function useQueryState(): QueryState {
  const [search, setSearch] = useSearchParams();
  const newest = useNewestSearch();
  const change = useStable<Parameters<QueryState["change"]>, void>((values, { replace = true } = {}) =>
    setSearch(changed(new URLSearchParams(newest()), values), { replace, preventScrollReset: true }),
  );
  return useMemo(() => ({ ...queryWords(search), change }), [search, change]);
}
