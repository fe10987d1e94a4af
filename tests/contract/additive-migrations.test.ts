import { readFileSync } from "node:fs";
import { migrationFiles, migrationSums, sumOf } from "#dev/generate/migration-sums.ts";

const root = new URL("../../", import.meta.url).pathname;
const files = migrationFiles(root);

/** Statements that would make the previous version of a service fail or lose data. */
const CONTRACTS = [
  /\bdrop\s+(table|column|constraint|view|function|type)\b/i,
  /\brename\s+(column|to)\b/i,
  /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+\s+[^,;]*\bnot\s+null\b(?![^,;]*\bdefault\b)/i,
];

/** Written before the first release, when there was no previous version. */
const BEFORE_RELEASE = new Set(["services/projects/migrations/0002_geocoders.sql"]);

function contractionsOf(file: string): string[] {
  const sql = readFileSync(`${root}${file}`, "utf8").replace(/--.*$/gm, "");
  return sql.split(";").filter((statement) => CONTRACTS.some((contracts) => contracts.test(statement)));
}

test("there are migrations to read", () => {
  expect(files.length).toBeGreaterThan(10);
});

test.each(files.filter((file) => !BEFORE_RELEASE.has(file)))(
  "%s only adds, so that the version before starts on its schema",
  (file) => {
    expect(contractionsOf(file)).toEqual([]);
  },
);

test("what contracts is found", () => {
  expect([...BEFORE_RELEASE].flatMap(contractionsOf)).toHaveLength(1);
});

test("no migration was changed or removed since it was first committed: what it lacks is a next one's", () => {
  const sums = migrationSums(root);
  expect([...sums.keys()]).toEqual(files);
  expect(files.filter((file) => sums.get(file) !== sumOf(root, file))).toEqual([]);
});
