/** Countries and territories by their codes of ISO 3166-1, as the runtime's own data (Unicode CLDR) has them. */

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** What has a name and is no assigned code: free for private use, or reserved for what is no country. */
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
  // A code of the past is another one by now.
  return names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

export const COUNTRY_CODES: readonly string[] = LETTERS.flatMap((first) =>
  LETTERS.map((second) => `${first}${second}`).filter(isAssigned),
);
