import { ApolloLink } from "@apollo/client";
import { from, switchMap } from "rxjs";

/** What waits for a quiet moment waits no longer than this. */
const LONGEST_WAIT_MS = 2_000;

/** The context of a query for what is nice to know beside a page, such as how much of something is new. */
export const CAN_WAIT = { canWait: true } as const;

function quietMoment(): Promise<void> {
  // Safari has no such moments.
  if (typeof requestIdleCallback !== "function") return Promise.resolve();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS }));
}

/** Sends what can wait once the browser has drawn what it has to draw, which each such answer would interrupt. */
export function canWaitLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    operation.getContext()["canWait"] === true
      ? from(quietMoment()).pipe(switchMap(() => forward(operation)))
      : forward(operation),
  );
}
