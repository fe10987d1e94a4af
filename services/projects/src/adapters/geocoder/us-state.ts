import { MILITARY_STATES, US_STATES } from "@callboard/catalog/places.ts";
import { lettersOf } from "@callboard/search/words/words.ts";

const STATES: readonly { readonly value: string; readonly label: string }[] = [
  ...US_STATES,
  ...MILITARY_STATES,
];
const BY_NAME = new Map(STATES.map(({ label, value }) => [lettersOf(label), value]));
const CODES = new Set(STATES.map(({ value }) => value));

/** The code of a state of the United States, given its name or code; null for anything else. */
export function stateCode(text: string): string | null {
  const code = lettersOf(text).toUpperCase();
  return CODES.has(code) ? code : (BY_NAME.get(lettersOf(text)) ?? null);
}
