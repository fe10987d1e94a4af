import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import { checkSettings, type ListSettings, type UserSettings } from "./settings.ts";

const view = (Name: string, characters = 0) => ({ Name, Query: "q".repeat(characters) });

it.each<[UserSettings, string[] | null, string, string]>([
  [{ Layout: { Style: "layout9" } }, null, "settings.Layout.Style", "CATALOG"],
  [{ Layout: { Config: { Mode: "wide" } } }, null, "settings.Layout.Config.Mode", "CATALOG"],
  [{ Layout: { Config: { ContainerWidth: 10 } } }, null, "settings.Layout.Config.ContainerWidth", "RANGE"],
  [{ Direction: "up" }, null, "settings.Direction", "CATALOG"],
  [{ Language: "fr" }, null, "settings.Language", "CATALOG"],
  [{ ColorMode: "sepia" }, null, "settings.ColorMode", "CATALOG"],
  [{ FontSize: 1.4 }, null, "settings.FontSize", "RANGE"],
  [{ FontSize: 0.75 }, null, "settings.FontSize", "RANGE"],
  [{ Theme: { Main: "x".repeat(61) } }, null, "settings.Theme.Main", "TOO_LONG"],
  [
    { Layout: { Config: { Navbar: { Style: "x".repeat(61) } } } },
    null,
    "settings.Layout.Config.Navbar.Style",
    "TOO_LONG",
  ],
  [{ Lists: [{ Name: "wall", Density: "XL" }] }, null, "settings.Lists.0.Density", "CATALOG"],
  [{ Lists: [{ Name: "x".repeat(61) }] }, null, "settings.Lists.0.Name", "TOO_LONG"],
  [
    { Lists: Array.from({ length: 31 }, (_, index) => ({ Name: String(index) })) },
    null,
    "settings.Lists",
    "TOO_MANY",
  ],
  [{ Lists: [{ Name: "" }] }, null, "settings.Lists.0.Name", "REQUIRED"],
  [
    { Lists: [{ Name: "wall", Columns: Array.from({ length: 41 }, String) }] },
    null,
    "settings.Lists.0.Columns",
    "TOO_MANY",
  ],
  [{ Lists: [{ Name: "wall", Columns: ["x".repeat(61)] }] }, null, "settings.Lists.0.Columns.0", "TOO_LONG"],
  [{ Lists: [{ Name: "wall", Views: [view("")] }] }, null, "settings.Lists.0.Views.0.Name", "REQUIRED"],
  [
    { Lists: [{ Name: "wall", Views: [view("x".repeat(61))] }] },
    null,
    "settings.Lists.0.Views.0.Name",
    "TOO_LONG",
  ],
  [
    { Lists: [{ Name: "wall", Views: [view("Leads", 2_001)] }] },
    null,
    "settings.Lists.0.Views.0.Query",
    "TOO_LONG",
  ],
  [
    { Lists: [{ Name: "wall", Views: Array.from({ length: 21 }, () => view("Leads")) }] },
    null,
    "settings.Lists.0.Views",
    "TOO_MANY",
  ],
  [{ FontSize: 0.6 }, null, "settings.FontSize", "RANGE"],
  [{ Layout: { Config: { ContainerWidth: 3841 } } }, null, "settings.Layout.Config.ContainerWidth", "RANGE"],
  [{ Lists: [{ Name: "wall", Columns: ["x".repeat(61)] }] }, null, "settings.Lists.0.Columns.0", "TOO_LONG"],
  [
    { Lists: [{ Name: "wall", Columns: Array.from({ length: 41 }, String) }] },
    null,
    "settings.Lists.0.Columns",
    "TOO_MANY",
  ],
  [{ FontSize: 0.6 }, null, "settings.FontSize", "RANGE"],
  [{}, ["x".repeat(61)], "shortcuts.0", "TOO_LONG"],
  [{}, Array.from({ length: 51 }, String), "shortcuts", "TOO_MANY"],
])("rejects %j, %j", (settings, shortcuts, path, rule) => {
  expect(checkSettings({ settings, shortcuts })).toMatchObject({
    ok: false,
    failure: { fields: [{ path, rule }] },
  });
});

it.each<UserSettings>([
  {},
  ...["layout1", "layout2", "layout3"].map((Style) => ({ Layout: { Style } })),
  ...["boxed", "fullwidth", "container"].map((Mode) => ({ Layout: { Config: { Mode } } })),
  ...[320, 3840].map((ContainerWidth) => ({ Layout: { Config: { ContainerWidth } } })),
  ...["ltr", "rtl"].map((Direction) => ({ Direction })),
  ...LANGUAGE_TAGS.map((Language) => ({ Language })),
  ...["system", "light", "dark"].map((ColorMode) => ({ ColorMode })),
  ...["L", "M", "S"].map((Density) => ({ Lists: [{ Name: "wall", Density }] })),
  { Lists: [{ Name: "wall", Columns: Array.from({ length: 40 }, () => "x".repeat(60)) }] },
  { Lists: [{ Name: "wall", Views: Array.from({ length: 20 }, () => view("x".repeat(60), 2_000)) }] },
])("takes %j", (settings) => {
  expect(checkSettings({ settings, shortcuts: null })).toEqual({ ok: true, value: undefined });
});

const bytesOf = (Lists: ListSettings[]): number =>
  Buffer.byteLength(JSON.stringify({ settings: { Lists }, shortcuts: null }));

/** Settings of exactly `bytes` bytes: long columns, padded with names. */
function settingsOf(bytes: number): UserSettings {
  const Columns = Array.from({ length: 40 }, () => "x".repeat(58));
  const lists = Array.from({ length: 26 }, () => ({ Name: "n", Columns }));
  let missing = bytes - bytesOf(lists);
  const Lists = lists.map((list) => {
    const more = Math.min(missing, 59);
    missing -= more;
    return { ...list, Name: "n".repeat(1 + more) };
  });
  return { Lists };
}

it("takes 64 KB, and not a byte more", () => {
  expect(checkSettings({ settings: settingsOf(65_536), shortcuts: null }).ok).toBe(true);
  expect(checkSettings({ settings: settingsOf(65_537), shortcuts: null })).toMatchObject({
    failure: { fields: [{ path: "settings", rule: "TOO_LARGE" }] },
  });
});

it("counts the bytes of letters, not the letters", () => {
  const Columns = Array.from({ length: 40 }, () => "ş".repeat(30));
  const Lists = Array.from({ length: 29 }, () => ({ Name: "n", Columns }));
  expect(checkSettings({ settings: { Lists }, shortcuts: null })).toMatchObject({
    failure: { fields: [{ path: "settings", rule: "TOO_LARGE" }] },
  });
});

it.each([0.7, 0.8, 1, 1.1, 1.3])("takes the font size %d", (FontSize) => {
  expect(checkSettings({ settings: { FontSize }, shortcuts: null }).ok).toBe(true);
});

it("names every failing field at once", () => {
  const result = checkSettings({
    settings: { Language: "fr", Theme: { Main: "x".repeat(61) } },
    shortcuts: null,
  });
  expect(result.ok ? [] : result.failure.fields?.map(({ path }) => path)).toEqual([
    "settings.Theme.Main",
    "settings.Language",
  ]);
});
