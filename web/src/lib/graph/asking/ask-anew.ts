import { ApolloLink } from "@apollo/client";
import { defer, finalize, from, share, switchMap } from "rxjs";
import type { Observable } from "rxjs";
import { keyOf } from "./read-early.ts";

/** A query on its way: until it is sent, others may join it. */
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
 * Who asks for the same at the same moment shares an answer. Who asks while one is on its way does so because something
 * has changed, which that answer may not know yet: the server is asked once more, and then, so that the newer answer is
 * the one that stays. However often it is asked for, one is on its way and one waits. It takes the place of Apollo's
 * deduplication, which gives a refetch the answer that is on its way.
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
