import { useEffect, useRef } from "react";
import { settingsStore } from "#lib/settings/settings.ts";
import { keyName } from "./key-name.ts";
import { registerShortcuts } from "./registry.ts";
import type { Reach } from "./registry.ts";

/** A keyboard shortcut of the current page. */
export type Shortcut = {
  /** As in `event.key`; "g d" for a sequence of two, "Ctrl+k" for Ctrl or Cmd, "Shift+ArrowUp". */
  readonly keys: string;
  /** What it does, in the member's language. */
  readonly text: string;
  /** A word or two for the strip of hints at the bottom; without it the shortcut is listed on the sheet only. */
  readonly hint?: string | undefined;
  /** Whether it handles a key press; without it, every press that nothing focused handles (`pressesNothing`). */
  readonly when?: ((event: KeyboardEvent) => boolean) | undefined;
  readonly run: () => void;
};

/** The longest pause between two keys of a sequence, in milliseconds. */
const SECOND_KEY_MS = 1_000;

const TEXT = "input, textarea, select, [contenteditable]";
/** What opens above the page and handles keys itself. */
const LAYERS =
  "dialog, .ant-modal-root, .ant-drawer, .ant-dropdown, [role='dialog'], [role='menu'], [role='listbox']";
/** What moves by arrows within itself. */
const COMPOSITES = "[role='radiogroup'], [role='tablist'], video";

/** Whether keys typed here are text, or belong to a dialog, a menu or a list above the page. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${TEXT}, ${LAYERS}`) !== null;
}

/** Whether arrows, Home and End move within what has the focus: a layer above the page, radio buttons, tabs, a player. */
export function movesItself(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${LAYERS}, ${COMPOSITES}`) !== null;
}

const PRESSED = "a, button, summary, label, [role='button'], [role='tab'], [role='checkbox'], [tabindex='0']";

/** Whether Enter or Space would activate nothing that is focused, so that the page may handle it. */
export function pressesNothing(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target.closest(PRESSED) === null;
}

/** Whether the page may handle a key press of a shortcut without its own `when`. */
function isFree(key: string, { target }: KeyboardEvent): boolean {
  return (key !== "Enter" && key !== " ") || pressesNothing(target);
}

/**
 * Single characters can be switched off, since speech input and slips trigger them; arrows, Enter and the like
 * cannot.
 */
function isCharacter(key: string): boolean {
  return key.length === 1 && key !== " ";
}

/**
 * Registers shortcuts of a page or of the frame while the component is mounted. Single keys never fire while someone
 * is typing or where they are switched off; combinations with Ctrl always do.
 */
export function useKeys(shortcuts: readonly Shortcut[], reach: Reach = "page"): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });

  const shown = shortcuts.map(({ keys, text, hint }) => `${keys}\n${text}\n${hint}`).join("\n\n");
  useEffect(() => {
    // The listed shortcuts stay the same while their handlers change, so the latest handler is looked up when one
    // runs.
    const named = latest.current.map(({ keys, text, hint }) => ({
      keys,
      text,
      hint,
      run: () => latest.current.find((one) => one.keys === keys && one.text === text)?.run(),
    }));
    return registerShortcuts(named, reach);
  }, [shown, reach]);

  useEffect(() => {
    let first: { readonly key: string; readonly at: number } | null = null;
    function find(key: string, event: KeyboardEvent): Shortcut | undefined {
      const at = event.timeStamp;
      const second = first !== null && at - first.at <= SECOND_KEY_MS ? `${first.key} ${key}` : null;
      const named = (name: string | null) =>
        latest.current.find(
          ({ keys, when }) => keys === name && (when === undefined ? isFree(keys, event) : when(event)),
        );
      return named(second) ?? named(key);
    }
    function press(event: KeyboardEvent): void {
      const key = keyName(event);
      if (key === null || event.defaultPrevented) return;
      if (!key.startsWith("Ctrl+") && takesKeys(event.target)) return;
      if (isCharacter(key) && !settingsStore.getState().singleKeys) return;
      const found = find(key, event);
      const begins = latest.current.some(({ keys }) => keys.startsWith(`${key} `));
      first = begins ? { key, at: event.timeStamp } : null;
      if (found === undefined) return;
      event.preventDefault();
      found.run();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
