/** Recognizes text by its first bytes, whatever encoding it is in: plain text has no signature. */

/** Never in a text: control characters other than tabs, line breaks and form feeds. */
// oxlint-disable-next-line no-control-regex -- exactly those are looked for
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/;
/** The escape character, except where ISO 2022 switches between Latin and Japanese or Korean letters. */
// oxlint-disable-next-line no-control-regex -- the escape character is looked for
const ESCAPE = /\u001b(?![$(][@-J])(?!\$[()][A-D])/;
const MARKUP = /^\s*</;

const MARKS = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
] as const;

/** The encoding in two bytes that a text without a mark seems to have: every second byte of its Latin letters is zero. */
function seeminglyWide(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const pairs = Math.floor(bytes.length / 2);
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (pairs < 4 || bytes.length % 2 > 0 || Math.min(even, odd) > 0) return null;
  if (odd > pairs / 2) return "utf-16le";
  return even > pairs / 2 ? "utf-16be" : null;
}

/** The letters of a text; of one in an unknown encoding of single bytes the ASCII ones are right, which is enough here. */
function lettersOf(bytes: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const encoding = marked ?? seeminglyWide(bytes) ?? "latin1";
  // The cut may be inside a character.
  return new TextDecoder(encoding).decode(bytes, { stream: true });
}

/** Whether the first bytes of a file are text without markup, in UTF-8, UTF-16, ISO 2022 or any encoding that keeps ASCII. */
export function isPlainText(start: Uint8Array): boolean {
  const letters = lettersOf(start);
  // Half a letter and wrong pairs, which text in two bytes never has.
  const isBroken = letters.includes("\ufffd");
  return (
    letters.trim() !== "" &&
    !isBroken &&
    !CONTROL.test(letters) &&
    !ESCAPE.test(letters) &&
    !MARKUP.test(letters)
  );
}
