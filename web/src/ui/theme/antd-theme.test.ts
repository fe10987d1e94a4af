import { antdTheme } from "./antd-theme.ts";
import { DERIVED_SCHEMES, SCHEMES, contrast, paletteOf } from "./schemes.ts";

const every = [...SCHEMES.map(({ id }) => id), ...DERIVED_SCHEMES];
const lookOf = (id: string) => ({
  palette: paletteOf(id, false),
  dark: false,
  rtl: false,
  motion: true,
  touch: false,
  fontSize: 1,
});

test.each(every)("%s: what a table says in a selected row is readable, also under the pointer", (id) => {
  const look = lookOf(id);
  const { rowSelectedBg, rowSelectedHoverBg } = antdTheme(look).components?.Table ?? {};
  for (const ground of [rowSelectedBg, rowSelectedHoverBg])
    for (const text of ["ink", "ink-2", "ink-3", "accent"] as const)
      expect(contrast(look.palette[text], ground ?? "")).toBeGreaterThanOrEqual(4.5);
});

test("a selected row is accent-soft at half strength over the surface", () => {
  expect(antdTheme(lookOf("default")).components?.Table?.rowSelectedBg).toBe("#eff7f8");
});
