/** The colours that the product is drawn with, one set for each mode. `tokens.css` carries the same values. */
export type Palette = { readonly [name in keyof typeof LIGHT]: string };

const LIGHT = {
  ground: "#f7f5f1",
  surface: "#ffffff",
  sunken: "#efebe4",
  line: "#ddd7cd",
  edge: "#857e73",
  ink: "#1f1d1a",
  "ink-2": "#4a463f",
  "ink-3": "#615c53",
  accent: "#0b5a6b",
  "accent-strong": "#084452",
  "accent-soft": "#e2f0f2",
  "on-accent": "#ffffff",
  danger: "#b3261e",
  "danger-soft": "#fdecea",
  success: "#1f6b3a",
  "success-soft": "#e6f4ea",
  warning: "#8a4b00",
  "warning-soft": "#fdf1df",
} as const;

const DARK: Palette = {
  ground: "#161513",
  surface: "#1f1e1b",
  sunken: "#2a2824",
  line: "#3a3732",
  edge: "#8b8479",
  ink: "#f2efe9",
  "ink-2": "#cfc9bf",
  "ink-3": "#b0a99d",
  accent: "#7cc7d6",
  "accent-strong": "#a4dbe6",
  "accent-soft": "#17343b",
  "on-accent": "#06262d",
  danger: "#f2877e",
  "danger-soft": "#3a1d1b",
  success: "#7cc79a",
  "success-soft": "#17301f",
  warning: "#e6b05c",
  "warning-soft": "#382a12",
};

export const PALETTES: { readonly light: Palette; readonly dark: Palette } = { light: LIGHT, dark: DARK };

/** Text colours and the surfaces they may stand on; each pair keeps at least 4.5 : 1 in both modes. */
export const TEXT_ON: ReadonlyArray<readonly [text: keyof Palette, surfaces: ReadonlyArray<keyof Palette>]> =
  [
    ["ink", ["ground", "surface", "sunken", "accent-soft"]],
    ["ink-2", ["ground", "surface", "sunken"]],
    ["ink-3", ["ground", "surface", "sunken"]],
    ["accent", ["ground", "surface", "sunken", "accent-soft"]],
    ["on-accent", ["accent", "accent-strong"]],
    ["danger", ["ground", "surface", "danger-soft"]],
    ["success", ["ground", "surface", "success-soft"]],
    ["warning", ["ground", "surface", "warning-soft"]],
  ];
