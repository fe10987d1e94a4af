import type { Actor } from "@callboard/kit/actor.ts";
import type { TestKeys } from "./as-actor.ts";

/** An error as a client sees it. */
export interface AnsweredError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly rule?: string;
    readonly fields?: readonly { path: string; rule: string; message: string }[];
    readonly [fact: string]: unknown;
  };
}

/** The response of a subgraph, and its cost. */
interface Answer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors: readonly AnsweredError[];
  readonly sqlStatements: number;
  readonly grpcCalls: number;
}

/** Sends a GraphQL document to a subgraph as an actor; null sends no token. */
export type SubgraphClient = <Data = Record<string, unknown>>(
  actor: Actor | null,
  query: string,
  variables?: Record<string, unknown>,
) => Promise<Answer<Data>>;

/** A client of one subgraph; `httpUrl` comes from its runtime. */
export function createSubgraphClient(httpUrl: string, keys: TestKeys): SubgraphClient {
  return async <Data>(actor: Actor | null, query: string, variables: Record<string, unknown> = {}) => {
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (actor) headers["authorization"] = `Bearer ${await keys.tokenFor(actor)}`;
    const body = JSON.stringify({ query, variables });
    const response = await fetch(`${httpUrl}/graphql`, { method: "POST", headers, body });
    const answer = (await response.json()) as { data?: Data; errors?: AnsweredError[] };
    const cost = response.headers.get("server-timing") ?? "";
    return {
      status: response.status,
      data: (answer.data ?? {}) as Data,
      errors: answer.errors ?? [],
      sqlStatements: Number(/sql;desc=(\d+)/.exec(cost)?.[1] ?? 0),
      grpcCalls: Number(/grpc;desc=(\d+)/.exec(cost)?.[1] ?? 0),
    };
  };
}
