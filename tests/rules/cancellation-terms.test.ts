import { readFileSync } from "node:fs";
import {
  CANCELLATION_AGREEMENTS,
  type CancellationStep,
} from "@callboard/catalog/terms/cancellation-terms.ts";

const page = readFileSync(new URL("../../docs/rules/cancellation-terms.md", import.meta.url), "utf8");

/** A step as the page writes it. */
function written({ from, count, time, percent, minDays, maxDays }: CancellationStep): string {
  const bounds = [minDays && `from ${minDays} days`, maxDays && `up to ${maxDays} days`];
  return `${[from, count || "", time, ...bounds].filter(Boolean).join(" ")}: ${percent} %`;
}

test("the page lists the same cancellation terms, with their sources", () => {
  const rows = page.split("\n").filter((line) => /^\| [A-Z_]+ \|/.test(line));
  const expected = CANCELLATION_AGREEMENTS.map((one) => {
    const beyond = one.beyondControlPercent === null ? "no difference" : `${one.beyondControlPercent} %`;
    const steps = one.steps.map(written).join("; ");
    return `| ${[one.id, one.name, one.per, one.mayCancel, steps, beyond, one.since, one.source].join(" | ")} |`;
  });
  expect(rows).toEqual(expected);
});
