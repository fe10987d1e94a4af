/** The kinds of targets, in order of display. */
export const KINDS = [
  "recent",
  "actions",
  "pages",
  "own",
  "roles",
  "projects",
  "people",
  "conversations",
] as const;
export type Kind = (typeof KINDS)[number];

/** Leading characters that narrow the kinds. */
const SCOPES: Readonly<Record<string, readonly Kind[]>> = {
  ">": ["actions", "pages"],
  "@": ["people", "conversations"],
  "#": ["own", "roles", "projects"],
};

export type Scope = {
  /** The input without a leading scope character. */
  readonly text: string;
  readonly kinds: readonly Kind[];
};

/**
 * The kinds to search: "@maya" finds people and conversations only. Empty input excludes actions, which would hide
 * everything else.
 */
export function scopeOf(typed: string): Scope {
  const narrowed = SCOPES[typed.charAt(0)];
  if (narrowed) return { text: typed.slice(1).trim(), kinds: narrowed };
  const text = typed.trim();
  return { text, kinds: text === "" ? ["recent", "pages"] : KINDS };
}
