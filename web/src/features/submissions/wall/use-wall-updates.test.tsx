import { jest } from "@jest/globals";
import { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { StrictMode } from "react";
import { createCache } from "#lib/graph/apollo.ts";
import { LiveProvider } from "#lib/live/live-context.tsx";
import type { Live, LiveListener } from "#lib/live/live.ts";
import { fakeGraph } from "#test/fake-graph.ts";
import { useWallUpdates } from "./use-wall-updates.ts";

/** The wall's ear alone: how often it reads again, and a stream that the test speaks through. */
function listen() {
  const listeners = new Set<LiveListener>();
  const live: Live = {
    on: (_type, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run: async () => undefined,
  };
  const { link } = fakeGraph({ getPositionSubmission: null, getPositionSubmissions: {} });
  const client = new ApolloClient({
    cache: createCache(),
    link,
    defaultOptions: { watchQuery: { errorPolicy: "all" } },
  });
  const reads: number[] = [];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    // Effects that run twice must not leave a timer behind that never rings.
    <StrictMode>
      <ApolloProvider client={client}>
        <LiveProvider value={live}>{children}</LiveProvider>
      </ApolloProvider>
    </StrictMode>
  );
  const options = {
    criteria: { RoleId: "ROLE#r", SortOrder: "Newest" },
    known: [],
    mayMove: () => true,
    visible: () => [0],
    onChanged: () => reads.push(performance.now()),
  };
  renderHook(() => useWallUpdates(options), { wrapper });
  return {
    reads,
    say: (positionId: string) => {
      const event = { id: null, type: "submission.changed", data: { positionId, userId: "1" } };
      for (const listener of listeners) listener(event);
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("a role that is busy for seconds is read meanwhile, at most once a second, and once more at the end", () => {
  const { reads, say } = listen();
  for (let passed = 0; passed < 6_000; passed += 200) {
    say("r");
    jest.advanceTimersByTime(200);
  }
  expect(reads.length).toBeGreaterThanOrEqual(5);
  expect(reads.length).toBeLessThanOrEqual(7);
  const before = reads.length;
  jest.advanceTimersByTime(10_000);
  expect(reads).toHaveLength(before + 1);
});

test("a single event is answered soon, and events of another role never", () => {
  const { reads, say } = listen();
  say("other");
  jest.advanceTimersByTime(10_000);
  expect(reads).toEqual([]);
  say("r");
  jest.advanceTimersByTime(300);
  expect(reads).toHaveLength(1);
  jest.advanceTimersByTime(10_000);
  expect(reads).toHaveLength(1);
});
