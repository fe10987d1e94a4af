import { join } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { accounts, copyProgram } from "#dev/images/base-images.ts";
import { findBuilder } from "#dev/images/builder.ts";
import { loadImages } from "../cluster-images.ts";
import { inside, kubectlCommand } from "../inside.ts";
import { NODES, type Programs } from "../layout.ts";
import { KEDA_VERSION, prepareKedaManifests } from "../tools/keda.ts";
import { prepareTool } from "../tools/programs.ts";
import type { Report } from "../up.ts";
import { applyWith, buildStandIns, untilReady, type StandIn } from "./stand-ins.ts";

const [FIRST] = NODES;

const standIn = (image: string, tool: string, program: string): StandIn => ({
  instead: `ghcr.io/kedacore/${image}`,
  tag: `callboard.test/${image}:${KEDA_VERSION}`,
  async fill(folder, cache, report) {
    accounts(folder);
    copyProgram(await prepareTool(cache, "keda", tool, report), join(folder, program));
  },
  lines: "USER 65532",
});
const STAND_INS = [
  standIn("keda", "operator", "keda"),
  standIn("keda-metrics-apiserver", "adapter", "keda-adapter"),
];

/** Fetches KEDA's manifests and builds its images, each once; returns their tags. */
export async function buildEventScalingImages(report: Report): Promise<string[]> {
  await prepareKedaManifests(cacheFolder());
  return buildStandIns(STAND_INS, findBuilder(), report);
}

/** Installs KEDA, which scales by pending events. Idempotent. Requires its images to be built. */
export async function startEventScaling(programs: Programs, report: Report): Promise<void> {
  await loadImages(findBuilder(), await buildEventScalingImages(report), report);
  const folder = await prepareKedaManifests(cacheFolder());
  applyWith(STAND_INS, inside(FIRST, kubectlCommand(programs, ["kustomize", folder])), programs);
  untilReady(programs, "keda", ["deployment/keda-operator", "deployment/keda-metrics-apiserver"]);
}
