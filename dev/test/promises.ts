import { readFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { relative } from "node:path";

/** What Jest writes with `--json`, as far as the table needs it. */
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

/** The suites that hold an embedded adapter to its port's contract, as patterns of their paths. */
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

interface Port {
  readonly adapters: Set<string>;
  /** By promise, then by adapter. */
  readonly promises: Map<string, Map<string, string>>;
}

type Suite = JestResults["testResults"][number];

/** Prints each port's promises, a line each with a column for every adapter, and what is broken in its own words. */
export function printTable(results: JestResults, root: string): void {
  const ports = new Map<string, Port>();
  for (const suite of results.testResults) {
    const name = CONTRACT.exec(readFileSync(suite.name, "utf8"))?.[1] ?? relative(root, suite.name);
    const port = ports.get(name) ?? { adapters: new Set(), promises: new Map() };
    ports.set(name, port);
    for (const [adapter, promise, status] of promisesOf(suite, name)) {
      port.adapters.add(adapter);
      const row = port.promises.get(promise) ?? new Map<string, string>();
      port.promises.set(promise, row.set(adapter, MARKS[status] ?? status));
    }
  }
  for (const [name, port] of ports) printPort(name, port);
  for (const { name, message, assertionResults } of results.testResults) {
    const isBroken =
      assertionResults.length === 0 || assertionResults.some(({ status }) => status === "failed");
    if (isBroken) console.log(`\n${relative(root, name)}\n${message}`);
  }
}

function promisesOf({ assertionResults }: Suite, port: string): [string, string, string][] {
  return assertionResults.map(({ ancestorTitles: [adapter = port, ...groups], title, status }) => [
    adapter,
    [...groups, title].join(": "),
    status,
  ]);
}

function printPort(name: string, { adapters, promises }: Port): void {
  const columns = [...adapters].sort();
  console.log(`\n${name}`);
  columns.forEach((adapter, index) => console.log(`  [${index + 1}] ${adapter}`));
  console.log(`  ${"".padEnd(WIDTH)}${columns.map((_, index) => `[${index + 1}]`.padEnd(8)).join("")}`);
  for (const [promise, row] of promises) {
    const marks = columns.map((adapter) => (row.get(adapter) ?? "-").padEnd(8)).join("");
    const words = promise.length < WIDTH ? promise : `${promise.slice(0, WIDTH - 2)}…`;
    console.log(`  ${words.padEnd(WIDTH)}${marks}`);
  }
}
