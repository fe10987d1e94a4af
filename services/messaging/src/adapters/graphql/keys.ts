import { readKey } from "@callboard/kit/record-key.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { invalid, invalidField } from "@callboard/kit/failure.ts";
import { GROUP_CHOICES } from "@callboard/catalog/groups.ts";
import type { OwnKey } from "#app/delete-conversations.ts";

interface WireKey {
  readonly PK: string;
  readonly SK: string;
}

/** Reads a conversation key as one participant uses it; `path` is its position in a list. */
export function readOwnKey({ PK, SK }: WireKey, path = ""): Result<OwnKey> {
  return combineValidations({
    userId: readKey("user", PK, `${path}PK`),
    conversationId: readKey("conversation", SK, `${path}SK`),
  });
}

/** All values, or all failures. */
export function allOf<T>(results: readonly Result<T>[]): Result<readonly T[]> {
  const failing = results.flatMap((result) => (result.ok ? [] : (result.failure.fields ?? [])));
  if (failing.length > 0) return fail(invalid(failing));
  return ok(results.flatMap((result) => (result.ok ? [result.value] : [])));
}

/** The bare ids of files; empty if none are given. */
export function readFileIds(
  keys: readonly string[] | null | undefined,
  path: string,
): Result<readonly string[]> {
  return allOf((keys ?? []).map((key, place) => readKey("media", key, `${path}.${place}`)));
}

/** The bare id of a group: 1 to 5, or that of a custom group. */
export function readGroupId(key: string | null | undefined, path: string): Result<string | null> {
  if (key === null || key === undefined || key === "") return ok(null);
  if (GROUP_CHOICES.some(({ value }) => value === key)) return ok(key.slice("GROUP#".length));
  const id = readKey("group", key, path);
  return id.ok ? id : fail(invalidField(path, "KEY", `${path} must be GROUP#1 to GROUP#5 or a group key.`));
}
