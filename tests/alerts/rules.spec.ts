import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { runTool } from "#dev/engines/real/provisioning/tools.ts";
import { prepareMonitoring } from "#dev/monitoring/prometheus.ts";
import { chartMonitoring, type ChartMonitoring } from "./chart-rules.ts";
import { OBJECTIVE_CASES } from "./objective-table.ts";
import { CASES as RULE_CASES, promtoolTest, type Case } from "./rule-table.ts";

const CASES = [...RULE_CASES, ...OBJECTIVE_CASES];

/** How often rules are evaluated over hours and days; each moment that is looked at is one of these. */
const RARELY = "5m";
const folder = mkdtempSync(join(tmpdir(), "callboard-rules-"));
let promtool: string;
let monitoring: ChartMonitoring;

beforeAll(async () => {
  ({ promtool } = await prepareMonitoring(cacheFolder(), (line) => process.stdout.write(`${line}\n`)));
  monitoring = await chartMonitoring();
  writeFileSync(join(folder, "rules.json"), JSON.stringify({ groups: monitoring.groups }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Has promtool try a case. Throws what it prints. */
async function runCase(each: Case): Promise<string> {
  const rule = monitoring.alerts.find(({ alert }) => alert === each.alert);
  if (!rule) throw new Error(`The chart has no ${each.alert}.`);
  const file = join(folder, "case.json");
  const tests = {
    rule_files: ["rules.json"],
    evaluation_interval: each.interval === undefined ? "30s" : RARELY,
    tests: [promtoolTest(each, rule)],
  };
  writeFileSync(file, JSON.stringify(tests));
  return runTool(promtool, ["test", "rules", file]);
}

test("Prometheus takes the chart's rules", async () => {
  expect(
    await runTool(promtool, ["check", "rules", "--lint=all", "--lint-fatal", join(folder, "rules.json")]),
  ).toContain("SUCCESS");
});

test("every alert of the chart has a case in which it fires, and one in which it does not", () => {
  const names = (isFiring: boolean): string[] =>
    [
      ...new Set(CASES.filter(({ fires }) => (fires !== null) === isFiring).map(({ alert }) => alert)),
    ].toSorted();
  const all = monitoring.alerts.map(({ alert }) => alert).toSorted();
  expect(names(true)).toEqual(all);
  expect(names(false)).toEqual(all);
});

test.each(
  CASES.map((each) => [each.alert, each.fires === null ? "is quiet" : "fires", each.when, each] as const),
)("%s %s when %s", async (_alert, _does, _when, each) => {
  expect(await runCase(each)).toContain("SUCCESS");
});
