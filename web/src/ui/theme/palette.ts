/** The product's colors, one set per mode. `tokens.css` has the same values. */
export type Palette = { readonly [name in keyof typeof LIGHT]: string };

/** Neutral gray backgrounds: a warm one would make skin look green on a page full of headshots. */
const LIGHT = {
  ground: "#f3f4f5",
  surface: "#ffffff",
  raised: "#ffffff",
  sunken: "#e9ebed",
  line: "#dcdfe2",
  edge: "#757d85",
  ink: "#14171a",
  "ink-2": "#41474e",
  "ink-3": "#575f67",
  accent: "#0b5a6b",
  "accent-strong": "#084452",
  "accent-soft": "#deeef1",
  "on-accent": "#ffffff",
  cue: "#864800",
  "cue-soft": "#fdf0da",
  "cue-fill": "#f5b83d",
  "on-cue": "#2b1a00",
  stage: "#5a3fa6",
  "stage-soft": "#eeebfa",
  hold: "#1f4f96",
  "hold-soft": "#e5eefb",
  success: "#1b6a3b",
  "success-soft": "#e3f4e9",
  danger: "#b3261e",
  "danger-soft": "#fdeceb",
  rail: "#15191d",
  "rail-2": "#262c32",
  "rail-ink": "#eef0f2",
  "rail-ink-2": "#a9b2bb",
} as const;

const DARK: Palette = {
  ground: "#0f1113",
  surface: "#181b1e",
  raised: "#1f2327",
  sunken: "#24292d",
  line: "#2f353a",
  edge: "#7f8890",
  ink: "#f1f3f5",
  "ink-2": "#c8ced4",
  "ink-3": "#a2abb3",
  accent: "#6fc3d4",
  "accent-strong": "#9bdbe8",
  "accent-soft": "#12333b",
  "on-accent": "#04232a",
  cue: "#eab560",
  "cue-soft": "#36280f",
  "cue-fill": "#f5b83d",
  "on-cue": "#2b1a00",
  stage: "#b9a5f5",
  "stage-soft": "#2a2345",
  hold: "#8db6f5",
  "hold-soft": "#182b47",
  success: "#74c896",
  "success-soft": "#14301f",
  danger: "#f38b82",
  "danger-soft": "#3b1d1b",
  rail: "#0a0c0e",
  "rail-2": "#22272c",
  "rail-ink": "#eef0f2",
  "rail-ink-2": "#a9b2bb",
};

export const PALETTES: { readonly light: Palette; readonly dark: Palette } = { light: LIGHT, dark: DARK };

const PAGE = ["ground", "surface", "raised"] as const;

/** Text colors and the surfaces they may be used on; each pair has at least 4.5 : 1 in both modes. */
export const TEXT_ON: ReadonlyArray<readonly [text: keyof Palette, surfaces: ReadonlyArray<keyof Palette>]> =
  [
    ["ink", [...PAGE, "sunken", "accent-soft"]],
    ["ink-2", [...PAGE, "sunken"]],
    ["ink-3", [...PAGE, "sunken"]],
    ["accent", [...PAGE, "sunken", "accent-soft"]],
    ["on-accent", ["accent", "accent-strong"]],
    ["cue", [...PAGE, "cue-soft"]],
    ["on-cue", ["cue-fill"]],
    ["stage", [...PAGE, "stage-soft"]],
    ["hold", [...PAGE, "hold-soft"]],
    ["success", [...PAGE, "success-soft"]],
    ["danger", [...PAGE, "danger-soft"]],
    ["rail-ink", ["rail", "rail-2"]],
    ["rail-ink-2", ["rail", "rail-2"]],
  ];
