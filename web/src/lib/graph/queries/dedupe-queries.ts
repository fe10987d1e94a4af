import { ApolloLink } from "@apollo/client";
import { defer, finalize, from, share, switchMap } from "rxjs";
import type { Observable } from "rxjs";
import { keyOf } from "./read-early.ts";

/** A query in flight. Until it is sent, others may share it. */
type Asking = {
  readonly answer: Observable<ApolloLink.Result>;
  readonly ended: Promise<void>;
  isSent: boolean;
};

function askAfter(
  turn: Promise<void>,
  send: () => Observable<ApolloLink.Result>,
  forget: () => void,
): Asking {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const answer = from(turn).pipe(
    switchMap(() => {
      asking.isSent = true;
      return send();
    }),
    finalize(() => {
      forget();
      resolve();
    }),
    share(),
  );
  const asking: Asking = { answer, ended, isSent: false };
  return asking;
}

/**
 * Deduplicates queries like Apollo's `queryDeduplication`, but never answers a refetch with a response that was
 * already on its way. Equal queries issued in the same tick share one request. One issued while another is in flight
 * was caused by a change that the pending response may not include, so it is sent once that has arrived, and the
 * newer response wins. However often a query is issued, one request is in flight and one waits.
 */
export function askAnewLink(): ApolloLink {
  const newest = new Map<string, Asking>();
  return new ApolloLink((operation, forward) => {
    const isEarly = operation.getContext()["isEarly"] === true;
    if (operation.operationType !== "query" || isEarly) return forward(operation);
    const key = keyOf(operation);
    return defer(() => {
      const before = newest.get(key);
      if (before?.isSent === false) return before.answer;
      const forget = () => newest.get(key) === asking && newest.delete(key);
      const asking = askAfter(before?.ended ?? Promise.resolve(), () => forward(operation), forget);
      newest.set(key, asking);
      return asking.answer;
    });
  });
}
