import { LAYOUT_DEFAULTS, LAYOUT_STYLES, layoutFrom } from "./layouts.ts";

test.each(LAYOUT_STYLES)("%s is read back as it was", (style) => {
  expect(layoutFrom(LAYOUT_DEFAULTS[style])).toEqual(LAYOUT_DEFAULTS[style]);
});

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ["nothing", {}, LAYOUT_DEFAULTS.layout1],
  ["an unknown style", { style: "layout9" }, LAYOUT_DEFAULTS.layout1],
  ["a style of another layout", { style: "layout2", navbarStyle: "style-3" }, LAYOUT_DEFAULTS.layout2],
  ["a width as text", { containerWidth: "wide" }, { containerWidth: 1570 }],
  ["a width beyond every screen", { containerWidth: 100_000 }, { containerWidth: 2560 }],
  ["a width that hides the page", { containerWidth: 4 }, { containerWidth: 600 }],
  ["a fold that was chosen", { navbarFolded: false }, { navbarFolded: false }],
  ["a flag as a number", { toolbarShown: 0 }, { toolbarShown: true }],
])("%s", (_name, found, expected) => {
  expect(layoutFrom(found)).toMatchObject(expected);
});
