/** What a person uses, in the words of its maker; null where the header does not say. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Words = readonly (readonly [pattern: RegExp, name: string])[];

/** Browsers that name themselves, before those that they say they are as well. */
const BROWSERS: Words = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
];
const SYSTEMS: Words = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Characters of a header that are read; real ones have about 150. */
const MAX_LENGTH = 512;

const nameIn = (words: Words, text: string): string | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Reads a `User-Agent` header. Only names from our own lists come out of it, since anybody writes what they like. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, MAX_LENGTH);
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
}
