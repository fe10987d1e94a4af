import { jest } from "@jest/globals";
import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
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
function listen(answers = fakeGraph({ getPositionSubmission: null, getPositionSubmissions: {} }).link) {
  const listeners = new Set<LiveListener>();
  const live: Live = {
    on: (_type, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run: async () => undefined,
  };
  const client = new ApolloClient({
    cache: createCache(),
    link: answers,
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

test("a role that is busy for seconds is read meanwhile, at most once a second, and once more at the end", async () => {
  const { reads, say } = listen();
  for (let passed = 0; passed < 6_000; passed += 200) {
    say("r");
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(reads.length).toBeGreaterThanOrEqual(5);
  expect(reads.length).toBeLessThanOrEqual(7);
  const before = reads.length;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reads).toHaveLength(before + 1);
});

test("a single event is answered soon, and events of another role never", async () => {
  const { reads, say } = listen();
  say("other");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reads).toEqual([]);
  say("r");
  await jest.advanceTimersByTimeAsync(300);
  expect(reads).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reads).toHaveLength(1);
});

test("what changes while it is read is read after that", async () => {
  const answered: Array<() => void> = [];
  const slow = new ApolloLink(
    () =>
      new Observable((observer) => {
        answered.push(() => {
          observer.next({
            data: { getPositionSubmissions: { __typename: "SubmissionsPage", Submissions: [] } },
          });
          observer.complete();
        });
      }),
  );
  const { say } = listen(slow);
  say("r");
  await jest.advanceTimersByTimeAsync(300);
  expect(answered).toHaveLength(1);
  say("r");
  await jest.advanceTimersByTimeAsync(10_000);
  answered[0]?.();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(answered).toHaveLength(2);
});
