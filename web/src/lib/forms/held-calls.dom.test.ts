import { jest } from "@jest/globals";
import { announceLeaving } from "#lib/session/leaving.ts";
import { holdCall, takeBackCall } from "./held-calls.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function hold() {
  const send = jest.fn();
  const id = crypto.randomUUID();
  holdCall({ id, milliseconds: 1_000, send });
  return { send, id };
}

test("a call leaves once its time is over, and once only", () => {
  const { send, id } = hold();
  jest.advanceTimersByTime(999);
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  dispatchEvent(new Event("pagehide"));
  expect(send).toHaveBeenCalledTimes(1);
  expect(takeBackCall(id)).toBe(false);
});

test("what is taken back is never made", () => {
  const { send, id } = hold();
  expect(takeBackCall(id)).toBe(true);
  jest.advanceTimersByTime(5_000);
  dispatchEvent(new Event("pagehide"));
  expect(send).not.toHaveBeenCalled();
});

test("signing out makes what is held, while there is a session to make it with", () => {
  const { send } = hold();
  announceLeaving();
  expect(send).toHaveBeenCalledTimes(1);
});

test("when the page goes, what waits leaves at once", () => {
  const { send } = hold();
  dispatchEvent(new Event("pagehide"));
  expect(send).toHaveBeenCalledTimes(1);
});
