import { TEXT_ON } from "./palette.ts";
import { DERIVED_SCHEMES, SCHEMES, contrast, paletteOf, railOf } from "./schemes.ts";

const every = [...SCHEMES.map(({ id }) => id), ...DERIVED_SCHEMES];

describe.each(every)("%s", (id) => {
  const palette = paletteOf(id, false, "light4");

  test.each(TEXT_ON.flatMap(([text, surfaces]) => surfaces.map((surface) => [text, surface] as const)))(
    "%s is readable on %s",
    (text, surface) => {
      expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test("the edge of a control is visible", () => {
    for (const surface of ["ground", "surface", "raised"] as const)
      expect(contrast(palette.edge, palette[surface])).toBeGreaterThanOrEqual(3);
  });

  test("the navigation is readable", () => {
    const rail = railOf(id, palette);
    for (const ground of ["rail", "rail-2"] as const)
      for (const ink of ["rail-ink", "rail-ink-2"] as const)
        expect(contrast(rail[ink], rail[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

test("there are 28 schemes, the product's own two first", () => {
  expect(SCHEMES).toHaveLength(28);
  expect(SCHEMES.slice(0, 2).map(({ id }) => id)).toEqual(["default", "defaultDark"]);
});

test("an unknown scheme is the product's own, in the mode that holds", () => {
  expect(paletteOf("sepia", true)).toEqual(paletteOf("defaultDark", true));
  expect(paletteOf("sepia", false)).toEqual(paletteOf("default", false));
});
