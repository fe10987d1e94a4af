import { readFileSync } from "node:fs";
import { AGE_RULES } from "@callboard/catalog/rules/ages.ts";

const page = readFileSync(new URL("../../docs/rules/ages.md", import.meta.url), "utf8");

test("the page about ages lists the rows that the code reads", () => {
  const listed = page
    .split("\n")
    .filter((line) => /^\| (?!rule |---)/.test(line) && !line.startsWith("|---"));
  const rows = Object.entries(AGE_RULES).map(
    ([name, { years, what, market, source, since }]) =>
      `| ${name} | ${years} | ${what} | ${market} | ${source} | ${since} |`,
  );
  expect(listed).toEqual(rows);
});
