import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";

export const LANGUAGES = ["en", "tr", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

export const COLOR_MODES = ["system", "light", "dark"] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export type Settings = { readonly language: Language; readonly colorMode: ColorMode };

/** Where the browser keeps the choice, so that the next first paint is already right (public/first-paint.js). */
const KEY = "callboard.settings";
/** Whose change has not reached the profile yet. */
const UNSAVED_KEY = "callboard.settings.unsaved";

function languageOf(value: unknown): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}

function colorModeOf(value: unknown): ColorMode | null {
  return COLOR_MODES.find((mode) => mode === value) ?? null;
}

/** Settings out of unknown data; what is missing or odd falls back to `otherwise`. */
export function settingsFrom(
  found: { language?: unknown; colorMode?: unknown },
  otherwise: Settings,
): Settings {
  return {
    language: languageOf(found.language) ?? otherwise.language,
    colorMode: colorModeOf(found.colorMode) ?? otherwise.colorMode,
  };
}

function stored(): Settings {
  const fallback: Settings = {
    language: languageOf(navigator.language.slice(0, 2)) ?? "en",
    colorMode: "system",
  };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return fallback;
    const { language, theme } = found as { language?: unknown; theme?: unknown };
    return settingsFrom({ language, colorMode: theme }, fallback);
  } catch {
    return fallback;
  }
}

export const settingsStore = createStore<Settings>(() => stored());

settingsStore.subscribe(({ language, colorMode }) => {
  localStorage.setItem(KEY, JSON.stringify({ language, theme: colorMode }));
});

/** Changes settings in this browser at once; saving them to the profile is the shell's task. */
export function changeSettings(change: Partial<Settings>): void {
  settingsStore.setState(change);
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

/** Whether the page is drawn dark, given the choice and what the system prefers. */
export function isDark(mode: ColorMode, systemPrefersDark: boolean): boolean {
  return mode === "dark" || (mode === "system" && systemPrefersDark);
}
