import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { CHART_TOPOLOGY, generateChartTopology } from "#dev/generate/chart-topology.ts";
import { CHART_README, generateChartValues } from "#dev/generate/chart-values.ts";
import { manifestsOf, render, type Manifest } from "#dev/cluster/render.ts";
import { SERVICES } from "#dev/topology.ts";

const root = resolve(import.meta.dirname, "../..");

test("the chart's table and its README are fresh", async () => {
  const folder = await mkdtemp(join(tmpdir(), "callboard-topology-"));
  try {
    generateChartTopology(folder);
    generateChartValues(folder);
    for (const file of [CHART_TOPOLOGY, CHART_README]) {
      const texts = [root, folder].map((at) => readFile(join(at, file), "utf8"));
      const [committed, fresh] = await Promise.all(texts);
      expect(committed).toBe(fresh);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

interface Policy extends Manifest {
  readonly spec: {
    readonly podSelector: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly ingress: readonly {
      readonly ports?: readonly { readonly port: string }[];
      readonly from?: readonly {
        readonly podSelector?: { readonly matchLabels: Readonly<Record<string, string>> };
      }[];
    }[];
  };
}

const NAME = "app.kubernetes.io/name";

/** Every call between pods that the policies allow, as `caller>called:port`. */
function allowed(policies: readonly Policy[]): string[] {
  return policies.flatMap(({ spec: { podSelector, ingress } }) =>
    ingress.flatMap(({ ports = [{ port: "any" }], from = [] }) =>
      from.flatMap(({ podSelector: caller }) =>
        caller
          ? ports.map(({ port }) => `${caller.matchLabels[NAME]}>${podSelector.matchLabels[NAME]}:${port}`)
          : [],
      ),
    ),
  );
}

/** Every call that the topology has. */
function wanted(): string[] {
  const users = (engine: string): string[] =>
    SERVICES.filter(({ engines }) => engines.some((one) => one === engine)).map(({ name }) => name);
  const names = SERVICES.map(({ name }) => name);
  const everybody = [...names, "gateway"];
  const callers = (called: string, from: readonly string[], port = "any"): string[] =>
    from.map((caller) => `${caller}>${called}:${port}`);
  return [
    ...names.map((name) => `gateway>${name}:http`),
    ...SERVICES.flatMap(({ name, asks }) => asks.map((asked) => `${name}>${asked}:grpc`)),
    "gateway>identity:grpc",
    ...callers("gateway", ["web", "keycloak"], "http"),
    ...callers("postgres", [...everybody, "keycloak", "operator"]),
    ...callers("nats", [...everybody, "operator"]),
    ...callers("opensearch", users("search")),
    ...callers("keycloak", [...users("identity provider"), "gateway", "web", "operator"]),
    ...callers("s3", [...users("object store"), "web"]),
    ...callers("mailbox", [...users("mail"), "keycloak", "operator"]),
    "operator>web:http",
  ];
}

test("pods may call each other exactly where the topology has a call", async () => {
  const policies = manifestsOf(await render("evaluation")).filter(({ kind }) => kind === "NetworkPolicy");
  expect(allowed(policies as Policy[]).sort()).toEqual(wanted().sort());
});

test("metrics are for the monitor alone", async () => {
  const policies = manifestsOf(await render("production")).filter(
    ({ kind }) => kind === "NetworkPolicy",
  ) as Policy[];
  for (const { spec } of policies) {
    const rules = spec.ingress.filter(({ ports = [] }) => ports.some(({ port }) => port === "metrics"));
    expect(rules).toEqual([
      {
        ports: [{ port: "metrics" }],
        from: [{ namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": "monitoring" } } }],
      },
    ]);
  }
});
