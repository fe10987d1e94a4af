import { readFileSync } from "node:fs";
import { HOLIDAY_LAWS } from "@callboard/catalog/rules/public-holidays.ts";
import { WEEKENDS } from "@callboard/catalog/rules/working-days.ts";

const page = readFileSync(new URL("../../docs/rules/working-days.md", import.meta.url), "utf8");
/** The cells of each row of the page that begins with a country. */
const listed = page
  .split("\n")
  .filter((line) => /^\| [A-Z]{2} \|/.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test("the page lists the same weekends and holidays, with their sources", () => {
  const weekends = WEEKENDS.map(({ country, days, since, source }) => [
    country,
    days.join(", "),
    since,
    source,
  ]);
  const holidays = HOLIDAY_LAWS.map((law) => [
    law.country,
    law.days.join(", "),
    law.onWeekend,
    law.since,
    law.source,
  ]);
  expect(listed).toEqual([...weekends, ...holidays]);
});
