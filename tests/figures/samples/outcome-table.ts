import type { Sample } from "./sample-files.ts";

/** What became of a sample. */
export interface Outcome {
  readonly sample: Sample;
  readonly outcome: "accepted" | "refused in the browser" | "refused by the server";
  /** The kind and size as what it is shown, or the rule that it breaks. */
  readonly why: string;
}

function counted<T>(all: readonly T[], nameOf: (one: T) => string): string {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}

/** Prints a line of Markdown for each package and use: files, accepted, and refused by which rule. */
export function printTable(outcomes: readonly Outcome[]): void {
  const lots = Map.groupBy(outcomes, ({ sample }) => `${sample.package} | ${sample.purpose}`);
  process.stdout.write(
    "\n| package | sent as | files | accepted | refused in the browser | refused by the server |\n|---|---|---|---|---|---|\n",
  );
  for (const [lot, all] of lots) {
    const of = (wanted: Outcome["outcome"]) => all.filter(({ outcome }) => outcome === wanted);
    const refused = (wanted: Outcome["outcome"]) => counted(of(wanted), ({ why }) => why);
    process.stdout.write(
      `| ${lot} | ${all.length} | ${of("accepted").length} | ${refused("refused in the browser")} | ${refused("refused by the server")} |\n`,
    );
  }
  process.stdout.write(`\n${outcomes.length} files: ${counted(outcomes, ({ outcome }) => outcome)}.\n`);
}
