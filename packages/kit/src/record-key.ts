import { KEY_PREFIXES, type RecordKind } from "@callboard/catalog/record-keys.ts";
import { invalidField, type Failure } from "./failure.ts";
import { isId, isUuid } from "./ids.ts";
import { fail, ok, type Result } from "./result.ts";

/** The wire form of a record's key: the prefix and its ids, joined by `#`. */
export function formatKey(prefix: string, ...ids: readonly string[]): string {
  return [prefix, ...ids].join("#");
}

/** The id inside a key; the prefix may be missing, anything else is VALIDATION at `path`. */
export function parseKey(prefix: string, text: string, path: string): Result<string> {
  const id = text.startsWith(`${prefix}#`) ? text.slice(prefix.length + 1) : text;
  return isId(id) ? ok(id) : fail(badKey(prefix, path));
}

/** The two ids inside a compound key `PREFIX#a#b`; the prefix may be missing. */
export function parsePairKey(prefix: string, text: string, path: string): Result<readonly [string, string]> {
  const rest = text.startsWith(`${prefix}#`) ? text.slice(prefix.length + 1) : text;
  const [first, second, ...more] = rest.split("#");
  if (first === undefined || second === undefined || more.length > 0) return fail(badKey(prefix, path));
  return isId(first) && isId(second) ? ok([first, second]) : fail(badKey(prefix, path));
}

function badKey(prefix: string, path: string): Failure {
  return invalidField(path, "KEY", `${path} must be a key that starts with ${prefix}#.`);
}

/** The wire form of a record's key by its kind, such as `PRJ#<id>`. */
export function recordKey(kind: RecordKind, ...ids: readonly string[]): string {
  return formatKey(KEY_PREFIXES[kind], ...ids);
}

/** The id inside a key of this kind, with or without its prefix; VALIDATION KEY at `path` for anything else. */
export function readKey(kind: RecordKind, text: string, path: string): Result<string> {
  return parseKey(KEY_PREFIXES[kind], text, path);
}

/** Null where no key is given. */
export function readOptionalKey(
  kind: RecordKind,
  text: string | null | undefined,
  path: string,
): Result<string | null> {
  return text === null || text === undefined || text === "" ? ok(null) : readKey(kind, text, path);
}

/** A key that the schema leaves optional and the operation needs: VALIDATION REQUIRED without it. */
export function readRequiredKey(
  kind: RecordKind,
  text: string | null | undefined,
  path: string,
): Result<string> {
  if (text === null || text === undefined || text === "")
    return fail(invalidField(path, "REQUIRED", `${path} is required.`));
  return readKey(kind, text, path);
}

/** The ClientKey of an input that may be repeated; VALIDATION UUID at `path`. */
export function readClientKey(text: string | null | undefined, path: string): Result<string | null> {
  if (text === null || text === undefined) return ok(null);
  return isUuid(text) ? ok(text) : fail(invalidField(path, "UUID", `${path} must be a UUID.`));
}
