import { ApolloLink } from "@apollo/client";
import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { defer, from, lastValueFrom } from "rxjs";
import type { Viewer } from "#lib/session/viewer.tsx";

type EarlyQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) => Promise<Data | undefined>;

/** What a page that is about to be rendered can send queries with. */
type EarlyReading = {
  readonly query: EarlyQuery;
  readonly address: URL;
  readonly viewer: Promise<Viewer | null>;
};

/** Sends the queries of a page's first render ahead of it, with the same variables. */
export type ReadEarly = (reading: EarlyReading) => Promise<unknown>;

/** A response that no page has taken by then is discarded. */
const GOOD_FOR_MS = 5_000;
const EARLY = { isEarly: true } as const;

type Kept = { readonly response: Promise<ApolloLink.Result>; readonly until: number };

/** Equal for two operations with the same name and variables. */
export const keyOf = ({ operationName, variables }: ApolloLink.Operation): string =>
  JSON.stringify([operationName, variables]);

export type EarlyResponses = {
  /** Stores the responses of early queries and gives each to the first component that issues the same query. */
  readonly link: ApolloLink;
  /** Discards early responses: something has changed, and the pages that would refetch are not mounted yet. */
  readonly forget: () => void;
};

/**
 * The next macrotask, shared by all who wait in this one: the frame is painted and keys are handled before the page's
 * content renders, and whatever has arrived by then renders together.
 */
function nextStep(): () => Promise<void> {
  let next: Promise<void> | null = null;
  return () => {
    next ??= new Promise((resolve) => {
      setTimeout(() => {
        next = null;
        resolve();
      });
    });
    return next;
  };
}

/**
 * The early responses of a graph. Failed queries are sent again, and so are those sent before a mutation. A page
 * renders as if the response had just arrived: first its frame, then its content.
 */
export function earlyResponses(now: () => number = () => performance.now()): EarlyResponses {
  const kept = new Map<string, Kept>();
  const step = nextStep();
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) kept.clear();
    const key = keyOf(operation);
    if (operation.getContext()["isEarly"] === true) {
      const response = lastValueFrom(forward(operation));
      kept.set(key, { response, until: now() + GOOD_FOR_MS });
      return from(response);
    }
    const found = kept.get(key);
    if (found === undefined) return forward(operation);
    kept.delete(key);
    if (found.until < now()) return forward(operation);
    return defer(async () => {
      const response = await found.response.catch(() => lastValueFrom(forward(operation)));
      await step();
      return response;
    });
  });
  return { link, forget: () => kept.clear() };
}

/** Sends queries early through a graph with such a link. */
export function createEarlyQuery(graph: ApolloClient): EarlyQuery {
  return async (query, variables) => {
    const options = { query, variables, fetchPolicy: "no-cache", context: EARLY } as const;
    // The type of the variables cannot be expressed for a query that is not known here.
    const { data } = await graph.query(options as never);
    return data as never;
  };
}
