/**
 * What was typed and not saved or sent: it outlives a reload and the end of a sign-in, and signing out empties it
 * together with everything else. `tab`: for changes of a record, which another tab may have read anew. `browser`: for
 * what is about to be sent, which may be finished in another tab.
 */
type Place = "tab" | "browser";

const PREFIX = "callboard.draft.";
/** Whose drafts this browser keeps. */
const OWNER = "callboard.drafts.of";

function storageOf(place: Place): Storage {
  return place === "tab" ? sessionStorage : localStorage;
}

/** The kept draft, or null when there is none. */
export function draftOf(name: string, place: Place = "tab"): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** The fields of a kept draft of a form; empty when there is none. */
export function draftFields(name: string, place: Place = "tab"): Readonly<Record<string, unknown>> {
  const draft = draftOf(name, place);
  return typeof draft === "object" && draft !== null && !Array.isArray(draft)
    ? (draft as Record<string, unknown>)
    : {};
}

/** Names of the kept drafts that begin so. */
export function draftNames(beginning: string, place: Place = "tab"): readonly string[] {
  return Object.keys(storageOf(place))
    .filter((key) => key.startsWith(PREFIX + beginning))
    .map((key) => key.slice(PREFIX.length));
}

export function keepDraft(name: string, draft: unknown, place: Place = "tab"): void {
  try {
    storageOf(place).setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // A full store costs the draft, never the page.
  }
}

export function dropDraft(name: string, place: Place = "tab"): void {
  storageOf(place).removeItem(PREFIX + name);
}

/** Whose drafts this browser keeps now. */
export const draftsOwner = (): string => localStorage.getItem(OWNER) ?? "";

/** Says whose drafts are kept from now on: what somebody else left behind without signing out is dropped. */
export function claimDrafts(member: string): void {
  if (draftsOwner() === member) return;
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  }
  localStorage.setItem(OWNER, member);
}
