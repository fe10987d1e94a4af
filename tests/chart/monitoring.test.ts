import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fastify } from "fastify";
import { measureOutbox } from "@callboard/bus/relay/outbox-age.ts";
import { measureCertificates } from "@callboard/kit/http/certificate-expiry.ts";
import { registerMetrics } from "@callboard/kit/http/metrics.ts";
import { manifestsOf, render } from "#dev/cluster/render.ts";
import { SERVICES } from "#dev/topology.ts";
import { parse } from "yaml";
import { graphMetrics } from "../../gateway/src/server/graph-metrics.ts";
import { AVAILABILITY, LATENCY_OBJECTIVES, OPERATION_BUCKETS } from "../../gateway/src/server/objectives.ts";
import { serveSecretExpiry } from "../../services/identity/src/adapters/idp/secret-expiry.ts";
import { measureObjectsDisk } from "../../services/media/src/adapters/objects/disk-figures.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const { groups } = parse(read("charts/callboard/files/alerts.yaml")) as {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly runbook: string };
    }[];
  }[];
};
const alerts = groups.flatMap(({ rules }) => rules);

const { panels } = JSON.parse(read("charts/callboard/files/dashboards/callboard.json")) as {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
};
const operations = read("docs/operations.md");

/** Figures that Kubernetes serves itself. */
const OF_THE_CLUSTER = /^kubelet_/;

/** Names of the metrics in a Prometheus expression; a histogram by its base name. */
const figuresOf = (expression: string): string[] =>
  [...expression.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+(?=[{[]|$|\)| >)/g)]
    .map(([name]) => name.replace(/_(bucket|count|sum)$/, ""))
    .filter((name) => name !== "histogram_quantile" && !OF_THE_CLUSTER.test(name));

const objectives = (
  parse(read("charts/callboard/files/objectives.yaml")) as {
    readonly groups: readonly {
      readonly rules: readonly {
        readonly record?: string;
        readonly alert?: string;
        readonly expr: string;
        readonly annotations?: { readonly runbook: string };
      }[];
    }[];
  }
).groups.flatMap(({ rules }) => rules);

const expressions = [
  ...objectives.flatMap(({ record, expr }) => (record === undefined ? [] : [expr])),
  ...alerts.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

test("there are alerts and panels, and each of them reads a figure", () => {
  expect(alerts).toHaveLength(11);
  expect(panels).toHaveLength(16);
  for (const expression of expressions)
    expect([...figuresOf(expression), ...(expression.match(/callboard:\w+:\w+/g) ?? [])]).not.toEqual([]);
});

test("every figure that is read is one that a process serves", async () => {
  const app = fastify();
  const metrics = registerMetrics(app, "billing");
  const { registry } = metrics;
  graphMetrics(metrics, []);
  measureCertificates(app, metrics, {});
  measureObjectsDisk(metrics, { S3_URL: undefined, OBJECTS_FOLDER: root });
  serveSecretExpiry(metrics, {});
  // The database is asked only when the figures are read.
  measureOutbox(metrics, {} as never);
  const served = registry.getMetricsAsArray().map(({ name }) => name);
  registry.clear();
  await app.close();
  for (const expression of expressions) expect(served).toEqual(expect.arrayContaining(figuresOf(expression)));
});

test("every figure of a process is one of the release and namespace", () => {
  for (const { expr } of alerts) {
    const selectors = [...expr.matchAll(/\{([^}]*)\}/g)].map(([, inner = ""]) => inner);
    expect(selectors).not.toEqual([]);
    for (const inner of selectors) expect(inner).toMatch(/^(\$scope|namespace="\$namespace")/);
  }
});

test("every panel is of one namespace and one release, which the reader chooses", () => {
  const chosen = 'namespace="$namespace",release="$release"';
  for (const { targets } of panels)
    for (const { expr } of targets) {
      const selectors = [...expr.matchAll(/\{([^}]*)\}/g)].map(([, inner = ""]) => inner);
      expect(selectors).not.toEqual([]);
      for (const inner of selectors) expect(inner.startsWith(chosen)).toBe(true);
    }
});

test("labels of processes win over those that the operator of Prometheus gives", async () => {
  const manifests = manifestsOf(await render("production", ["--set", "monitoring.enabled=true"]));
  const monitor = manifests.find(({ kind }) => kind === "ServiceMonitor");
  const endpoint = { honorLabels: true, relabelings: [{ targetLabel: "release", replacement: "callboard" }] };
  expect(monitor).toMatchObject({ spec: { endpoints: [endpoint] } });
});

