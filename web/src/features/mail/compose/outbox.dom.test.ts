import { jest } from "@jest/globals";
import { HOLD_MS, holdMessage, outboxStore, takeBack } from "./outbox.ts";

beforeEach(() => {
  jest.useFakeTimers();
  outboxStore.setState({ waiting: [] });
});
afterEach(() => jest.useRealTimers());

function hold(outcome: () => Promise<void> = () => Promise.resolve()) {
  const send = jest.fn(outcome);
  const onFailed = jest.fn();
  const id = crypto.randomUUID();
  holdMessage({ id, conversation: "CNV#1", text: "Hello", files: [], send, onFailed });
  return { send, onFailed, id };
}

const states = () => outboxStore.getState().waiting.map(({ state }) => state);

test("a message leaves once its time is over, and once only", async () => {
  const { send, id } = hold();
  await jest.advanceTimersByTimeAsync(HOLD_MS - 1);
  expect([states(), send.mock.calls.length]).toEqual([["held"], 0]);
  await jest.advanceTimersByTimeAsync(1);
  expect([states(), send.mock.calls.length]).toEqual([[], 1]);
  expect(takeBack(id)).toBe(false);
});

test("what is taken back is never sent", async () => {
  const { send, id } = hold();
  expect(takeBack(id)).toBe(true);
  await jest.advanceTimersByTimeAsync(HOLD_MS * 2);
  expect([states(), send.mock.calls.length]).toEqual([[], 0]);
});

test("when the page goes, what waits leaves at once", async () => {
  const { send } = hold();
  dispatchEvent(new Event("pagehide"));
  expect(states()).toEqual(["sending"]);
  await jest.advanceTimersByTimeAsync(HOLD_MS);
  expect([states(), send.mock.calls.length]).toEqual([[], 1]);
});

test("a refusal comes back to who wrote it", async () => {
  const { onFailed } = hold(() => Promise.reject(new Error("no")));
  await jest.advanceTimersByTimeAsync(HOLD_MS);
  expect(onFailed).toHaveBeenCalledWith(new Error("no"));
  expect(states()).toEqual([]);
});
