import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

/** Times that programs read: files of tables, comparisons of clocks, fields of forms. */
const FOR_PROGRAMS = [
  "web/src/lib/table-file/table-file.ts",
  "web/src/ui/when/slot-zone.ts",
  "web/src/features/calendar/span.ts",
];

/** What writes a time of day in a way of its own. */
const OWN_WAY =
  /\bhour: *["'](?:numeric|2-digit)|\btimeStyle\b|toLocaleTimeString|toLocaleString\(|\bdayjs\([^)]*\)\.format\(/u;

const SOURCES = [
  "web/src/**/*.{ts,tsx}",
  "services/*/src/**/*.ts",
  "packages/*/src/**/*.ts",
  "gateway/src/**/*.ts",
];

test("every time of day is written by the rule of the clock", () => {
  const files = globSync(SOURCES, { cwd: ROOT }).filter(
    (file) =>
      !/\.test\.tsx?$|\/gen\/|\.contract\.ts$|rules\/clock(?:-words)?\.ts$/u.test(file) &&
      !FOR_PROGRAMS.includes(file),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const strays = files.filter((file) => OWN_WAY.test(readFileSync(join(ROOT, file), "utf8")));
  expect(strays).toEqual([]);
});
