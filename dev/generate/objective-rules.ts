import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { AVAILABILITY, LATENCY_OBJECTIVES } from "../../gateway/src/server/objectives.ts";

/** Path of the rules of the objectives, which the chart reads. */
const OBJECTIVE_RULES = "charts/callboard/files/objectives.yaml";

/**
 * Pairs of windows (Google's SRE workbook, chapter 5): both burn the budget of 30 days so many times faster than it lasts.
 * The short one ends an alert soon after its cause has ended.
 */
const ALERTS = [
  {
    alert: "CallboardObjectiveBurnsFast",
    severity: "page",
    pairs: [
      { long: "1h", short: "5m", burn: 14.4 },
      { long: "6h", short: "30m", burn: 6 },
    ],
    within: "two to five days",
  },
  {
    alert: "CallboardObjectiveBurns",
    severity: "ticket",
    pairs: [
      { long: "1d", short: "2h", burn: 3 },
      { long: "3d", short: "6h", burn: 1 },
    ],
    within: "ten to thirty days",
  },
] as const;

const WINDOWS = ["5m", "30m", "1h", "2h", "6h", "1d", "3d"] as const;
type Window = (typeof WINDOWS)[number];

const burn = (window: Window): string => `callboard:objective_burn:rate${window}`;

/** The part of a window in which an objective was missed. */
interface Missed {
  readonly name: string;
  readonly goal: number;
  readonly missed: (window: Window) => string;
}

/** A bound of a bucket, as Prometheus 2 and 3 write it. */
const bound = (seconds: number): string =>
  Number.isInteger(seconds) ? `${seconds}|${seconds}.0` : String(seconds);

function latency({ name, goal, operations, withinSeconds }: (typeof LATENCY_OBJECTIVES)[number]): Missed {
  const histogram = (part: string, labels: string, window: Window): string =>
    `sum(rate(graphql_operation_duration_seconds_${part}{$scope,operation=~"${operations.join("|")}"${labels}}[${window}]))`;
  return {
    name,
    goal,
    missed: (window) =>
      `1 - ${histogram("bucket", `,le=~"${bound(withinSeconds)}"`, window)} / ${histogram("count", "", window)}`,
  };
}

const availability: Missed = {
  ...AVAILABILITY,
  missed: (window) =>
    `sum(rate(graphql_errors_total{$scope,code=~"${AVAILABILITY.codes.join("|")}"}[${window}])) / ` +
    `sum(rate(graphql_operations_total{$scope}[${window}]))`,
};

/** The budget as a number without the noise of binary fractions. */
const budget = (goal: number): number => Number((1 - goal).toFixed(6));

const recordings = ({ name, goal, missed }: Missed) =>
  WINDOWS.map((window) => ({
    record: burn(window),
    expr: `(${missed(window)}) / ${budget(goal)}`,
    labels: { objective: name, namespace: "$namespace", release: "$release" },
  }));

const alerts = ALERTS.map(({ alert, severity, pairs, within }) => ({
  alert,
  expr: pairs
    .map(({ long, short, burn: rate }) => [long, short].map((window) => `${burn(window)}{$scope} > ${rate}`))
    .map((both) => `(${both.join(" and ")})`)
    .join("\n  or "),
  labels: { severity },
  annotations: {
    summary: `At this rate the budget of {{ $labels.objective }} for 30 days is used up within ${within}.`,
    runbook: `docs/operations.md#${alert.toLowerCase()}`,
  },
}));

/** Writes the rules of the gateway's objectives below `target`. */
export function generateObjectiveRules(target: string): void {
  const file = join(target, OBJECTIVE_RULES);
  mkdirSync(dirname(file), { recursive: true });
  const rules = [...[availability, ...LATENCY_OBJECTIVES.map(latency)].flatMap(recordings), ...alerts];
  const head = "# Made by npm run generate from gateway/src/server/objectives.ts.\n";
  writeFileSync(
    file,
    head + stringify({ groups: [{ name: "callboard-objectives", rules }] }, { lineWidth: 0 }),
  );
}
