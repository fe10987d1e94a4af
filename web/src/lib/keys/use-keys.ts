import { useEffect, useRef } from "react";
import { settingsStore } from "#lib/settings/settings.ts";
import { keyName } from "./key-name.ts";
import { registerShortcuts } from "./registry.ts";
import type { Reach } from "./registry.ts";

/** Something that a key does on the page that is open. */
export type Shortcut = {
  /** As `event.key` says it, "g d" for two in a row, "Ctrl+k" with Ctrl or Cmd, "Shift+ArrowUp". */
  readonly keys: string;
  /** What it does, in the member's language. */
  readonly text: string;
  /** A word or two for the strip of hints at the bottom; absent: it stands on the sheet alone. */
  readonly hint?: string | undefined;
  /** Whether a press is meant for it; absent: every one is that nothing else takes (`pressesNothing`). */
  readonly when?: ((event: KeyboardEvent) => boolean) | undefined;
  readonly run: () => void;
};

/** How long the second key of two in a row may take, in milliseconds. */
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

/** Whether Enter or Space would press nothing that has the focus, and so is a key of the page. */
export function pressesNothing(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target.closest(PRESSED) === null;
}

/** Whether a key is meant for a page that does not say when. */
function isFree(key: string, { target }: KeyboardEvent): boolean {
  return (key !== "Enter" && key !== " ") || pressesNothing(target);
}

/** Characters can be switched off, since speech and slips press them; arrows, Enter and the like cannot. */
function isCharacter(key: string): boolean {
  return key.length === 1 && key !== " ";
}

/**
 * Keys of a page or of the frame, while the component is there. Single keys never fire while somebody types, nor
 * where they are switched off; keys with Ctrl always do.
 */
export function useKeys(shortcuts: readonly Shortcut[], reach: Reach = "page"): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });

  const shown = shortcuts.map(({ keys, text, hint }) => `${keys}\n${text}\n${hint}`).join("\n\n");
  useEffect(() => {
    // What is shown stays while what it does changes: the latest is looked up when it is done.
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
