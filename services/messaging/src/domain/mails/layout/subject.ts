import { asPlain, isolated } from "./direction.ts";

/** Characters of a subject that lists of mails show. */
export const MAX_SUBJECT = 78;
/** How long its names may be, from the most to the least; the first with which the whole fits is taken. */
const NAME_LIMITS = [60, 48, 40, 32, 26, 20, 16, 12] as const;

type Names = Readonly<Record<string, string>>;

/** The subject with its names, which are cut as far as the whole is too long for a list of mails. */
export function subjectOf(pattern: string, names: Names, dir: "ltr" | "rtl"): string {
  const written = NAME_LIMITS.map((limit) => fillNames(pattern, names, limit));
  const fitting = written.find((text) => visibleLength(text) <= MAX_SUBJECT) ?? written.at(-1) ?? "";
  return asPlain(fitting, dir);
}

function fillNames(pattern: string, names: Names, limit: number): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    isolated(cutTo(names[name] ?? "", limit)),
  );
}

/** What stands at the end of a name that was cut, by letters as people see them. */
function cutTo(name: string, limit: number): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return letters.length <= limit
    ? name
    : `${letters
        .slice(0, limit - 1)
        .join("")
        .trimEnd()}…`;
}

/** Letters without marks of direction. */
export function visibleLength(text: string): number {
  return [...new Intl.Segmenter().segment(text.replaceAll(/[\u2066-\u2069]/gu, ""))].length;
}
