import { readFileSync } from "node:fs";
import { PALETTES, TEXT_ON } from "./palette.ts";
import type { Palette } from "./palette.ts";

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const cases = (["light", "dark"] as const).flatMap((mode) =>
  TEXT_ON.flatMap(([text, surfaces]) => surfaces.map((surface) => [mode, text, surface] as const)),
);

test.each(cases)("%s: %s is readable on %s", (mode, text, surface) => {
  expect(contrast(PALETTES[mode][text], PALETTES[mode][surface])).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["light", "surface"],
  ["light", "ground"],
  ["dark", "surface"],
  ["dark", "ground"],
] as const)("%s: the edge of a control is visible on %s", (mode, surface) => {
  expect(contrast(PALETTES[mode].edge, PALETTES[mode][surface])).toBeGreaterThanOrEqual(3);
});

test.each(["light", "dark"] as const)("%s: the style sheet carries the palette's values", (mode) => {
  const sheet = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  const block = sheet.split(`/* ${mode} */`)[1]?.split("}")[0] ?? "";
  for (const name of Object.keys(PALETTES[mode]) as Array<keyof Palette>) {
    expect(block).toContain(`--cb-${name}: ${PALETTES[mode][name]};`);
  }
});
