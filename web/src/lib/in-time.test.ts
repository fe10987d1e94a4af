import { jest } from "@jest/globals";
import { fetchInTime, inTime } from "./in-time.ts";

/** A timeout that fires when the test says so. */
function clock() {
  const over = new AbortController();
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
  return { end: () => over.abort(new DOMException("signal timed out", "TimeoutError")) };
}

/** A server that never responds; an aborted request rejects as in a browser. */
const silent = (): void => {
  globalThis.fetch = (_input, init) =>
    new Promise((_answer, reject) => {
      const signal = init?.signal;
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
    });
};

afterEach(() => jest.restoreAllMocks());
const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test.each([
  ["without a signal of its own", {}],
  ["with one", { signal: new AbortController().signal }],
])("a call %s without a response ends", async (_how, init) => {
  const { end } = clock();
  silent();
  const call = fetchInTime("/graphql", init);
  end();
  await expect(call).rejects.toMatchObject({ name: "TimeoutError" });
});

test("a call that its caller cancels earlier ends as cancelled", async () => {
  clock();
  silent();
  const leaving = new AbortController();
  const call = fetchInTime("/graphql", { signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});

test("what comes in time is what it is, and what does not is given up", async () => {
  const { end } = clock();
  await expect(inTime(Promise.resolve(1))).resolves.toBe(1);
  await expect(inTime(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  const waiting = inTime(new Promise(() => undefined));
  end();
  await expect(waiting).rejects.toMatchObject({ name: "TimeoutError" });
});
