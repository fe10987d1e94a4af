import { jest } from "@jest/globals";
import { defaultSettings } from "#lib/settings/settings.ts";
import type { Settings } from "#lib/settings/settings.ts";
import { createSettingsSaver, isLookOfList } from "./settings-saver.ts";

const arabic: Settings = defaultSettings("ar");
const darkArabic: Settings = { ...arabic, colorMode: "dark" };

function setUp() {
  const sent: Array<[Settings, boolean]> = [];
  const answers: Array<{ resolve: () => void; reject: (reason: Error) => void }> = [];
  const notices: string[] = [];
  const saver = createSettingsSaver({
    save: (...call) => {
      sent.push(call);
      return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
    },
    onSaved: (silent) => notices.push(silent ? "silent" : "saved"),
    onFailed: (error, silent) => notices.push(`${String(error)}${silent ? " (silent)" : ""}`),
  });
  return { saver, sent, answers, notices };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("changes in quick succession are saved once, as they stand in the end", async () => {
  const { saver, sent } = setUp();
  saver.change(arabic);
  await jest.advanceTimersByTimeAsync(299);
  saver.change(darkArabic);
  await jest.advanceTimersByTimeAsync(299);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([[darkArabic, false]]);
});

test("what waits is sent at once when the page is left, and only once", async () => {
  const { saver, sent } = setUp();
  saver.change(arabic);
  saver.flush();
  expect(sent).toEqual([[arabic, true]]);
  saver.flush();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(1);
});

test("a change with a word keeps it when a silent one follows at once", async () => {
  const { saver, answers, notices } = setUp();
  saver.change(arabic);
  saver.changeSilently(darkArabic);
  await jest.advanceTimersByTimeAsync(300);
  answers[0]?.resolve();
  await settle();
  expect(notices).toEqual(["saved"]);
});

test("leaving without a change sends nothing", () => {
  const { saver, sent } = setUp();
  saver.flush();
  expect(sent).toEqual([]);
});

test("it is saved only when the last change is, not an earlier one", async () => {
  const { saver, answers, notices } = setUp();
  saver.change(arabic);
  saver.flush();
  saver.change(darkArabic);
  answers[0]?.resolve();
  await settle();
  expect(notices).toEqual([]);
  saver.flush();
  answers[1]?.resolve();
  await settle();
  expect(notices).toEqual(["saved"]);
});

test("a refused change is shown and counts as unsaved", async () => {
  const { saver, answers, notices } = setUp();
  saver.change(arabic);
  saver.flush();
  answers[0]?.reject(new Error("no"));
  await settle();
  expect(notices).toEqual(["Error: no"]);
});

test("changes left from earlier are kept apart from the present ones", async () => {
  const { saver, answers, notices } = setUp();
  saver.changeSilently(arabic);
  saver.flush();
  answers[0]?.resolve();
  await settle();
  saver.changeSilently(arabic);
  saver.flush();
  answers[1]?.reject(new Error("refused"));
  await settle();
  saver.changeSilently(arabic);
  saver.change(darkArabic);
  saver.flush();
  answers[2]?.resolve();
  await settle();
  expect(notices).toEqual(["silent", "Error: refused (silent)", "saved"]);
});

test("another look of a list is nothing but that, unless something else changes with it", () => {
  const larger: Settings = { ...arabic, lists: { wall: {} } };
  expect(isLookOfList(larger, arabic)).toBe(true);
  expect(isLookOfList({ ...larger, colorMode: "dark" }, arabic)).toBe(false);
  expect(isLookOfList(darkArabic, arabic)).toBe(false);
});
