import { ApolloLink } from "@apollo/client";
import { from, switchMap } from "rxjs";

/** The longest that a query waits for the browser to be idle. */
const LONGEST_WAIT_MS = 2_000;

/** Context of a query for secondary data, such as how many items are new. */
export const CAN_WAIT = { canWait: true } as const;

function quietMoment(): Promise<void> {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== "function") return Promise.resolve();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS }));
}

/** Sends such queries once the browser is idle, because each response would interrupt the rendering of the page. */
export function canWaitLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    operation.getContext()["canWait"] === true
      ? from(quietMoment()).pipe(switchMap(() => forward(operation)))
      : forward(operation),
  );
}
