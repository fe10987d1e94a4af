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

test("pods may call each other exactly where the topology has a call", async () => {
  const policies = manifestsOf(await render("evaluation")).filter(({ kind }) => kind === "NetworkPolicy");
  expect(allowed(policies as Policy[]).sort()).toEqual(callsOfTopology().sort());
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
