import { invalidField, type Failure } from "./failure.ts";
import { isId } from "./ids.ts";
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
