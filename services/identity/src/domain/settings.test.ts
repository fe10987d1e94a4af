import { changeSettings } from "./settings.ts";
import type { UserSettings } from "./settings.ts";

it("keeps what the input does not name", () => {
  const before: UserSettings = { Language: "tr", ColorMode: "dark" };
  expect(changeSettings(before, { ColorMode: "light" }, ["mail"])).toEqual({
    ok: true,
    value: { Language: "tr", ColorMode: "light" },
  });
});

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
  [{}, Array.from({ length: 51 }, String), "shortcuts", "TOO_MANY"],
])("refuses %j, %j", (settings, shortcuts, path, rule) => {
  expect(changeSettings({}, settings, shortcuts)).toMatchObject({
    ok: false,
    failure: { fields: [{ path, rule }] },
  });
});

it.each([0.7, 0.8, 1, 1.1, 1.3])("takes the font size %d", (FontSize) => {
  expect(changeSettings({}, { FontSize }, null).ok).toBe(true);
});
