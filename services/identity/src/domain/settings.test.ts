import { checkSettings, type UserSettings } from "./settings.ts";

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
  [{}, ["x".repeat(61)], "shortcuts.0", "TOO_LONG"],
  [{}, Array.from({ length: 51 }, String), "shortcuts", "TOO_MANY"],
])("rejects %j, %j", (settings, shortcuts, path, rule) => {
  expect(checkSettings({ settings, shortcuts })).toMatchObject({
    ok: false,
    failure: { fields: [{ path, rule }] },
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
