import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { runTool } from "#dev/engines/real/provisioning/tools.ts";
import { VALUE_SETS } from "#dev/cluster/render.ts";
import { prepareHelm } from "#dev/cluster/tools/helm.ts";
import { KUBERNETES_VERSION } from "#dev/cluster/versions.ts";
import { writeManifests } from "#dev/cluster/write-manifests.ts";

const root = resolve(import.meta.dirname, "../..");

test("k8s/ is what the chart renders", async () => {
  const folder = await mkdtemp(join(tmpdir(), "callboard-manifests-"));
  try {
    await writeManifests(folder);
    for (const set of VALUE_SETS)
      for (const file of ["callboard.yaml", "kustomization.yaml"]) {
        const texts = [root, folder].map((at) => readFile(join(at, "k8s", set, file), "utf8"));
        const [committed, fresh] = await Promise.all(texts);
        expect(committed).toBe(fresh);
      }
  } finally {
    await rm(folder, { recursive: true });
  }
});

it.each(VALUE_SETS)("Helm finds nothing to say about the chart with the %s values", async (set) => {
  const helm = await prepareHelm(cacheFolder());
  const flags = [
    "--strict",
    "--values",
    `charts/callboard/values/${set}.yaml`,
    "--kube-version",
    KUBERNETES_VERSION,
  ];
  const output = await runTool(helm, ["lint", "charts/callboard", ...flags], { cwd: root });
  expect(output).toContain("0 chart(s) failed");
});
