import { readFileSync } from "node:fs";
import { planOf, SCENARIOS } from "./plan.ts";

const names = Object.keys(SCENARIOS);
const scenarioOf = (name: string) => {
  const found = SCENARIOS[name];
  if (!found) throw new Error(name);
  return found;
};
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

test("there are seven scenarios, each described where people read", () => {
  const read = readFileSync(new URL("README.md", import.meta.url), "utf8");
  expect(names).toHaveLength(7);
  for (const name of names) expect(read).toContain(`\n| \`${name}\` |`);
});

test.each(names)("%s has all of its people", (name) => {
  expect(sum(scenarioOf(name).parts.map(({ share }) => share))).toBeCloseTo(1);
});

test.each(names)("%s lasts as long and holds as many as is said", (name) => {
  const { scenarios } = planOf(scenarioOf(name), { people: 100, seconds: 100 });
  const parts = Object.values(scenarios);
  for (const { stages } of parts)
    expect(sum(stages.map(({ duration }) => Number.parseInt(duration)))).toBe(100);
  expect(sum(parts.map(({ stages }) => Math.max(...stages.map(({ target }) => target))))).toBe(100);
});

test.each(names)("%s has somebody in each part of the smallest run", (name) => {
  const { scenarios } = planOf(scenarioOf(name), { people: 1, seconds: 1 });
  for (const { stages } of Object.values(scenarios))
    for (const { target, duration } of stages) {
      expect(target).toBeGreaterThanOrEqual(1);
      expect(Number.parseInt(duration)).toBeGreaterThanOrEqual(1);
    }
});

test.each(names)("%s fails by a failed check, a failed request, and by nothing done", (name) => {
  const { thresholds } = planOf(scenarioOf(name), { people: 1, seconds: 1 });
  expect(thresholds).toMatchObject({
    checks: ["rate==1"],
    http_req_failed: ["rate<0.001"],
    iterations: ["count>0"],
  });
});
