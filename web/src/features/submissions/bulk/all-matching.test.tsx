import { jest } from "@jest/globals";
import { ApolloProvider } from "@apollo/client/react";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { graphOver } from "#lib/graph/apollo.ts";
import { fakeGraph, refusal } from "#test/fake-graph.ts";
import { inLanguage } from "#test/render-page.tsx";
import { snackbarStore } from "#ui/snackbar/snackbar-store.ts";
import { useAllMatching } from "./use-all-matching.ts";

const job = (Status: string, Done: number) => ({
  PK: "JOB#1",
  SK: "JOB#1",
  Data: { Status, Total: 900, Done, Skipped: 0 },
});

/** Runs only the hook, with the results of successive reads of the job; null is a failed read. */
async function bookAll(readings: ReadonlyArray<ReturnType<typeof job> | null>) {
  await inLanguage("en", ["bulk"]);
  jest.useFakeTimers();
  snackbarStore.setState({ shown: [] });
  let reads = 0;
  const { link, calls } = fakeGraph({
    bookMatching: job("Running", 500),
    getBookingJob: () => {
      const found = readings[Math.min(reads, readings.length - 1)];
      reads += 1;
      if (!found) throw refusal({ code: "UNAVAILABLE" });
      return found;
    },
  });
  const graph = graphOver([link]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={graph}>{children}</ApolloProvider>
  );
  const onDone = jest.fn();
  const view = renderHook(() => useAllMatching({ RoleId: "ROLE#r" }, onDone), { wrapper });
  const messages: string[] = [];
  snackbarStore.subscribe(({ shown }) => {
    const newest = shown.at(-1)?.message;
    if (newest !== undefined && newest !== messages.at(-1)) messages.push(newest);
  });
  return {
    ...view,
    onDone,
    messages,
    reads: () => reads,
    begin: async (milliseconds: number) => {
      void view.result.current(true);
      await jest.advanceTimersByTimeAsync(milliseconds);
    },
    keys: () =>
      calls
        .filter(({ name }) => name === "BookMatching")
        .map(({ variables }) => (variables["criteria"] as { ClientKey: string }).ClientKey),
  };
}

afterEach(() => jest.useRealTimers());

test("a reading that fails says nothing about the job, which is followed to its end", async () => {
  const { begin, messages, onDone } = await bookAll([null, job("Running", 700), null, job("Finished", 900)]);
  await begin(60_000);
  expect(messages).toEqual(["Booked: 900. Not possible: 0."]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("a job that takes very long is left to go on, and until its end is known it is the same job", async () => {
  const { begin, messages, keys, reads } = await bookAll([job("Running", 700)]);
  await begin(3_600_000);
  expect(messages).toEqual(["This takes a while: 700 of 900 so far. The rest follows in the background."]);
  expect(reads()).toBeLessThan(60);
  await begin(1_000);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()).toHaveLength(2);
});

test("what is begun after the end of one is another job", async () => {
  const { begin, keys } = await bookAll([job("Finished", 900)]);
  await begin(60_000);
  await begin(60_000);
  expect(new Set(keys()).size).toBe(2);
});

test("progress is not requested any more once the page is left", async () => {
  const { begin, messages, reads, unmount } = await bookAll([job("Running", 700)]);
  await begin(4_000);
  const before = reads();
  expect(before).toBeGreaterThan(0);
  unmount();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(reads()).toBe(before);
  expect(messages).toEqual([]);
});
