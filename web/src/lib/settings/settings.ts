import { LANGUAGE_TAGS, type InterfaceLanguage } from "@callboard/catalog/interface/languages.ts";
import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";
import { directionOf } from "#i18n/formats.ts";
import { LAYOUT_DEFAULTS, layoutFrom } from "./layouts.ts";
import type { Layout } from "./layouts.ts";
import { listsFrom } from "./lists.ts";
import type { ListSettings, Lists } from "./lists.ts";
import { fromSpecified } from "./specified.ts";

export const LANGUAGES = LANGUAGE_TAGS;
export type Language = InterfaceLanguage;

export const COLOR_MODES = ["system", "light", "dark"] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export const DIRECTIONS = ["ltr", "rtl"] as const;
type Direction = (typeof DIRECTIONS)[number];

export const SCHEME_PARTS = ["main", "navbar", "toolbar", "footer"] as const;
/** The colour scheme of each part, by the ids of the catalogue. */
export type SchemeChoice = { readonly [part in (typeof SCHEME_PARTS)[number]]: string };

export const FONT_SIZES = { min: 0.7, max: 1.3, step: 0.1 } as const;

export type Settings = {
  readonly language: Language;
  /** Choosing a language sets it; it can be turned around after that. */
  readonly direction: Direction;
  readonly colorMode: ColorMode;
  /** A factor of all text. */
  readonly fontSize: number;
  readonly layout: Layout;
  readonly schemes: SchemeChoice;
  readonly customScrollbars: boolean;
  /** Whether single keys act on pages; chords with Ctrl always do. */
  readonly singleKeys: boolean;
  /** How each list was left. */
  readonly lists: Lists;
};

/** Where the browser keeps the choice, so that the next first paint is already right (public/first-paint.js). */
const KEY = "callboard.settings";
/** Whose change has not reached the profile yet. */
const UNSAVED_KEY = "callboard.settings.unsaved";

export const DEFAULT_SCHEMES: SchemeChoice = {
  main: "default",
  navbar: "greyDark",
  toolbar: "default",
  footer: "default",
};

/** What holds where nothing was chosen, in a language. */
export function defaultSettings(language: Language): Settings {
  return {
    language,
    direction: directionOf(language),
    colorMode: "system",
    fontSize: 1,
    layout: LAYOUT_DEFAULTS.layout1,
    schemes: DEFAULT_SCHEMES,
    customScrollbars: true,
    singleKeys: true,
    lists: {},
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function factorOf(value: unknown): number | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return null;
  const held = Math.min(FONT_SIZES.max, Math.max(FONT_SIZES.min, value));
  return Math.round(held * 10) / 10;
}

function schemesFrom(found: unknown, otherwise: SchemeChoice): SchemeChoice {
  const given = recordOf(found);
  const id = (part: keyof SchemeChoice) => {
    const value = given[part];
    return typeof value === "string" && value.length > 0 && value.length <= 30 ? value : otherwise[part];
  };
  return { main: id("main"), navbar: id("navbar"), toolbar: id("toolbar"), footer: id("footer") };
}

/** Settings out of unknown data; what is missing or odd falls back to `otherwise`. */
export function settingsFrom(data: unknown, otherwise: Settings): Settings {
  const found = recordOf(data);
  return {
    language: LANGUAGES.find((language) => language === found["language"]) ?? otherwise.language,
    direction: DIRECTIONS.find((direction) => direction === found["direction"]) ?? otherwise.direction,
    colorMode: COLOR_MODES.find((mode) => mode === found["colorMode"]) ?? otherwise.colorMode,
    fontSize: factorOf(found["fontSize"]) ?? otherwise.fontSize,
    layout: found["layout"] === undefined ? otherwise.layout : layoutFrom(recordOf(found["layout"])),
    schemes: schemesFrom(found["schemes"], otherwise.schemes),
    customScrollbars:
      typeof found["customScrollbars"] === "boolean" ? found["customScrollbars"] : otherwise.customScrollbars,
    singleKeys: typeof found["singleKeys"] === "boolean" ? found["singleKeys"] : otherwise.singleKeys,
    lists: found["lists"] === undefined ? otherwise.lists : listsFrom(found["lists"]),
  };
}

/** What the address asks for by `?defaultSettings={...}`; it goes before what browser and profile keep. */
function fromAddress(): unknown {
  try {
    return JSON.parse(new URLSearchParams(location.search).get("defaultSettings") ?? "{}");
  } catch {
    return {};
  }
}

/** Settings under those of the address. */
export function withAddress(kept: Settings): Settings {
  return settingsFrom(fromSpecified(fromAddress(), kept.layout), kept);
}

function stored(): Settings {
  const language = LANGUAGES.find((one) => one === navigator.language.slice(0, 2)) ?? "en";
  const otherwise = defaultSettings(language);
  try {
    const kept = settingsFrom(JSON.parse(localStorage.getItem(KEY) ?? "{}"), otherwise);
    return withAddress(kept);
  } catch {
    return otherwise;
  }
}

export const settingsStore = createStore<Settings>(() => stored());

settingsStore.subscribe((settings) => {
  localStorage.setItem(KEY, JSON.stringify(settings));
});

/** Changes settings in this browser at once; saving them to the profile is the shell's task. */
export function changeSettings(change: Partial<Settings>): void {
  settingsStore.setState(change);
}

/** Changes the language, and the direction of writing with it. */
export function changeLanguage(language: Language): void {
  changeSettings({ language, direction: directionOf(language) });
}

/** Changes the layout; another style starts with its own defaults. */
export function changeLayout(change: Partial<Layout>): void {
  const { layout } = settingsStore.getState();
  const restarts = change.style !== undefined && change.style !== layout.style;
  settingsStore.setState({
    layout: restarts ? LAYOUT_DEFAULTS[change.style] : { ...layout, ...change },
  });
}

/** Changes how a list is shown. */
export function changeList(name: string, change: ListSettings): void {
  settingsStore.setState(({ lists }) => ({ lists: { ...lists, [name]: { ...lists[name], ...change } } }));
}

/** Everything but the language as it was when the product was first opened. */
export function resetSettings(): void {
  settingsStore.setState(defaultSettings(settingsStore.getState().language));
}

/** Notes that the settings here are newer than those in this member's profile, or that the profile has them. */
export function markSettings(mark: "saved" | { readonly unsavedOf: string }): void {
  if (mark === "saved") localStorage.removeItem(UNSAVED_KEY);
  else localStorage.setItem(UNSAVED_KEY, mark.unsavedOf);
}

/** Whether this browser holds settings that this member changed and that are not in the profile. */
export function hasUnsavedSettings(member: string): boolean {
  return localStorage.getItem(UNSAVED_KEY) === member;
}

/** The settings that hold now. */
export function useSettings(): Settings {
  return useStore(settingsStore);
}

/**
 * Whether a page of a colour scheme is drawn dark: the product's own scheme follows the chosen mode or the system,
 * the others are what they are.
 */
export function isDark(scheme: string, mode: ColorMode, systemPrefersDark: boolean): boolean {
  if (scheme !== "default") return scheme.startsWith("dark") || scheme.endsWith("Dark");
  return mode === "dark" || (mode === "system" && systemPrefersDark);
}
