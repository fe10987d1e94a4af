import { hasResponse } from "#lib/graph/answered.ts";

export type Query = {
  readonly data?: unknown;
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
};

/** Refetches a query; an error appears where its data does. */
export function rereads(query: Pick<Query, "refetch">): () => void {
  return () => void query.refetch().catch(() => undefined);
}

/** The loading and error states of a query's card, as props of its DataBlock. */
export function blockOf(query: Query) {
  return {
    loading: !hasResponse(query.data) && query.loading,
    error: hasResponse(query.data) ? null : query.error,
    onRetry: rereads(query),
  };
}
