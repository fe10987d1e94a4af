import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { fold } from "@callboard/catalog/letters/fold.ts";

/** A stored number: E.164, and the extension as RFC 3966 writes it. */
const STORED = /^(\+[1-9]\d{7,14})(?:;ext=(\d{1,7}))?$/;
/** What is dialled for a plus sign: in most countries, and in North America. */
const DIALLED = /^\s*(?:00|011)(?=[\s\d])/u;
/** The zero that is only dialled within the country. */
const INNER_ZERO = /\(0+\)/u;
/** Extensions in words of the interface's languages; the digits and letters are folded. */
const EXTENSION = /[,;\s]*(?:dahili|تحويله|داخلي)[.:\s]*(?=\d{1,7}\s*$)/u;
const PUNCTUATION = /[^\d+a-z;=.#,()/\s-]/gu;

/**
 * A phone number with its country code, as people write and paste it, in the stored form: `+905321234567`, or
 * `+12125550123;ext=45`. Null if it cannot be one: without its country code, or too short or long for its country.
 * Whether anybody answers is not known.
 */
export function parsePhone(written: string): string | null {
  const text = fold(written)
    .replace(/^tel:/u, "")
    .replaceAll(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(EXTENSION, " ext ")
    .replace(DIALLED, "+")
    .replaceAll(PUNCTUATION, " ")
    .trim();
  if (!text.startsWith("+")) return null;
  for (const candidate of [text, text.replace(INNER_ZERO, "")]) {
    const found = parsePhoneNumberFromString(candidate, { extract: false });
    if (!found?.isPossible()) continue;
    const stored = found.ext ? `${found.number};ext=${found.ext}` : String(found.number);
    if (STORED.test(stored)) return stored;
  }
  return null;
}

/** A stored number as it is read anywhere: `+90 532 123 45 67`, `+1 212 555 0123 ext. 45`; others as they are. */
export function shownPhone(stored: string): string {
  const [, number = "", extension] = STORED.exec(stored) ?? [];
  const found = number === "" ? undefined : parsePhoneNumberFromString(number);
  if (!found) return stored;
  return [found.formatInternational(), ...(extension ? [`ext. ${extension}`] : [])].join(" ");
}
