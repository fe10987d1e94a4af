import { v7 } from "uuid";

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A new time-ordered identifier (UUIDv7, lower case). */
export function newId(): string {
  return v7();
}

/** True for the identifiers that `newId` makes; case-sensitive. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** True for any UUID, such as a key that a client chose. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
