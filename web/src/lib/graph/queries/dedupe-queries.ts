import { ApolloLink } from "@apollo/client";
import { defer, finalize, from, share, switchMap } from "rxjs";
import type { Observable } from "rxjs";
import { keyOf } from "./read-early.ts";

/** A query in flight. Until it is sent, others may share it. */
type InFlight = {
  readonly response: Observable<ApolloLink.Result>;
  readonly ended: Promise<void>;
  isSent: boolean;
};

function sendAfter(
  turn: Promise<void>,
  send: () => Observable<ApolloLink.Result>,
  forget: () => void,
): InFlight {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const response = from(turn).pipe(
    switchMap(() => {
      inFlight.isSent = true;
      return send();
    }),
    finalize(() => {
      forget();
      resolve();
    }),
    share(),
  );
  const inFlight: InFlight = { response, ended, isSent: false };
  return inFlight;
}

/**
 * Deduplicates queries like Apollo's `queryDeduplication`, but never answers a refetch with a response that was
 * already on its way. Equal queries issued in the same tick share one request. One issued while another is in flight
 * was caused by a change that the pending response may not include, so it is sent once that has arrived, and the
 * newer response wins. However often a query is issued, one request is in flight and one waits.
 */
export function dedupeQueriesLink(): ApolloLink {
  const newest = new Map<string, InFlight>();
  return new ApolloLink((operation, forward) => {
    const isEarly = operation.getContext()["isEarly"] === true;
    if (operation.operationType !== "query" || isEarly) return forward(operation);
    const key = keyOf(operation);
    return defer(() => {
      const before = newest.get(key);
      if (before?.isSent === false) return before.response;
      const forget = () => newest.get(key) === inFlight && newest.delete(key);
      const inFlight = sendAfter(before?.ended ?? Promise.resolve(), () => forward(operation), forget);
      newest.set(key, inFlight);
      return inFlight.response;
    });
  });
}
