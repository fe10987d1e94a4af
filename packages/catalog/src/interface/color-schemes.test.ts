import { COLOR_SCHEMES } from "./color-schemes.ts";

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("there are 28 schemes, each with an id of its own", () => {
  expect(new Set(COLOR_SCHEMES.map(({ id }) => id)).size).toBe(28);
});

test.each(COLOR_SCHEMES.map((scheme) => [scheme.id, scheme] as const))("%s can be read", (_id, scheme) => {
  const { primary, onPrimary, secondary, onSecondary, paper, background, text, textSecondary } = scheme;
  const pairs = [
    [onPrimary, primary],
    [onSecondary, secondary],
    ...[paper, background].flatMap((surface) =>
      [text, textSecondary, primary, secondary].map((colour) => [colour, surface] as const),
    ),
  ] as const;
  expect(pairs.filter(([one, other]) => contrast(one, other) < 4.5)).toEqual([]);
});
