import { SCOPE, type Rule } from "./chart-rules.ts";

export type Labels = Readonly<Record<string, string>>;

/** A series in promtool's notation. */
export interface Series {
  readonly series: string;
  readonly values: string;
}

/** What a rule sees, and whether it fires. */
export interface Case {
  readonly alert: string;
  readonly when: string;
  readonly sees: readonly Series[];
  /** When it is looked at, such as `20m`. */
  readonly at: string;
  /** Time between two values; half a minute unless given. */
  readonly interval?: string;
  /** The labels with which it fires; null if it does not. */
  readonly fires: Labels | null;
}

const named = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(",");

/** A series of the release under test. */
export const of = (metric: string, labels: Labels, values: string): Series => ({
  series: `${metric}{${named({ ...SCOPE, ...labels })}}`,
  values,
});

/** One value for hours. */
const still = (value: number): string => `${value}x1000`;
/** A count that rises by so much each half minute. */
const rising = (by: number): string => `0+${by}x1000`;

const REQUESTS = "http_server_request_duration_seconds";
const requests = (status: string, by: number): Series =>
  of(`${REQUESTS}_count`, { service: "gateway", route: "/graphql", status }, rising(by));
/** Buckets of a histogram: of 100 each half minute, so many within the first bound, all within the second. */
const buckets = (metric: string, labels: Labels, fast: number, [first, second]: [string, string]): Series[] =>
  [
    [first, fast],
    [second, 100],
    ["+Inf", 100],
  ].map(([le, by]) =>
    of(`${metric}_bucket`, { service: "gateway", ...labels, le: String(le) }, rising(Number(by))),
  );
const slowRequests = (fast: number): Series[] => buckets(REQUESTS, { route: "/graphql" }, fast, ["0.5", "1"]);
const slowSearch = (fast: number): Series[] =>
  buckets("graphql_operation_duration_seconds", { operation: "SearchProjects" }, fast, ["0.5", "1"]);
const events = (outcome: string, values: string): Series =>
  of(
    "events_handled_total",
    { service: "messaging", subject: "callboard.casting.offered.v1", outcome },
    values,
  );
const OF_EVENT = { service: "messaging", subject: "callboard.casting.offered.v1" };
const outbox = (seconds: number): Series =>
  of("outbox_oldest_seconds", { service: "casting" }, still(seconds));
const PROCESSES = ["gateway", "identity", "talent", "projects", "casting", "messaging", "billing", "media"];
const processes = (values: (name: string) => string): Series[] =>
  PROCESSES.map((service) => of("process_start_time_seconds", { service }, values(service)));
const memory = (bytes: number): Series =>
  of("process_resident_memory_bytes", { service: "talent" }, still(bytes));
const disk = (free: number): Series[] => [
  of("objects_disk_free_bytes", { service: "media" }, still(free)),
  of("objects_disk_size_bytes", { service: "media" }, still(1000)),
];
const claim = (name: string, free: number): Series[] =>
  [`available_bytes`, `capacity_bytes`].map((figure, index) => ({
    series: `kubelet_volume_stats_${figure}{namespace="callboard",persistentvolumeclaim="${name}"}`,
    values: still(index === 0 ? free : 1000),
  }));
const DAY = 86_400;
const certificate = (days: number): Series =>
  of(
    "certificate_expires_timestamp_seconds",
    { service: "gateway", setting: "PUBLIC_URL" },
    still(days * DAY),
  );
const secret = (days: number): Series =>
  of(
    "client_secret_expires_timestamp_seconds",
    { service: "identity", provider: "apple" },
    still(days * DAY),
  );

const pair = (
  alert: string,
  at: string,
  [fires, sees]: readonly [Labels, readonly Series[]],
  quiet: readonly Series[],
): readonly Case[] => [
  { alert, when: "it is so", sees, at, fires },
  { alert, when: "it is not so", sees: quiet, at, fires: null },
];

/** Every alert of the chart, fired and quiet. */
export const CASES: readonly Case[] = [
  ...pair(
    "CallboardRequestsFail",
    "20m",
    [{}, [requests("200", 980), requests("503", 20)]],
    [requests("200", 990), requests("503", 10)],
  ),
  ...pair("CallboardRequestsSlow", "30m", [{}, slowRequests(80)], slowRequests(100)),
  ...pair("CallboardSearchSlow", "30m", [{ operation: "SearchProjects" }, slowSearch(80)], slowSearch(97)),
  ...pair(
    "CallboardEventsFail",
    "40m",
    [OF_EVENT, [events("failed", rising(1))]],
    [events("failed", rising(0.1))],
  ),
  ...pair(
    "CallboardDeadLetter",
    "10m",
    [OF_EVENT, [events("dead", "0x10 1x1000")]],
    [events("dead", still(1))],
  ),
  {
    alert: "CallboardDeadLetter",
    when: "a letter is longer ago than a quarter of an hour",
    sees: [events("dead", "0x10 1x1000")],
    at: "30m",
    fires: null,
  },
  ...pair("CallboardEventsWait", "10m", [{ service: "casting" }, [outbox(61)]], [outbox(59)]),
  ...pair(
    "CallboardProcessGone",
    "10m",
    [{ ...SCOPE, service: "billing" }, processes((name) => (name === "billing" ? "1x4 stale" : still(1)))],
    processes(() => still(1)),
  ),
  ...pair("CallboardMemoryGrows", "40m", [{ ...SCOPE, service: "talent" }, [memory(341e6)]], [memory(339e6)]),
  ...pair("CallboardDiskFills", "20m", [{ disk: "objects" }, disk(99)], disk(101)),
  ...pair(
    "CallboardDiskFills",
    "20m",
    [{ persistentvolumeclaim: "data-callboard-postgres-0" }, claim("data-callboard-postgres-0", 99)],
    claim("data-another-postgres-0", 99),
  ),
  ...pair(
    "CallboardCertificateExpires",
    "2h",
    [{ service: "gateway", setting: "PUBLIC_URL" }, [certificate(14)]],
    [certificate(15)],
  ),
  ...pair("CallboardClientSecretExpires", "2h", [{ provider: "apple" }, [secret(21)]], [secret(22)]),
];

/** An annotation as Prometheus fills it in. */
const filled = (text: string, labels: Labels): string =>
  text.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, (_all, name: string) => labels[name] ?? "");

/** A case as promtool reads it. */
export function promtoolTest(
  { sees, at, fires, interval = "30s" }: Case,
  { alert, labels, annotations }: Rule,
): object {
  const expected = fires && {
    exp_labels: { ...labels, ...fires },
    exp_annotations: Object.fromEntries(
      Object.entries(annotations).map(([name, text]) => [name, filled(text, fires)]),
    ),
  };
  return {
    interval,
    input_series: sees,
    alert_rule_test: [{ eval_time: at, alertname: alert, exp_alerts: expected === null ? [] : [expected] }],
  };
}
