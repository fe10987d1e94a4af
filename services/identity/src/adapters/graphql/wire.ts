import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { formatKey, parseKey } from "@callboard/kit/record-key.ts";
import type { Result } from "@callboard/kit/result.ts";

/** The key of a member on the wire. */
export function userKey(id: string): string {
  return formatKey(KEY_PREFIXES.user, id);
}

export function companyKey(id: string): string {
  return formatKey(KEY_PREFIXES.company, id);
}

export function linkKey(id: string): string {
  return formatKey(KEY_PREFIXES.agentLink, id);
}

export function mediaKey(id: string): string {
  return formatKey(KEY_PREFIXES.media, id);
}

/** The id of a member in an argument, with or without its prefix; VALIDATION at `path`. */
export function parseUserKey(text: string, path: string): Result<string> {
  return parseKey(KEY_PREFIXES.user, text, path);
}

export function parseCompanyKey(text: string, path: string): Result<string> {
  return parseKey(KEY_PREFIXES.company, text, path);
}

export function parseLinkKey(text: string, path: string): Result<string> {
  return parseKey(KEY_PREFIXES.agentLink, text, path);
}

/** A record {PK, SK, Data}: PK and SK are the same key, Data is read from the same thing. */
export function recordOf<T>(keyOf: (thing: T) => string) {
  return { PK: keyOf, SK: keyOf, Data: (thing: T): T => thing };
}

/** The answer of an operation that returns no record. */
export const STATUS_OK = { Status: "OK" } as const;
