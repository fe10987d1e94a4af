import { LAYOUT_DEFAULTS } from "#lib/settings/layouts.ts";
import type { Layout } from "#lib/settings/layouts.ts";
import { isFoldable, railOfLayout } from "./frame-look.ts";
import type { Rail } from "./frame-look.ts";

test.each<[Partial<Layout>, boolean, Rail]>([
  [{}, true, "open"],
  [{}, false, "folded"],
  [{ navbarFolded: true }, true, "folded"],
  [{ navbarFolded: false }, false, "open"],
  [{ navbarStyle: "style-1" }, false, "open"],
  [{ navbarStyle: "style-1", navbarFolded: true }, true, "hidden"],
  [{ navbarStyle: "style-3", navbarFolded: true }, true, "tabs"],
  [{ navbarStyle: "style-3-dense" }, true, "dense"],
  [{ navbarShown: false }, true, "hidden"],
  [LAYOUT_DEFAULTS.layout2, true, "hidden"],
  [LAYOUT_DEFAULTS.layout3, true, "hidden"],
])("%j with room %s has the rail %s", (change, roomy, rail) => {
  expect(railOfLayout({ ...LAYOUT_DEFAULTS.layout1, ...change }, roomy)).toBe(rail);
});

test.each([
  ["style-1", true],
  ["style-2", true],
  ["style-3", false],
  ["style-3-dense", false],
] as const)("%s folds: %s", (navbarStyle, foldable) => {
  expect(isFoldable({ ...LAYOUT_DEFAULTS.layout1, navbarStyle })).toBe(foldable);
});
