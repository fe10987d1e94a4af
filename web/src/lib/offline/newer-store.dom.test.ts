import { jest } from "@jest/globals";
import { keepClientSoon } from "./newer-store.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const keep = jest.fn(async () => undefined);
  return { keep, stop: keepClientSoon(keep) };
}

test("the client is kept once the page was left alone for five seconds", () => {
  const { keep } = open();
  jest.advanceTimersByTime(4_000);
  document.body.dispatchEvent(new Event("scroll"));
  jest.advanceTimersByTime(4_999);
  expect(keep).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(keep).toHaveBeenCalledTimes(1);
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  jest.advanceTimersByTime(60_000);
  expect(keep).toHaveBeenCalledTimes(1);
});

test("a page that is left before keeps nothing", () => {
  const { keep, stop } = open();
  stop();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  jest.advanceTimersByTime(60_000);
  expect(keep).not.toHaveBeenCalled();
});
