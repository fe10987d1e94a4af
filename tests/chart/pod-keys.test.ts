import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { prepareHelm } from "#dev/cluster/tools/helm.ts";
import { runTool } from "#dev/engines/real/provisioning/tools.ts";
import { render, VALUE_SETS } from "#dev/cluster/render.ts";
import { nameOf, podsOf, type Pod } from "./pods.ts";

const json = (key: string, value: unknown): readonly string[] => [
  "--set-json",
  `${key}=${JSON.stringify(value)}`,
];

const ZONES = { nodeAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [] } };

/** Pods of the processes, by name. */
async function processes(...flags: readonly string[]): Promise<ReadonlyMap<string, Pod>> {
  const pods = await podsOf("production", flags);
  return new Map(pods.filter(({ owner }) => owner.kind === "Deployment").map((pod) => [nameOf(pod), pod]));
}

const annotationsOf = ({ owner }: Pod | { owner: undefined }) =>
  (owner as { spec?: { template?: { metadata?: { annotations?: Record<string, string> } } } } | undefined)
    ?.spec?.template?.metadata?.annotations;

describe("what an operator gives to pods", () => {
  it("reaches every process", async () => {
    const found = await processes(
      ...json("defaults.podAnnotations", { "reloader.example.com/auto": "true" }),
      ...json("defaults.podLabels", { team: "casting" }),
      ...json("defaults.affinity", ZONES),
      ...json("defaults.priorityClassName", "high"),
    );
    expect(found.size).toBe(9);
    for (const pod of found.values()) {
      expect(annotationsOf(pod)).toMatchObject({ "reloader.example.com/auto": "true" });
      expect(pod.labels).toMatchObject({ team: "casting", "app.kubernetes.io/part-of": "callboard" });
      expect(pod.spec).toMatchObject({ affinity: ZONES, priorityClassName: "high" });
    }
    expect(annotationsOf(found.get("web") ?? { owner: undefined })).toHaveProperty(["checksum/origin"]);
  });

  it("can be of one process, whose further environment comes after its Secret", async () => {
    const vault = [{ secretRef: { name: "billing-from-vault" } }];
    const found = await processes(...json("services.billing.extraEnvFrom", vault));
    const secretsOf = (name: string) => found.get(name)?.spec.containers[0]?.envFrom;
    expect(secretsOf("billing")).toEqual([{ secretRef: { name: "callboard-billing" } }, ...vault]);
    expect(secretsOf("casting")).toEqual([{ secretRef: { name: "callboard-casting" } }]);
  });

  it("cannot replace the labels by which pods are found", async () => {
    const flags = json("defaults.podLabels", { "app.kubernetes.io/name": "other" });
    await expect(render("production", flags)).rejects.toThrow(/podLabels/);
  });
});

test.each(VALUE_SETS)("%s: a mirror has every image, without the registry of its name", async (set) => {
  const flags = [
    "--set",
    "global.imageRegistry=mirror.test:5000",
    "--set",
    "image.registry=ghcr.io/acme/callboard",
  ];
  const images = (await podsOf(set, flags)).flatMap(({ spec }) =>
    [...spec.containers, ...(spec.initContainers ?? [])].map(({ image }) => image),
  );
  expect(images).toContainEqual(expect.stringMatching(/^mirror\.test:5000\/acme\/callboard\/gateway:/));
  for (const image of images)
    expect(image).toMatch(/^mirror\.test:5000\/(?!docker\.io|quay\.io|ghcr\.io)[\w/-]+:[\w.-]+$/);
});

test("the chart passes helm lint as typed, and is refused in words when it is installed without an origin", async () => {
  const helm = await prepareHelm(cacheFolder());
  const run = (...args: readonly string[]) => runTool(helm, args, {});
  expect(await run("lint", "charts/callboard")).toContain("0 chart(s) failed");
  await expect(run("template", "callboard", "charts/callboard")).rejects.toThrow(/publicUrl is missing/);
});
