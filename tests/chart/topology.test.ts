import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { eventStream, streamedService } from "@callboard/bus/nats/jetstream-names.ts";
import { busPlan } from "#dev/bus-plan.ts";
import { CHART_TOPOLOGY, generateChartTopology } from "#dev/generate/chart-topology.ts";
import { CHART_README, generateChartValues } from "#dev/generate/chart-values.ts";
import { manifestsOf, render, type Manifest } from "#dev/cluster/render.ts";
import { SERVICES } from "#dev/topology.ts";
import { callsOfTopology } from "./calls.ts";

const root = resolve(import.meta.dirname, "../..");

test("the chart's table and its README are fresh", async () => {
  const folder = await mkdtemp(join(tmpdir(), "callboard-topology-"));
  try {
    await generateChartTopology(folder);
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

interface Peer {
  readonly podSelector?: { readonly matchLabels: Readonly<Record<string, string>> };
}
interface Policy extends Manifest {
  readonly spec: {
    readonly policyTypes: readonly string[];
    readonly egress?: readonly {
      readonly ports?: readonly { readonly port: number }[];
      readonly to?: readonly Peer[];
    }[];
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

test("pods may call each other exactly where the topology has a call", async () => {
  const policies = manifestsOf(await render("evaluation")).filter(({ kind }) => kind === "NetworkPolicy");
  expect(allowed(policies as Policy[]).sort()).toEqual(callsOfTopology().sort());
});

/** The same for what leaves pods, by the number of a port; what is outside is `>*:port`. */
function left(policies: readonly Policy[]): string[] {
  return policies.flatMap(({ spec: { podSelector, egress = [] } }) =>
    egress.flatMap(({ ports = [{ port: "any" }], to = [{}] }) =>
      to.flatMap(({ podSelector: called }) =>
        ports.map(
          ({ port }) => `${podSelector.matchLabels[NAME]}>${called?.matchLabels[NAME] ?? "*"}:${port}`,
        ),
      ),
    ),
  );
}

const policiesOf = async (...wanted: Parameters<typeof render>): Promise<Policy[]> =>
  manifestsOf(await render(...wanted)).filter(({ kind }) => kind === "NetworkPolicy") as Policy[];
const PROCESSES = [...SERVICES.map(({ name }) => name), "gateway", "web"];

test("a process reaches those that it calls, the engines that it uses and names, and nothing else", async () => {
  const NUMBERS: Readonly<Record<string, string>> = { http: "8080", grpc: "9090", any: "any" };
  const calls = callsOfTopology().filter((call) => PROCESSES.includes(call.split(">")[0] ?? ""));
  const expected = calls.map((call) => call.replace(/:(\w+)$/, (_all, port: string) => `:${NUMBERS[port]}`));
  const names = PROCESSES.flatMap((name) => [`${name}>*:53`, `${name}>*:53`]);
  expect(left(await policiesOf("evaluation")).toSorted()).toEqual([...expected, ...names].toSorted());
});

test("on engines of one's own a process reaches their ports alone, at the given peers", async () => {
  const to = [{ ipBlock: { cidr: "10.9.0.0/24" } }];
  const policies = await policiesOf("minimal", [
    "--set-json",
    `networkPolicies.egress.postgres={"ports":[6432],"to":${JSON.stringify(to)}}`,
  ]);
  const outside = (name: string): number[] =>
    left(policies)
      .filter((call) => call.startsWith(`${name}>*:`))
      .map((call) => Number(call.split(":")[1]))
      .filter((port) => port !== 53);
  expect(outside("web")).toEqual([443, 8080, 8443, 443, 9000]);
  expect(outside("casting")).toEqual([4222, 6432]);
  expect(outside("billing")).toEqual([4222, 6432, 443]);
  expect(outside("messaging")).toEqual([25, 465, 587, 4222, 6432, 443]);
  const casting = policies.find(({ metadata }) => metadata.name === "callboard-casting");
  expect(casting?.spec.egress).toContainEqual({ ports: [{ port: 6432 }], to });
});

test("what leaves pods is not limited where that is turned off", async () => {
  for (const { spec } of await policiesOf("minimal", ["--set", "networkPolicies.egress.enabled=false"]))
    expect([spec.policyTypes, spec.egress]).toEqual([["Ingress"], undefined]);
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

interface ScaledObject extends Manifest {
  readonly spec: {
    readonly scaleTargetRef: { readonly name: string };
    readonly triggers: readonly {
      readonly type: string;
      readonly metadata: Readonly<Record<string, string>>;
    }[];
  };
}

describe("scaled by events that wait", () => {
  const flags = ["--set", "defaults.autoscaling.enabled=true,defaults.autoscaling.lag=50"];

  test("each service scales by each of its consumers on each stream that it reads", async () => {
    const scaled = manifestsOf(await render("evaluation", flags)).filter(
      ({ kind }) => kind === "ScaledObject",
    );
    const actual = (scaled as ScaledObject[]).flatMap(({ spec: { scaleTargetRef, triggers } }) =>
      triggers.flatMap(
        ({ type, metadata: { natsServerMonitoringEndpoint: at, stream, consumer, account } }) =>
          type === "nats-jetstream" ? [`${scaleTargetRef.name} ${at} ${account} ${stream} ${consumer}`] : [],
      ),
    );
    const { consumers } = await busPlan();
    const there = consumers.flatMap(({ name, subjects }) => {
      const streams = new Set(subjects.map((subject) => eventStream(streamedService(subject))));
      const process = SERVICES.find((service) => name.startsWith(`${service.name}-`))?.name;
      return [...streams].map(
        (stream) => `callboard-${process} callboard-nats.callboard:8222 $G ${stream} ${name}`,
      );
    });
    expect(actual.toSorted()).toEqual(there.toSorted());
  });

  test("KEDA alone may read them from NATS, and only where it scales by them", async () => {
    const askers = async (...more: readonly string[]): Promise<unknown[]> => {
      const policies = manifestsOf(await render("evaluation", more)).filter(
        ({ kind, metadata: { name } }) => kind === "NetworkPolicy" && name === "callboard-nats",
      ) as Policy[];
      return policies.flatMap(({ spec }) => spec.ingress.filter(({ ports }) => ports !== undefined));
    };
    expect(await askers()).toEqual([]);
    expect(await askers(...flags)).toEqual([
      {
        ports: [{ port: "monitor" }],
        from: [{ namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": "keda" } } }],
      },
    ]);
  });
});
