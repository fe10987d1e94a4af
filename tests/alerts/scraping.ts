import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { freePort } from "#dev/free-port.ts";
import { isReachable, launch } from "#dev/engines/real/engine-process.ts";
import { SCOPE, type ChartMonitoring } from "./chart-rules.ts";

const READY_WITHIN_MS = 30_000;
/** Instead of what the rules say, such as ten minutes: the condition itself is what is under test. */
const HELD_FOR = "2s";

/** An alert of a running Prometheus. */
export interface ActiveAlert {
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  readonly state: "pending" | "firing";
}

/** The value of an expression now, by labels. */
interface Sample {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: readonly [at: number, value: string];
}

/** A running Prometheus that scrapes processes each second and evaluates the chart's rules. */
export interface Scraping {
  /** Alerts of that name that fire now. */
  firing(name: string): Promise<readonly ActiveAlert[]>;
  query(expression: string): Promise<readonly Sample[]>;
  stop(): Promise<void>;
}

/** The chart's groups, with every `for` cut short. */
const hurried = (groups: ChartMonitoring["groups"]): object[] =>
  groups.map(({ name, rules }) => ({
    name,
    rules: rules.map((rule) => ("for" in rule ? { ...rule, for: HELD_FOR } : rule)),
  }));

/**
 * Starts Prometheus on ports of the product's processes by name. Labels of targets are those that its operator gives
 * them: the namespace, the release, and the name of the Kubernetes Service.
 */
export async function startScraping(
  program: string,
  ports: Readonly<Record<string, number>>,
  { groups, honorLabels }: ChartMonitoring,
): Promise<Scraping> {
  const folder = mkdtempSync(join(tmpdir(), "callboard-prometheus-"));
  const targets = Object.entries(ports).map(([name, port]) => ({
    targets: [`127.0.0.1:${port}`],
    labels: { ...SCOPE, service: `callboard-${name}` },
  }));
  const configuration = {
    global: { scrape_interval: "1s", scrape_timeout: "1s", evaluation_interval: "1s" },
    rule_files: ["rules.yaml"],
    scrape_configs: [{ job_name: "callboard", honor_labels: honorLabels, static_configs: targets }],
  };
  writeFileSync(join(folder, "prometheus.yaml"), stringify(configuration));
  writeFileSync(join(folder, "rules.yaml"), stringify({ groups: hurried(groups) }));
  const origin = `127.0.0.1:${await freePort()}`;
  const running = await launch({
    name: "Prometheus",
    command: program,
    args: [
      `--config.file=${join(folder, "prometheus.yaml")}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=${origin}`,
    ],
    logFile: join(folder, "prometheus.log"),
    ready: () => isReachable(`http://${origin}/-/ready`),
    readyWithinMs: READY_WITHIN_MS,
  });
  const read = async <Data>(path: string): Promise<Data> => {
    const response = await fetch(`http://${origin}/api/v1/${path}`);
    const body = (await response.json()) as { readonly data: Data; readonly error?: string };
    if (!response.ok) throw new Error(`${path}: ${body.error}`);
    return body.data;
  };
  return {
    async firing(name) {
      const { alerts } = await read<{ alerts: readonly ActiveAlert[] }>("alerts");
      return alerts.filter(({ labels, state }) => labels["alertname"] === name && state === "firing");
    },
    async query(expression) {
      const { result } = await read<{ result: readonly Sample[] }>(
        `query?query=${encodeURIComponent(expression)}`,
      );
      return result;
    },
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
