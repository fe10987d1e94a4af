import type { NamedShortcut, Reach } from "#lib/keys/registry.ts";

export type Hint = {
  readonly hint: string;
  readonly keys: readonly string[];
  /** Whether `keys` are the first and last of a row of digits. */
  readonly isRange: boolean;
};

type ShortcutSet = { readonly reach: Reach; readonly shortcuts: readonly NamedShortcut[] };

/** The content of the strip: keys with the same hint are joined, a row of digits as its ends. */
export function hintsOf(sets: readonly ShortcutSet[]): readonly Hint[] {
  const byHint = new Map<string, string[]>();
  for (const { shortcuts } of sets) {
    for (const { keys, hint } of shortcuts) {
      if (hint !== undefined) byHint.set(hint, [...(byHint.get(hint) ?? []), keys]);
    }
  }
  return [...byHint].map(([hint, keys]) => {
    const isRange = keys.length > 2 && keys.every((key) => /^\d$/.test(key));
    return { hint, isRange, keys: isRange ? [keys[0] ?? "", keys.at(-1) ?? ""] : [...new Set(keys)] };
  });
}
