/** A regular expression for a list of subjects with `*` (one word) and a final `>` (all that follow). */
export function subjectPattern(subjects: readonly string[]): string {
  const one = (subject: string): string =>
    subject
      .split(".")
      .map((word) => (word === "*" ? "[^.]+" : word === ">" ? ".+" : word.replace(/[^\w-]/g, "")))
      .join("\\.");
  return `^(${subjects.map(one).join("|")})$`;
}
