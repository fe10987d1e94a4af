import { LIMITS } from "@callboard/catalog/limits.ts";
import { invalid, type FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** The words of a submission as they come in. */
export interface SubmissionWords {
  readonly comments: string | null;
  readonly website: string | null;
  readonly socialMedia: string | null;
  readonly representationName: string | null;
}

/** Longest web address, in characters. */
export const LINK_LENGTH = 300;

/** Trims and checks; an empty text is none. All failing fields at once, by their names on the wire. */
export function checkWords(words: SubmissionWords): Result<SubmissionWords> {
  const trimmed = {
    comments: trim(words.comments),
    website: trim(words.website),
    socialMedia: trim(words.socialMedia),
    representationName: trim(words.representationName),
  };
  const fields = [
    tooLong("Comments", trimmed.comments, LIMITS.noteLength),
    tooLong("Website", trimmed.website, LINK_LENGTH) ?? noLink("Website", trimmed.website),
    tooLong("SocialMedia", trimmed.socialMedia, LINK_LENGTH),
    tooLong("RepresentationName", trimmed.representationName, LIMITS.nameLength),
  ].filter((field) => field !== null);
  return fields.length > 0 ? fail(invalid(fields)) : ok(trimmed);
}

/** A text of limited length, such as a reason or a message; null when empty. */
export function checkText(text: string | null, path: string, most: number): Result<string | null> {
  const trimmed = trim(text);
  const field = tooLong(path, trimmed, most);
  return field ? fail(invalid([field])) : ok(trimmed);
}

function trim(text: string | null): string | null {
  const trimmed = text?.trim().normalize("NFC") ?? "";
  return trimmed === "" ? null : trimmed;
}

function tooLong(field: string, text: string | null, most: number): FieldFailure | null {
  if (text === null || [...text].length <= most) return null;
  return { path: pathOf(field), rule: "TOO_LONG", message: `${field} has at most ${most} characters.` };
}

function noLink(field: string, text: string | null): FieldFailure | null {
  if (text === null || /^https:\/\/[^\s/]+\.[^\s/]+/.test(text)) return null;
  return { path: pathOf(field), rule: "URL", message: `${field} begins with https://.` };
}

function pathOf(field: string): string {
  return /^[A-Z]/.test(field) ? `submission.${field}` : field;
}
