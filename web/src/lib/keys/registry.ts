import { createStore } from "zustand/vanilla";

export type NamedShortcut = {
  readonly keys: string;
  readonly text: string;
  /** A word or two for the strip of hints; without it the shortcut is listed on the sheet only. */
  readonly hint?: string | undefined;
  /** Runs it without the key; absent where only a key press makes sense. */
  readonly run?: (() => void) | undefined;
};

/** Where a shortcut works: on every page, or on the current one. */
export type Reach = "everywhere" | "page";

type ShortcutSet = { readonly reach: Reach; readonly shortcuts: readonly NamedShortcut[] };

/** The shortcuts of everything that is mounted. */
export const shortcutStore = createStore<{ readonly sets: readonly ShortcutSet[] }>(() => ({ sets: [] }));

/** Adds shortcuts to those that are listed. Returns a function that removes them. */
export function registerShortcuts(shortcuts: readonly NamedShortcut[], reach: Reach): () => void {
  const set = { reach, shortcuts: shortcuts.map(({ keys, text, hint, run }) => ({ keys, text, hint, run })) };
  shortcutStore.setState(({ sets }) => ({ sets: [...sets, set] }));
  return () => shortcutStore.setState(({ sets }) => ({ sets: sets.filter((one) => one !== set) }));
}
