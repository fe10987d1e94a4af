import { jest } from "@jest/globals";
import { SNACKBAR_MS, snackbarStore, tell } from "./snackbar-store.ts";

const shown = () => snackbarStore.getState().shown.map(({ message }) => message);

beforeEach(() => {
  jest.useFakeTimers();
  snackbarStore.setState({ shown: [] });
});
afterEach(() => jest.useRealTimers());

test.each([
  ["by default", undefined, SNACKBAR_MS],
  ["for as long as it can be called back", 10_000, 10_000],
])("an outcome stays %s", (_how, lastsMs, expected) => {
  tell("success", "Booked.", null, lastsMs);
  jest.advanceTimersByTime(expected - 1);
  expect(shown()).toEqual(["Booked."]);
  jest.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("an error stays until it is closed", () => {
  tell("error", "Refused.");
  jest.advanceTimersByTime(3_600_000);
  expect(shown()).toEqual(["Refused."]);
});
