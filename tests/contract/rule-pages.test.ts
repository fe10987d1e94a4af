import { readFileSync } from "node:fs";
import { AGE_RULES } from "@callboard/catalog/rules/ages.ts";
import { ATTENDANCE_RULES } from "@callboard/catalog/rules/attendance.ts";
import { RISK_WORDS } from "@callboard/catalog/rules/project-risks.ts";

/** The rows of the table of a page of rules. */
function rowsOf(name: string): readonly string[] {
  const page = readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), "utf8");
  return page.split("\n").filter((line) => /^\| (?!rule |risk |---)/.test(line) && !line.startsWith("|---"));
}

test("the page about ages lists the rows that the code reads", () => {
  const rows = Object.entries(AGE_RULES).map(
    ([name, { years, what, market, source, since }]) =>
      `| ${name} | ${years} | ${what} | ${market} | ${source} | ${since} |`,
  );
  expect(rowsOf("ages")).toEqual(rows);
});

test("the page about attendance lists the rows that the code reads", () => {
  const rows = ATTENDANCE_RULES.map(
    ({ name, minutes, what, reason, since }) => `| ${name} | ${minutes} | ${what} | ${reason} | ${since} |`,
  );
  expect(rowsOf("attendance")).toEqual(rows);
});

test("the page about words that mark a project lists the rows that the code reads", () => {
  const rows = RISK_WORDS.map(
    ({ risk, words, reason, since }) => `| ${risk} | ${words.join(", ")} | ${reason} | ${since} |`,
  );
  expect(rowsOf("project-risks")).toEqual(rows);
});
