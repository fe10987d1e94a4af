import { SCOPE } from "./chart-rules.ts";
import { of, type Case, type Series } from "./rule-table.ts";

/** Minutes without a miss, minutes with them, and minutes without again. */
type Course = readonly [clean: number, missed: number, after?: number];

const HOUR = 60;
/** Of each window: a course that fills it, and no longer one of the same alert too. */
const COURSES = {
  "1h": [7 * HOUR, HOUR + 5],
  "6h": [7 * HOUR, 6 * HOUR + 10],
  "1d": [73 * HOUR, 24 * HOUR + 10],
  "3d": [0, 73 * HOUR],
} as const satisfies Readonly<Record<string, Course>>;

const PER_MINUTE = 10_000;
const endOf = ([clean, missed, after = 0]: Course): number => clean + missed + after;
const always = (course: Course): string => `0+${PER_MINUTE}x${endOf(course)}`;
/** A count that rises by so many of a minute's operations while there are misses, and by others the rest of the time. */
function counted([clean, missed, after = 0]: Course, during: number, otherwise: number): string {
  const [first, second] = [clean * otherwise, missed * during];
  return [
    `0+${otherwise}x${clean}`,
    `${first + during}+${during}x${missed - 1}`,
    ...(after > 0 ? [`${first + second + otherwise}+${otherwise}x${after - 1}`] : []),
  ].join(" ");
}

/** Operations of which a part fails by our fault, and half are refused. */
const failing = (part: number, course: Course): readonly Series[] => {
  const errors = (code: string, values: string): Series =>
    of("graphql_errors_total", { service: "gateway", operation: "Viewer", code }, values);
  return [
    of("graphql_operations_total", { service: "gateway" }, always(course)),
    errors("UNAVAILABLE", counted(course, PER_MINUTE * part, 0)),
    errors("FORBIDDEN", counted(course, PER_MINUTE / 2, PER_MINUTE / 2)),
  ];
};

/** An operation of which a part takes longer than its bound; one that no objective is about is slower still. */
const slow =
  (operation: string, le: string) =>
  (part: number, course: Course): readonly Series[] => {
    const figure = "graphql_operation_duration_seconds";
    const labels = { service: "gateway", operation };
    return [
      of(`${figure}_count`, labels, always(course)),
      of(`${figure}_bucket`, { ...labels, le }, counted(course, PER_MINUTE * (1 - part), PER_MINUTE)),
      of(`${figure}_count`, { service: "gateway", operation: "other" }, always(course)),
    ];
  };

interface Missed {
  readonly alert: string;
  readonly objective: string;
  readonly within: keyof typeof COURSES;
  readonly sees: (part: number, course: Course) => readonly Series[];
  /** Parts of the operations just below the threshold and just above it. */
  readonly parts: readonly [quiet: number, fires: number];
}

const casesOf = ({ alert, objective, within, sees, parts: [quiet, fires] }: Missed): readonly Case[] => {
  const course = COURSES[within];
  const common = { alert, at: `${endOf(course)}m`, interval: "1m" };
  return [
    {
      ...common,
      when: `${fires} of ${objective} is missed for ${within}`,
      sees: sees(fires, course),
      fires: { ...SCOPE, objective },
    },
    {
      ...common,
      when: `${quiet} of ${objective} is missed for ${within}`,
      sees: sees(quiet, course),
      fires: null,
    },
  ];
};

const FAST = "CallboardObjectiveBurnsFast";
const SLOWLY = "CallboardObjectiveBurns";
const availability = { objective: "availability", sees: failing } as const;
/** Half of all operations fail for two minutes, more than an hour may have of them. */
const SPIKE: Course = [7 * HOUR - 2, 2, 10];

/** Thresholds of both pairs of each alert, for an objective about failures and for those about time. */
export const OBJECTIVE_CASES: readonly Case[] = [
  ...casesOf({ alert: FAST, within: "1h", parts: [0.0143, 0.0145], ...availability }),
  ...casesOf({ alert: FAST, within: "6h", parts: [0.0059, 0.0061], ...availability }),
  ...casesOf({ alert: SLOWLY, within: "1d", parts: [0.0029, 0.0031], ...availability }),
  ...casesOf({ alert: SLOWLY, within: "3d", parts: [0.0009, 0.0011], ...availability }),
  ...casesOf({
    alert: FAST,
    objective: "search",
    within: "1h",
    sees: slow("SearchProjects", "0.5"),
    parts: [0.143, 0.145],
  }),
  // Prometheus 2 keeps the bound as it is served, Prometheus 3 writes it as a fraction.
  ...["1", "1.0"].flatMap((le) =>
    casesOf({
      alert: SLOWLY,
      objective: "deciding",
      within: "1d",
      sees: slow("Submit", le),
      parts: [0.029, 0.031],
    }),
  ),
  {
    alert: FAST,
    when: "two bad minutes ended ten minutes ago, though the hour is still bad",
    sees: failing(0.5, SPIKE),
    at: `${endOf(SPIKE)}m`,
    interval: "1m",
    fires: null,
  },
  {
    alert: FAST,
    when: "two bad minutes have just been",
    sees: failing(0.5, SPIKE),
    at: `${7 * HOUR}m`,
    interval: "1m",
    fires: { ...SCOPE, objective: "availability" },
  },
];
