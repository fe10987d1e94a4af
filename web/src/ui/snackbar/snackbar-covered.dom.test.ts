import { jest } from "@jest/globals";
import { notify, SNACKBAR_MS, snackbarStore } from "./snackbar-store.ts";

const shown = () => snackbarStore.getState().shown.map(({ message }) => message);
const undo = { label: "Undo", run: () => undefined };

beforeEach(() => {
  jest.useFakeTimers();
  snackbarStore.setState({ shown: [] });
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

test("what can be undone waits while a dialog is open, and then has its time again", () => {
  const dialog = document.createElement("div");
  dialog.className = "ant-modal-wrap";
  document.body.append(dialog);
  notify("success", "3 people passed on.", undo, 10_000);
  notify("success", "Copied.");
  jest.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["3 people passed on."]);
  dialog.style.display = "none";
  jest.advanceTimersByTime(9_000);
  expect(shown()).toEqual(["3 people passed on."]);
  jest.advanceTimersByTime(1_500);
  expect(shown()).toEqual([]);
});

test("without a dialog it stays its time and no longer", () => {
  notify("success", "Moved.", undo);
  jest.advanceTimersByTime(SNACKBAR_MS);
  expect(shown()).toEqual([]);
});
