/**
 * What was typed and not saved, kept in this tab until it is: it outlives a reload and the end of a sign-in, and
 * signing out empties it together with everything else.
 */
const PREFIX = "callboard.draft.";

/** The kept draft, or null when there is none. */
export function draftOf(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** The fields of a kept draft of a form; empty when there is none. */
export function draftFields(name: string): Readonly<Record<string, unknown>> {
  const draft = draftOf(name);
  return typeof draft === "object" && draft !== null && !Array.isArray(draft)
    ? (draft as Record<string, unknown>)
    : {};
}

export function keepDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // A full store costs the draft, never the page.
  }
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}
