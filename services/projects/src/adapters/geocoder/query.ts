import { COUNTRY_CODES } from "@callboard/catalog/countries.ts";
import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import { lettersOf } from "@callboard/search/words/words.ts";
import { stateCode } from "./us-state.ts";

/** A typed address in its parts. */
export interface ParsedQuery {
  /** A postal code of the United States, or the first three signs of a Canadian one. */
  readonly zip: string | null;
  readonly state: string | null;
  readonly country: string | null;
  /** Letters of the names that may be meant, the likeliest first. */
  readonly names: readonly string[];
  readonly streetNumber: string | null;
  readonly route: string | null;
}

/** Length of a state code. */
const STATE_CODE = 2;
const US_CODE = /\b(\d{5})(?:-\d{4})?\s*$/;
const CANADIAN_CODE = /\b([a-z]\d[a-z])(?: ?\d[a-z]\d)?\s*$/i;
/** Taken off: no list of them is free to be shipped. */
const BRITISH_CODE = /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\s*$/i;

const SHORT: [string, string][] = [
  ["usa", "US"],
  ["uk", "GB"],
  ["turkey", "TR"],
];
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  LANGUAGE_TAGS.flatMap((tag) => {
    const names = new Intl.DisplayNames(tag, { type: "region" });
    return COUNTRY_CODES.map((code): [string, string] => [lettersOf(names.of(code) ?? code), code]);
  }).concat(SHORT),
);

/** `12 Main Street, Brooklyn, NY 11201`: the street comes first; the state, the country and the code last. */
export function parseQuery(query: string): ParsedQuery {
  const zip = US_CODE.exec(query)?.[1] ?? CANADIAN_CODE.exec(query)?.[1]?.toUpperCase() ?? null;
  const parts = [US_CODE, CANADIAN_CODE, BRITISH_CODE]
    .reduce((text, code) => text.replace(code, ""), query)
    .split(/[,،;]/u)
    .map((part) => part.trim())
    .filter((part) => lettersOf(part) !== "");
  const [, streetNumber, route] = /^(\d+[a-z]?)\s+(.+)$/i.exec(parts[0] ?? "") ?? [];
  const rest = route === undefined ? parts : parts.slice(1);
  const { named, country } = withoutCountry(rest);
  const { city, state } = cityAndState(named, zip !== null);
  const names = [city.join(" "), city[0] ?? ""].map(lettersOf).filter((name) => name !== "");
  const street = { streetNumber: streetNumber ?? null, route: route ?? null };
  return { zip, state, country, names: [...new Set(names)], ...street };
}

function withoutCountry(parts: readonly string[]): { named: readonly string[]; country: string | null } {
  const country = parts.length > 1 ? (COUNTRIES.get(lettersOf(parts.at(-1) ?? "")) ?? null) : null;
  // Georgia is a state as well.
  if (country === null || stateCode(parts.at(-1) ?? "") !== null) return { named: parts, country: null };
  return { named: parts.slice(0, -1), country };
}

interface CityAndState {
  readonly city: readonly string[];
  readonly state: string | null;
}

function cityAndState(parts: readonly string[], hasZip: boolean): CityAndState {
  const [last = ""] = parts.slice(-1);
  // A lone "New York" means the city.
  const isCity = !hasZip && parts.length === 1 && last.length > STATE_CODE;
  const state = isCity ? null : stateCode(last);
  return state === null ? splitState(parts) : { city: parts.slice(0, -1), state };
}

/** `austin tx`: a state without a comma before it. */
function splitState(parts: readonly string[]): CityAndState {
  const [text = "", ...others] = parts;
  const words = text.split(" ");
  const code = words.at(-1) ?? "";
  const state = others.length === 0 && words.length > 1 ? stateCode(code) : null;
  return state === null ? { city: parts, state } : { city: [words.slice(0, -1).join(" ")], state };
}
