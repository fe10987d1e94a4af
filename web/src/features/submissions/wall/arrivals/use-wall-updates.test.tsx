import { jest } from "@jest/globals";
import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { StrictMode } from "react";
import { createCache } from "#lib/graph/apollo.ts";
import { LiveProvider } from "#lib/live/live-context.tsx";
import type { Live, LiveListener } from "#lib/live/live.ts";
import { fakeGraph } from "#test/fake-graph.ts";
import { useWallUpdates } from "./use-wall-updates.ts";
import type { WallItem } from "../wall-item.ts";

/** Renders only the hook; counts its reads, and lets the test publish events. */
function listen(
  answers = fakeGraph({ getPositionSubmission: null, getPositionSubmissions: {} }).link,
  wall: { readonly known?: readonly WallItem[]; readonly mayMove?: () => boolean } = {},
) {
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
    // Strict mode runs effects twice, which must not leave a timer behind that never fires.
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
    ...wall,
  };
  const { result } = renderHook(() => useWallUpdates(options), { wrapper });
  return {
    reads,
    updates: () => result.current,
    emit: (positionId: string, userId = "1") => {
      const event = { id: null, type: "submission.changed", data: { positionId, userId } };
      for (const listener of listeners) listener(event);
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("a role that is busy for seconds is read meanwhile, at most once a second, and once more at the end", async () => {
  const { reads, emit } = listen();
  for (let passed = 0; passed < 6_000; passed += 200) {
    emit("r");
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(reads.length).toBeGreaterThanOrEqual(5);
  expect(reads.length).toBeLessThanOrEqual(7);
  const before = reads.length;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reads).toHaveLength(before + 1);
});

test("a single event is read soon, and events of another role never", async () => {
  const { reads, emit } = listen();
  emit("other");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reads).toEqual([]);
  emit("r");
  await jest.advanceTimersByTimeAsync(300);
  expect(reads).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reads).toHaveLength(1);
});

test("what changes while it is read is read after that", async () => {
  const responses: Array<() => void> = [];
  const slow = new ApolloLink(
    () =>
      new Observable((observer) => {
        responses.push(() => {
          observer.next({
            data: { getPositionSubmissions: { __typename: "SubmissionsPage", Submissions: [] } },
          });
          observer.complete();
        });
      }),
  );
  const { emit } = listen(slow);
  emit("r");
  await jest.advanceTimersByTimeAsync(300);
  expect(responses).toHaveLength(1);
  emit("r");
  await jest.advanceTimersByTimeAsync(10_000);
  responses[0]?.();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(responses).toHaveLength(2);
});

/** A role that receives submissions while its wall is open, newest first and page by page. */
function busyRole() {
  const submissions: Array<Pick<WallItem, "PK" | "SK">> = [];
  const add = () => submissions.unshift({ PK: "PRJ#p", SK: `SUB#r#${submissions.length}` });
  add();
  const known = [...submissions] as unknown as readonly WallItem[];
  const getPositionSubmissions = ({ criteria }: { criteria: { PageSize: number; After?: string } }) => {
    const from = Number(criteria.After ?? 0);
    const to = from + criteria.PageSize;
    return {
      Submissions: submissions.slice(from, to),
      Total: submissions.length,
      After: to < submissions.length ? String(to) : null,
    };
  };
  const { link, calls } = fakeGraph({ getPositionSubmission: null, getPositionSubmissions });
  const { emit, updates } = listen(link, { known, mayMove: () => false });
  return {
    calls,
    updates,
    /** This many arrive, and the event of the last one is published. */
    arrive: async (count: number) => {
      for (let index = 0; index < count; index += 1) add();
      emit("r", String(submissions.length - 1));
      await settle();
    },
  };
}

/** Waits until an event is handled, over as many timer turns as there are pages. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await jest.advanceTimersByTimeAsync(100);
}

test("all who arrive while the wall must not move wait for it, however many, and are then shown", async () => {
  const { arrive, updates } = busyRole();
  for (const count of [20, 20, 60]) await arrive(count);
  expect(updates().held).toHaveLength(100);
  act(() => updates().show());
  await settle();
  expect(updates().held).toEqual([]);
  expect(updates().shown.map(({ SK }) => SK)).toEqual(
    Array.from({ length: 100 }, (_, index) => `SUB#r#${100 - index}`),
  );
});

test("pages are read on only while everybody on them is new", async () => {
  const { arrive, calls } = busyRole();
  await arrive(60);
  expect(calls).toHaveLength(3);
  await arrive(1);
  expect(calls).toHaveLength(4);
});
