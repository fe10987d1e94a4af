import { idOf } from "#lib/record-key.ts";

/** Notes that were begun and not sent, kept in this browser until they are, or until signing out. */
function nameOf(positionKey: string): string {
  return `callboard.note.${idOf(positionKey)}`;
}

export function draftOf(positionKey: string): string {
  return localStorage.getItem(nameOf(positionKey)) ?? "";
}

/** An empty note leaves nothing behind. */
export function keepDraft(positionKey: string, note: string): void {
  if (note === "") localStorage.removeItem(nameOf(positionKey));
  else localStorage.setItem(nameOf(positionKey), note);
}
