import { jest } from "@jest/globals";
import { holdSnackbar, notify, releaseSnackbar, SNACKBAR_MS, snackbarStore } from "./snackbar-store.ts";

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
  notify("success", "Booked.", null, lastsMs);
  jest.advanceTimersByTime(expected - 1);
  expect(shown()).toEqual(["Booked."]);
  jest.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("what somebody points at stays, and then has its time again", () => {
  notify("success", "Moved.");
  const { id = 0 } = snackbarStore.getState().shown[0] ?? {};
  jest.advanceTimersByTime(SNACKBAR_MS - 1);
  holdSnackbar(id);
  jest.advanceTimersByTime(SNACKBAR_MS * 10);
  expect(shown()).toEqual(["Moved."]);
  releaseSnackbar(id);
  jest.advanceTimersByTime(SNACKBAR_MS - 1);
  expect(shown()).toEqual(["Moved."]);
  jest.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("an error stays as long as other outcomes, and longer while somebody points at it", () => {
  notify("error", "Refused.");
  const { id = 0 } = snackbarStore.getState().shown[0] ?? {};
  jest.advanceTimersByTime(SNACKBAR_MS - 1);
  holdSnackbar(id);
  jest.advanceTimersByTime(SNACKBAR_MS);
  expect(shown()).toEqual(["Refused."]);
  releaseSnackbar(id);
  jest.advanceTimersByTime(SNACKBAR_MS);
  expect(shown()).toEqual([]);
});

test("of outcomes that pass, the last is shown; an error and what can be called back stay beside it", () => {
  notify("error", "Refused.");
  notify("success", "Booked.", null, 10_000);
  notify("success", "Added to group 1.");
  notify("success", "Added to group 2.");
  expect(shown()).toEqual(["Refused.", "Booked.", "Added to group 2."]);
  notify("success", "Passed.", null, 10_000);
  expect(shown()).toEqual(["Refused.", "Booked.", "Added to group 2.", "Passed."]);
});
