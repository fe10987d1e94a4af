import { readFileSync } from "node:fs";
import { MINIMUM_AGES } from "@callboard/catalog/rules/minimum-ages.ts";

/** The cells of the first table of a page of docs/rules, without its head. */
function tableOf(page: string): string[][] {
  const text = readFileSync(new URL(`../../docs/rules/${page}.md`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test("the page of minimum ages lists the rows of the code", () => {
  expect(tableOf("minimum-ages")).toEqual(
    Object.entries(MINIMUM_AGES).map(([rule, { years, market, since, source }]) => [
      rule,
      String(years),
      market,
      since,
      source,
    ]),
  );
});
