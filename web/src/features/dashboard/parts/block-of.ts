import { isAnswered } from "#lib/graph/answered.ts";

export type Query = {
  readonly data?: unknown;
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
};

/** Reads a query again; what it rejects with shows where its data does. */
export function rereads(query: Pick<Query, "refetch">): () => void {
  return () => void query.refetch().catch(() => undefined);
}

/** The states of the card that a query fills, for its DataBlock. */
export function blockOf(query: Query) {
  return {
    loading: !isAnswered(query.data) && query.loading,
    error: isAnswered(query.data) ? null : query.error,
    onRetry: rereads(query),
  };
}
