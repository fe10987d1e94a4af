/** Marks that isolate a name, so that it keeps its own direction in a line that may run the other way. */
const FIRST_STRONG = "\u2068";
const POP = "\u2069";
/** Marks of direction that a name could bring along, and that would reach beyond it. */
const MARKS = /[\u202A-\u202E\u2066-\u2069]/gu;
const ISOLATED = /\u2068([^\u2069]*)\u2069/gu;
const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Text of others without marks of direction. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, "");
}

/** A line with marks around it, unless names in it have their own; nothing for nothing. */
export function isolatedLine(line: string): string {
  return line.includes(FIRST_STRONG) ? line : isolated(line);
}

/** A name with marks around it; nothing for nothing. */
export function isolated(name: string): string {
  const plain = withoutMarks(name);
  return plain === "" ? "" : `${FIRST_STRONG}${plain}${POP}`;
}

/** Text without markup: from left to right, only names in letters that run the other way keep their marks. */
export function asPlain(text: string, dir: "ltr" | "rtl"): string {
  if (dir === "rtl") return text;
  return text.replaceAll(ISOLATED, (marked, name: string) => (RTL.test(name) ? marked : name));
}

/** Escaped text with an element in place of each pair of marks. */
export function asElements(escapedText: string): string {
  return escapedText.replaceAll(ISOLATED, "<bdi>$1</bdi>");
}
