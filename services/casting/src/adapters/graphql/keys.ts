import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { isId } from "@callboard/kit/ids.ts";
import { parsePairKey, readKey } from "@callboard/kit/record-key.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import type { FullKey } from "#app/visible-submission.ts";

/** Reads the two keys of a submission; `VALIDATION` names the path of the argument. */
export function readSubmissionKey(
  keys: { readonly project: string; readonly submission: string },
  paths: { readonly project: string; readonly submission: string },
): Result<FullKey> {
  const parts = combineValidations({
    projectId: readKey("project", keys.project, paths.project),
    pair: parsePairKey(KEY_PREFIXES.submission, keys.submission, paths.submission),
  });
  return map(parts, ({ projectId, pair: [positionId, userId] }) => ({ projectId, positionId, userId }));
}

/** Reads `1` to `5` or the id of a custom group, with or without its prefix. */
export function readGroupId(text: string, path: string): Result<string> {
  const prefix = `${KEY_PREFIXES.group}#`;
  const id = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  return /^[1-5]$/.test(id) || isId(id)
    ? ok(id)
    : fail(invalidField(path, "KEY", `${path} must be GROUP#1 to GROUP#5 or a group key.`));
}

/** Like `readGroupId`, but `VALIDATION` `REQUIRED` if it is missing. */
export function readRequiredGroupId(text: string | null | undefined, path: string): Result<string> {
  return text ? readGroupId(text, path) : fail(invalidField(path, "REQUIRED", `${path} is required.`));
}
