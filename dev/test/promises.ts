import { readFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { relative } from "node:path";

/** The part of Jest's `--json` output that the table needs. */
export interface JestResults {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

const CONTRACT = /from "[^"]*?([a-z-]+)\.contract\.ts"/;
const MARKS: Readonly<Record<string, string>> = { passed: "kept", failed: "BROKEN" };
const WIDTH = 78;

/** Path patterns of the suites that run a port's contract on an embedded adapter. */
export async function contractSuites(root: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob("{packages,services,dev}/**/*.test.ts", {
    cwd: root,
    exclude: (name) => name === "node_modules",
  })) {
    if (CONTRACT.test(await readFile(`${root}/${file}`, "utf8")))
      found.push(`${file.replaceAll(".", "\\.")}$`);
  }
  return found;
}

/** Promises by their text, with each adapter's result. */
interface Section {
  readonly adapters: string[];
  readonly promises: Map<string, Map<string, string>>;
}

type Suite = JestResults["testResults"][number];

/**
 * Prints a section for each port with a line per promise and a column per adapter, followed by engine tests beyond
 * the contract and the messages of all failures.
 */
export function printTable(results: JestResults, root: string): void {
  const ports = new Map<string, Section[]>();
  for (const suite of results.testResults) {
    const port = CONTRACT.exec(readFileSync(suite.name, "utf8"))?.[1] ?? relative(root, suite.name);
    const sections = ports.get(port) ?? [];
    ports.set(port, sections);
    for (const [adapter, kept] of byAdapter(suite, port)) addTo(sections, adapter, kept);
  }
  for (const [port, sections] of ports) sections.forEach((section) => printSection(port, section));
  for (const { name, message, assertionResults } of results.testResults) {
    const isBroken =
      assertionResults.length === 0 || assertionResults.some(({ status }) => status === "failed");
    if (isBroken) console.log(`\n${relative(root, name)}\n${message}`);
  }
}

/** Adapters of the same contract share a section. */
function addTo(sections: Section[], adapter: string, kept: ReadonlyMap<string, string>): void {
  let section = sections.find(({ promises }) => [...kept.keys()].some((promise) => promises.has(promise)));
  if (!section) {
    section = { adapters: [], promises: new Map() };
    sections.push(section);
  }
  section.adapters.push(adapter);
  for (const [promise, mark] of kept) {
    const row = section.promises.get(promise) ?? new Map<string, string>();
    section.promises.set(promise, row.set(adapter, mark));
  }
}

/** The results of each adapter in a suite. */
function byAdapter({ assertionResults }: Suite, port: string): Map<string, Map<string, string>> {
  const adapters = new Map<string, Map<string, string>>();
  for (const { ancestorTitles, title, status } of assertionResults) {
    const [adapter = port, ...groups] = ancestorTitles;
    const kept = adapters.get(adapter) ?? new Map<string, string>();
    adapters.set(adapter, kept.set([...groups, title].join(": "), MARKS[status] ?? status));
  }
  return adapters;
}

function printSection(port: string, { adapters, promises }: Section): void {
  const columns = adapters.toSorted();
  console.log(`\n${port}`);
  columns.forEach((adapter, index) => console.log(`  [${index + 1}] ${adapter}`));
  console.log(`  ${"".padEnd(WIDTH)}${columns.map((_, index) => `[${index + 1}]`.padEnd(8)).join("")}`);
  for (const [promise, row] of promises) {
    const marks = columns.map((adapter) => (row.get(adapter) ?? "-").padEnd(8)).join("");
    const words = promise.length < WIDTH ? promise : `${promise.slice(0, WIDTH - 2)}…`;
    console.log(`  ${words.padEnd(WIDTH)}${marks.trimEnd()}`);
  }
}
