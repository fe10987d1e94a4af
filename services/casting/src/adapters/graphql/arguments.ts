import { KEY_PREFIXES, type RecordKind } from "@callboard/catalog/record-keys.ts";
import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { invalid, invalidField } from "@callboard/kit/failure.ts";
import { isId } from "@callboard/kit/ids.ts";
import { parseKey, parsePairKey } from "@callboard/kit/record-key.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { FullKey } from "#app/find-submission.ts";

type Values<Parts> = { [K in keyof Parts]: Parts[K] extends Result<infer T> ? T : never };

/** All parts, or one VALIDATION with the failing fields of every part. */
export function together<Parts extends Record<string, Result<unknown>>>(parts: Parts): Result<Values<Parts>> {
  const entries = Object.entries(parts);
  const fields = entries.flatMap(([, part]) => (part.ok ? [] : (part.failure.fields ?? [])));
  if (fields.length > 0) return fail(invalid(fields));
  return ok(
    Object.fromEntries(entries.map(([name, part]) => [name, part.ok ? part.value : null])) as Values<Parts>,
  );
}

/** Decides on token, account and role before the syntax of any key is looked at. */
export async function withRole<Input, T>(
  actor: Actor,
  roles: readonly string[],
  read: () => Result<Input>,
  run: (input: Input) => Promise<Result<T>>,
): Promise<Result<T>> {
  const caller = requireMember(actor, roles);
  if (!caller.ok) return caller;
  const input = read();
  return input.ok ? run(input.value) : input;
}

/** A key of this kind, with or without its prefix. */
export function keyOf(kind: RecordKind, text: string, path: string): Result<string> {
  return parseKey(KEY_PREFIXES[kind], text, path);
}

/** Null when the key is not given. */
export function optionalKey(
  kind: RecordKind,
  text: string | null | undefined,
  path: string,
): Result<string | null> {
  return text === null || text === undefined ? ok(null) : keyOf(kind, text, path);
}

/** A key that the schema leaves optional but the operation needs. */
export function requiredKey(kind: RecordKind, text: string | null | undefined, path: string): Result<string> {
  if (text === null || text === undefined || text === "")
    return fail(invalidField(path, "REQUIRED", `${path} is needed.`));
  return keyOf(kind, text, path);
}

/** The two keys of a submission, by the names of their arguments. */
export function submissionKey(
  project: { readonly path: string; readonly text: string },
  submission: { readonly path: string; readonly text: string },
): Result<FullKey> {
  const parts = together({
    projectId: keyOf("project", project.text, project.path),
    pair: parsePairKey(KEY_PREFIXES.submission, submission.text, submission.path),
  });
  if (!parts.ok) return parts;
  const [positionId, userId] = parts.value.pair;
  return ok({ projectId: parts.value.projectId, positionId, userId });
}

/** `1` to `5` or the id of a group that was made, with or without the prefix. */
export function groupId(text: string, path: string): Result<string> {
  const prefix = `${KEY_PREFIXES.group}#`;
  const id = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  return /^[1-5]$/.test(id) || isId(id)
    ? ok(id)
    : fail(invalidField(path, "KEY", `${path} is GROUP#1 to GROUP#5 or the key of a group.`));
}