test.each(LATENCY_OBJECTIVES)(
  "$name is about operations of the client, by a bucket of theirs",
  (objective) => {
    const documents = Object.values(
      JSON.parse(read("web/src/gen/persisted-documents.json")) as Readonly<Record<string, string>>,
    );
    for (const name of objective.operations)
      expect(
        documents.filter((text) => new RegExp(`\\b(query|mutation) ${name}\\b`).test(text)),
      ).toHaveLength(1);
    expect(OPERATION_BUCKETS).toContain(objective.withinSeconds);
  },
);

test("alerts of objectives read what is recorded, and say what to do", () => {
  const recorded = new Set(objectives.flatMap(({ record }) => record ?? []));
  const burning = objectives.filter(({ alert }) => alert !== undefined);
  expect(burning).toHaveLength(2);
  for (const { alert = "", expr, annotations } of burning) {
    const used = [...expr.matchAll(/callboard:\w+:\w+/g)].map(([name]) => name);
    expect(used).toHaveLength(4);
    for (const name of used) expect(recorded).toContain(name);
    expect(annotations?.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(operations).toContain(`\n### ${alert}\n`);
  }
});

test.each([AVAILABILITY, ...LATENCY_OBJECTIVES])(
  "operators read of the objective $name what holds",
  (objective) => {
    const row = operations.split("\n").find((line) => line.startsWith(`| ${objective.name} |`)) ?? "";
    const cells = row.split("|").map((cell) => cell.trim());
    expect(cells[2]).toBe(objective.what);
    expect(cells[5]).toBe(`${Number((objective.goal * 100).toFixed(3))} %`);
    if (!("operations" in objective)) return;
    expect(cells[3]).toBe(objective.operations.join(", "));
    expect(cells[4]).toBe(`${objective.withinSeconds} s`);
  },
);

test("every outcome of an event that is read is one that is counted", () => {
  const outcomes = expressions.flatMap((expression) =>
    [...expression.matchAll(/outcome[!=~]+"([^"]+)"/g)].map(([, outcome]) => outcome),
  );
  expect(new Set(outcomes)).toEqual(new Set(["dead", "failed", "handled"]));
  const counted = read("packages/bus/src/handler.ts");
  for (const outcome of outcomes) expect(counted).toContain(`"${outcome}"`);
});

test("a process of every service is missed", () => {
  const gone = alerts.find(({ alert }) => alert === "CallboardProcessGone")?.expr ?? "";
  const missed = [...gone.matchAll(/service="(\w+)"/g)].map(([, name]) => name);
  expect(missed.toSorted()).toEqual([...SERVICES.map(({ name }) => name), "gateway"].toSorted());
});

test("memory raises an alert before the smallest limit of a service ends the process", () => {
  const grows = alerts.find(({ alert }) => alert === "CallboardMemoryGrows")?.expr ?? "";
  const { defaults } = parse(read("charts/callboard/values.yaml")) as {
    readonly defaults: { readonly resources: { readonly limits: { readonly memory: string } } };
  };
  const limit = Number(/^(\d+)Mi$/.exec(defaults.resources.limits.memory)?.[1]) * 1024 ** 2;
  const told = Number(/> ([\de]+)$/.exec(grows)?.[1]);
  expect(told).toBeGreaterThan(0.8 * limit);
  expect(told).toBeLessThan(0.9 * limit);
});

test.each(alerts)("$alert says what to do", ({ alert, annotations }) => {
  expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
  expect(operations).toContain(`\n### ${alert}\n`);
});

test.each(panels)("$title is explained where operators read", ({ title }) => {
  expect(operations).toContain(`\n| ${title} |`);
});

test("every line of a log that the operators' pages name is one that is written", () => {
  const named = [...operations.matchAll(/`([a-z]+(?:_[a-z]+)+_failed)`/g)].map(([, name]) => name);
  expect(named).not.toEqual([]);
  for (const name of named) {
    const sources = ["packages/*/src/**/*.ts", "services/*/src/**/*.ts", "gateway/src/**/*.ts"];
    const written = globSync(sources, { cwd: root }).filter((file) =>
      read(file).includes(`event: "${name}"`),
    );
    expect({ name, isWritten: written.length > 0 }).toEqual({ name, isWritten: true });
  }
});

test("the dashboard is in the chart, for Grafana to find", async () => {
  const dashboards = manifestsOf(await render("production")).find(
    ({ metadata }) => metadata.name === "callboard-dashboards",
  );
  expect(dashboards).toMatchObject({ metadata: { labels: { grafana_dashboard: "1" } } });
  const [text = ""] = Object.values((dashboards as unknown as { data: Record<string, string> }).data);
  expect((JSON.parse(text) as { panels: unknown[] }).panels).toHaveLength(panels.length);
});
