import { z } from "zod";
import { cleanText } from "#domain/conversation.ts";

/** A text of 1 to `max` characters, once it is cleaned. */
export function cleanedText(max: number) {
  return z.string().nullish().transform(cleanText).pipe(z.string().min(1).max(max));
}
