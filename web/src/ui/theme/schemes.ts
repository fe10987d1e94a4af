import { COLOR_SCHEMES } from "@callboard/catalog/interface/color-schemes.ts";
import { PALETTES } from "./palette.ts";
import type { Palette } from "./palette.ts";

export type Scheme = (typeof COLOR_SCHEMES)[number];

type Rgb = readonly [r: number, g: number, b: number];

function rgbOf(hex: string): Rgb {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [r, g, b];
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = rgbOf(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two colors, 1 to 21, as defined by WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The first color mixed with a share (0 to 1) of the second. */
function mix(first: string, second: string, share: number): string {
  const [from, to] = [rgbOf(first), rgbOf(second)];
  const channels = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const STEPS = 20;

/** A color, moved towards another just as far as needed for `ratio` on every surface. */
function clearOn(surfaces: readonly string[], color: string, towards: string, ratio: number): string {
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mix(color, towards, step / STEPS);
    if (surfaces.every((surface) => contrast(tried, surface) >= ratio)) return tried;
  }
  return towards;
}

const TEXT_RATIO = 4.6;
const EDGE_RATIO = 3.1;

/** A scheme's colors in the product's terms. Status colors are the same in every scheme. */
function paletteFrom(scheme: Scheme): Palette {
  const base = PALETTES[scheme.mode];
  const [ground, surface, far] = [
    scheme.background,
    scheme.paper,
    scheme.mode === "dark" ? "#ffffff" : "#000000",
  ];
  const sunken = mix(ground, scheme.text, 0.06);
  const accentSoft = mix(surface, scheme.primary, 0.12);
  const raised = mix(surface, scheme.text, scheme.mode === "dark" ? 0.04 : 0);
  const page = [ground, surface, raised, sunken];
  const accent = clearOn([...page, accentSoft], scheme.primary, far, TEXT_RATIO);
  const onAccent = contrast(accent, "#ffffff") >= TEXT_RATIO ? "#ffffff" : "#111111";
  const readable = (name: "cue" | "stage" | "hold" | "success" | "danger") =>
    clearOn([ground, surface, raised, base[`${name}-soft`]], base[name], far, TEXT_RATIO);
  return {
    ...base,
    ground,
    surface,
    raised,
    sunken,
    line: mix(surface, scheme.text, 0.16),
    edge: clearOn([ground, surface, raised], mix(surface, scheme.text, 0.5), scheme.text, EDGE_RATIO),
    ink: clearOn([...page, accentSoft], scheme.text, far, TEXT_RATIO),
    "ink-2": clearOn(page, mix(scheme.text, scheme.textSecondary, 0.4), scheme.text, TEXT_RATIO),
    "ink-3": clearOn(page, scheme.textSecondary, scheme.text, TEXT_RATIO),
    accent,
    "accent-strong": mix(accent, far, 0.2),
    "accent-soft": accentSoft,
    "on-accent": onAccent,
    cue: readable("cue"),
    stage: readable("stage"),
    hold: readable("hold"),
    success: readable("success"),
    danger: readable("danger"),
  };
}

/** The product's own schemes; the others are named by the numbers in their ids. */
const OWN = { default: "light", defaultDark: "dark" } as const;

function isOwn(id: string): id is keyof typeof OWN {
  return id in OWN;
}

/** Every scheme, the product's own first. */
export const SCHEMES: readonly Scheme[] = COLOR_SCHEMES.toSorted(
  (one, other) => Number(isOwn(other.id)) - Number(isOwn(one.id)),
);

/** Schemes for a part that matches the page's: light or dark, in the page's accent. */
const DERIVED = { mainThemeLight: "light", mainThemeDark: "dark" } as const;

export const DERIVED_SCHEMES = Object.keys(DERIVED) as ReadonlyArray<keyof typeof DERIVED>;

function derived(mode: "light" | "dark", accentOf: Palette): Palette {
  const base = PALETTES[mode];
  const surfaces = [base.ground, base.surface, base.raised, base.sunken, base["accent-soft"]];
  const far = mode === "dark" ? "#ffffff" : "#000000";
  const accent = clearOn(surfaces, accentOf.accent, far, TEXT_RATIO);
  return {
    ...base,
    accent,
    "accent-strong": mix(accent, far, 0.2),
    "on-accent": contrast(accent, "#ffffff") >= TEXT_RATIO ? "#ffffff" : "#111111",
  };
}

const made = new Map<string, Palette>();

/**
 * The colors of a scheme. `default` and unknown ids are the product's own in the current mode; `mainThemeLight` and
 * `mainThemeDark` take the accent of the page's scheme.
 */
export function paletteOf(id: string, dark: boolean, main = "default"): Palette {
  if (id === "mainThemeLight" || id === "mainThemeDark") return derived(DERIVED[id], paletteOf(main, dark));
  if (isOwn(id)) return PALETTES[id === "default" && dark ? "dark" : OWN[id]];
  const scheme = COLOR_SCHEMES.find((one) => one.id === id);
  if (scheme === undefined) return PALETTES[dark ? "dark" : "light"];
  const palette = made.get(id) ?? paletteFrom(scheme);
  made.set(id, palette);
  return palette;
}

/** The navigation in a scheme: dark and quiet by default, else in the scheme's own surface and text. */
export function railOf(id: string, palette: Palette): Palette {
  if (id === "greyDark") return palette;
  return {
    ...palette,
    rail: palette.surface,
    "rail-2": palette["accent-soft"],
    "rail-ink": palette.ink,
    "rail-ink-2": palette["ink-2"],
  };
}

/** A palette as CSS custom properties. */
export function propertiesOf(palette: Palette): Record<`--cb-${string}`, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--cb-${name}`, value]));
}
