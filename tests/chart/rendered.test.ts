import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { manifestsOf, render, VALUE_SETS } from "#dev/cluster/render.ts";
import { openApiSchemas } from "#dev/cluster/tools/api-schemas.ts";

/** Kinds of operators and the Gateway API, whose schemas are not part of the Kubernetes API. */
const FOREIGN = ["HTTPRoute", "ServiceMonitor", "PrometheusRule", "ScaledObject"];
const FLAGS = [
  ["as they are", []],
  [
    "scaled by the lag of consumers",
    [
      "--set",
      "defaults.autoscaling.enabled=true,defaults.autoscaling.lag=100,engines.nats.monitor=nats.messaging:8222",
    ],
  ],
  ["upgraded", ["--is-upgrade"]],
] as const;

describe.each(VALUE_SETS)("the %s values", (set) => {
  it.each(FLAGS)("%s are objects that the API takes", async (_what, flags) => {
    const check = await openApiSchemas(cacheFolder());
    const manifests = manifestsOf(await render(set, flags));
    const checked = await Promise.all(manifests.map(check));
    expect(checked.flatMap((wrong) => wrong ?? [])).toEqual([]);
    const unknown = manifests.filter((_manifest, index) => checked[index] === null).map(({ kind }) => kind);
    expect([...new Set(unknown)].filter((kind) => !FOREIGN.includes(kind))).toEqual([]);
  });
});

test("the schemas refuse a field that does not exist", async () => {
  const check = await openApiSchemas(cacheFolder());
  const service = { apiVersion: "v1", kind: "Service", metadata: { name: "one" }, spec: { portts: [] } };
  expect(await check(service)).toEqual([expect.stringContaining("portts")]);
});
