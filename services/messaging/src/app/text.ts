import { z } from "zod";
import { cleanText } from "#domain/conversation.ts";

/** A text of 1 to `max` characters after cleaning. */
export function cleanedText(max: number) {
  return z.string().nullish().transform(cleanText).pipe(z.string().min(1).max(max));
}

/** A text of at most `max` characters after cleaning; may be empty, and is null if it was omitted. */
export function optionalText(max: number) {
  return z
    .string()
    .nullish()
    .transform((text) => (text === null || text === undefined ? null : cleanText(text)))
    .pipe(z.string().max(max).nullable());
}
