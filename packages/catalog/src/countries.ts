/** Countries and territories by ISO 3166-1 code, from the runtime's own data (Unicode CLDR). */

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Named codes that are not assigned: for private use, or reserved for something that is not a country. */
const PRIVATE_USE = /^(AA|Q[M-Z]|X[A-Z]|ZZ)$/;
const RESERVED: readonly string[] = [
  "AC",
  "CP",
  "CQ",
  "DG",
  "EA",
  "EU",
  "EZ",
  "FX",
  "IC",
  "SU",
  "TA",
  "UK",
  "UN",
];

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

function isAssigned(code: string): boolean {
  if (PRIVATE_USE.test(code) || RESERVED.includes(code)) return false;
  // A former code maps to a different current one.
  return names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

export const COUNTRY_CODES: readonly string[] = LETTERS.flatMap((first) =>
  LETTERS.map((second) => `${first}${second}`).filter(isAssigned),
);
