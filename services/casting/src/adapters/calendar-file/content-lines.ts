/** Octets that a line may have without its end (RFC 5545, 3.1). */
const MAX_OCTETS = 75;
/** What a text must not have: control characters, which no calendar can hold, but for tabs and line breaks. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text value: backslash, semicolon, comma and line breaks escaped (RFC 5545, 3.3.11). */
export function textValue(text: string): string {
  return text
    .replace(CONTROLS, "")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n|\r|\n/g, "\\n");
}

/** A time in UTC: `20270314T100000Z`. */
export function utcValue(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** A day: `20270314`. */
export function dayValue(at: Date): string {
  return at.toISOString().slice(0, 10).replaceAll("-", "");
}

/** Lines as they stand in a file: each ends with CRLF, and is folded after at most 75 octets, never within a letter. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function fold(line: string): string {
  // A letter has at most three octets per unit, so that most lines need no count.
  if (line.length * 3 <= MAX_OCTETS) return line;
  const folded: string[] = [];
  let [from, octets] = [0, 0];
  for (let place = 0; place < line.length;) {
    const point = line.codePointAt(place) ?? 0;
    const size = octetsOf(point);
    if (octets + size > MAX_OCTETS) {
      folded.push(line.slice(from, place));
      // The space at the beginning of a continued line counts.
      [from, octets] = [place, 1];
    }
    octets += size;
    place += point > 0xff_ff ? 2 : 1;
  }
  return [...folded, line.slice(from)].join("\r\n ");
}

function octetsOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point > 0xff_ff ? 4 : 3;
}
