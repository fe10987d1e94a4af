/**
 * Where a draft of unsaved input is stored. It survives a reload and the end of a session; signing out deletes it
 * with everything else. `tab`: changes to a record, which another tab may have loaded in a newer version. `browser`:
 * what is about to be sent, which may be finished in another tab.
 */
export type Place = "tab" | "browser";

const PREFIX = "callboard.draft.";
/** The member whose drafts this browser stores. */
const OWNER = "callboard.drafts.of";

function storageOf(place: Place): Storage {
  return place === "tab" ? sessionStorage : localStorage;
}

/** The stored draft, or null if there is none. */
export function draftOf(name: string, place: Place = "tab"): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** The fields of a form's draft; empty if there is none. */
export function draftFields(name: string, place: Place = "tab"): Readonly<Record<string, unknown>> {
  const draft = draftOf(name, place);
  return typeof draft === "object" && draft !== null && !Array.isArray(draft)
    ? (draft as Record<string, unknown>)
    : {};
}

/** Names of the stored drafts with this prefix. */
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

/** The member whose drafts this browser stores now, or an empty string. */
export const draftsOwner = (): string => localStorage.getItem(OWNER) ?? "";

/** Sets whose drafts are stored from now on; drafts that someone else left without signing out are deleted. */
export function claimDrafts(member: string): void {
  if (draftsOwner() === member) return;
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  }
  localStorage.setItem(OWNER, member);
}
