import { createStore } from "zustand/vanilla";

export type NamedShortcut = {
  readonly keys: string;
  readonly text: string;
  /** A word or two for the strip of hints; absent: it stands on the sheet alone. */
  readonly hint?: string | undefined;
  /** Does it without the key; absent where only a press makes sense. */
  readonly run?: (() => void) | undefined;
};

/** Where shortcuts work: on every page, or on the one that is open. */
export type Reach = "everywhere" | "page";

type ShortcutSet = { readonly reach: Reach; readonly shortcuts: readonly NamedShortcut[] };

/** The shortcuts of everything that is open now. */
export const shortcutStore = createStore<{ readonly sets: readonly ShortcutSet[] }>(() => ({ sets: [] }));

/** Adds shortcuts to those that are shown; calling what it gives takes them away again. */
export function registerShortcuts(shortcuts: readonly NamedShortcut[], reach: Reach): () => void {
  const set = { reach, shortcuts: shortcuts.map(({ keys, text, hint, run }) => ({ keys, text, hint, run })) };
  shortcutStore.setState(({ sets }) => ({ sets: [...sets, set] }));
  return () => shortcutStore.setState(({ sets }) => ({ sets: sets.filter((one) => one !== set) }));
}
