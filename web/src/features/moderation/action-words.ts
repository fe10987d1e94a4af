/** "callboard.projects.project.approved.v1" → "project approved"; an operation stays as it is. */
export function actionWords(action: string): string {
  const parts = action.split(".");
  if (parts.length < 5) return action;
  return parts.slice(2, -1).join(" ").replaceAll("_", " ");
}

/** One fact of an entry. */
export interface Fact {
  /** In words; empty where the value says it all. */
  readonly name: string;
  readonly value: string;
  /** The record that the value stands for, where it is an id. */
  readonly recordId: string | null;
}

/** "positionId" → "position", "dueDate" → "due date". */
const nameWords = (name: string): string =>
  name
    .replace(/Id$/, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

/** The end of an id, by which people tell records apart. */
export const shortId = (id: string): string => id.slice(-8);

function factOf(name: string, value: unknown): Fact {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const isId = name.endsWith("Id") && typeof value === "string";
  return { name: nameWords(name), value: isId ? shortId(text) : text, recordId: isId ? text : null };
}

/**
 * The facts of an entry, without those that are said already; a change is one fact ("Submitted → Viewed"). What is no
 * object has none.
 */
export function factsOf(details: string, without: readonly string[] = []): readonly Fact[] {
  try {
    const found: unknown = JSON.parse(details);
    if (typeof found !== "object" || found === null) return [];
    const { from, to, ...others } = found as Record<string, unknown>;
    const isChange = typeof from === "string" && typeof to === "string";
    const change = isChange ? [{ name: "", value: `${from} → ${to}`, recordId: null }] : [];
    const rest = isChange ? others : (found as Record<string, unknown>);
    const facts = Object.entries(rest)
      .filter(([name]) => !without.includes(name))
      .map(([name, value]) => factOf(name, value));
    return [...change, ...facts];
  } catch {
    return [];
  }
}
