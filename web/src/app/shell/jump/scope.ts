/** What can be jumped to, in the order in which it is shown. */
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

/** A first character narrows to kinds. */
const SCOPES: Readonly<Record<string, readonly Kind[]>> = {
  ">": ["actions", "pages"],
  "@": ["people", "conversations"],
  "#": ["own", "roles", "projects"],
};

export type Scope = {
  /** What was typed behind the first character that narrows, if there is one. */
  readonly text: string;
  readonly kinds: readonly Kind[];
};

/** "@maya" looks for people alone. Actions and nothing typed do not go together: they would hide everything else. */
export function scopeOf(typed: string): Scope {
  const narrowed = SCOPES[typed.charAt(0)];
  if (narrowed) return { text: typed.slice(1).trim(), kinds: narrowed };
  const text = typed.trim();
  return { text, kinds: text === "" ? ["recent", "pages"] : KINDS };
}
