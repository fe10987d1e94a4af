import { jest } from "@jest/globals";
import { defaultSettings } from "#lib/settings/settings.ts";
import type { Settings } from "#lib/settings/settings.ts";
import { createSettingsSaver, isQuiet } from "./settings-saver.ts";

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
    onSaved: (resumed) => notices.push(resumed ? "quiet" : "saved"),
    onFailed: (error, resumed) => notices.push(`${String(error)}${resumed ? " (resumed)" : ""}`),
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
  saver.change(arabic, darkArabic);
  await jest.advanceTimersByTimeAsync(299);
  saver.change(darkArabic, arabic);
  await jest.advanceTimersByTimeAsync(299);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([[darkArabic, false]]);
});

test("what waits is sent at once when the page is left, and only once", async () => {
  const { saver, sent } = setUp();
  saver.change(arabic, darkArabic);
  saver.flush();
  expect(sent).toEqual([[arabic, true]]);
  saver.flush();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(1);
});

test("leaving without a change sends nothing", () => {
  const { saver, sent } = setUp();
  saver.flush();
  expect(sent).toEqual([]);
});

test("it is saved only when the last change is, not an earlier one", async () => {
  const { saver, answers, notices } = setUp();
  saver.change(arabic, darkArabic);
  saver.flush();
  saver.change(darkArabic, arabic);
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
  saver.change(arabic, darkArabic);
  saver.flush();
  answers[0]?.reject(new Error("no"));
  await settle();
  expect(notices).toEqual(["Error: no"]);
});

test("changes left from earlier are kept apart from the present ones", async () => {
  const { saver, answers, notices } = setUp();
  saver.resume(arabic);
  saver.flush();
  answers[0]?.resolve();
  await settle();
  saver.resume(arabic);
  saver.flush();
  answers[1]?.reject(new Error("refused"));
  await settle();
  saver.resume(arabic);
  saver.change(darkArabic, arabic);
  saver.flush();
  answers[2]?.resolve();
  await settle();
  expect(notices).toEqual(["quiet", "Error: refused (resumed)", "saved"]);
});

test.each<[string, Settings, boolean]>([
  ["the navigation", { ...arabic, layout: { ...arabic.layout, navbarFolded: true } }, true],
  ["a list", { ...arabic, lists: { positionWall: { density: "S" } } as unknown as Settings["lists"] }, true],
  ["the colors", darkArabic, false],
  ["the layout", { ...arabic, layout: { ...arabic.layout, style: "layout2" } as Settings["layout"] }, false],
])("a change of %s alone is quiet: %#", (_what, after, quiet) => {
  expect(isQuiet(arabic, after)).toBe(quiet);
});

test("no word is said of a density or a fold, and one of a change that was made just before it", async () => {
  const { saver, answers, notices } = setUp();
  const folded: Settings = { ...arabic, layout: { ...arabic.layout, navbarFolded: true } };
  saver.change(folded, arabic);
  await jest.advanceTimersByTimeAsync(300);
  answers[0]?.resolve();
  await settle();
  saver.change({ ...folded, colorMode: "dark" }, folded);
  saver.change({ ...folded, colorMode: "dark", lists: {} }, { ...folded, colorMode: "dark" });
  await jest.advanceTimersByTimeAsync(300);
  answers[1]?.resolve();
  await settle();
  expect(notices).toEqual(["quiet", "saved"]);
});
