import {
  changeLanguage,
  changeLayout,
  defaultSettings,
  isDark,
  resetSettings,
  settingsFrom,
  settingsStore,
  withAddress,
} from "./settings.ts";

const start = defaultSettings("en");

test.each<[string, unknown, object]>([
  ["nothing", null, start],
  ["a size between two steps", { fontSize: 1.04 }, { fontSize: 1 }],
  ["a size that nobody can read", { fontSize: 0.1 }, { fontSize: 0.7 }],
  ["a size as text", { fontSize: "1.2" }, { fontSize: 1 }],
  ["an unknown language", { language: "tlh" }, { language: "en" }],
  [
    "a scheme of one part",
    { schemes: { main: "dark3" } },
    { schemes: { main: "dark3", navbar: "greyDark" } },
  ],
  ["a scheme that is no text", { schemes: { main: 3 } }, { schemes: { main: "default" } }],
  ["switched-off single keys", { singleKeys: false }, { singleKeys: false }],
])("settings from %s", (_name, found, expected) => {
  expect(settingsFrom(found, start)).toMatchObject(expected);
});

test.each([
  ["default", "system", true, true],
  ["default", "light", true, false],
  ["default", "dark", false, true],
  ["defaultDark", "light", false, true],
  ["greyDark", "light", false, true],
  ["dark12", "light", false, true],
  ["light1", "dark", true, false],
  ["legacy", "dark", true, false],
] as const)("scheme %s in mode %s, system dark %s: drawn dark %s", (scheme, mode, system, dark) => {
  expect(isDark(scheme, mode, system)).toBe(dark);
});

describe("changing", () => {
  afterEach(() => settingsStore.setState(start));

  test("a language brings its direction", () => {
    changeLanguage("ar");
    expect(settingsStore.getState()).toMatchObject({ language: "ar", direction: "rtl" });
  });

  test("another layout starts empty, the same one keeps its rest", () => {
    changeLayout({ footerShown: false });
    changeLayout({ mode: "boxed" });
    expect(settingsStore.getState().layout).toMatchObject({ footerShown: false, mode: "boxed" });
    changeLayout({ style: "layout3" });
    expect(settingsStore.getState().layout).toMatchObject({ footerShown: true, mode: "container" });
  });

  test("a reset keeps the language", () => {
    changeLanguage("tr");
    settingsStore.setState({ fontSize: 1.3 });
    resetSettings();
    expect(settingsStore.getState()).toEqual(defaultSettings("tr"));
  });
});

test("the address goes before what the profile keeps, and changes nothing that it does not name", () => {
  const profile = { ...defaultSettings("tr"), fontSize: 1.2 };
  history.replaceState(
    null,
    "",
    `/profile?defaultSettings=${JSON.stringify({ layout: { style: "layout2" } })}`,
  );
  expect(withAddress(profile)).toMatchObject({ language: "tr", fontSize: 1.2, layout: { style: "layout2" } });
  history.replaceState(null, "", "/profile");
  expect(withAddress(profile)).toEqual(profile);
});
