import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { accounts, assemble, copyProgram, debian, RUNTIME_PACKAGES } from "#dev/images/base-images.ts";
import type { Builder } from "#dev/images/builder.ts";
import { inside, kubectlCommand } from "../inside.ts";
import { NODES, type Programs } from "../layout.ts";
import { CONTOUR_VERSION, ENVOY_VERSION, prepareContourManifests, prepareEnvoy } from "../tools/contour.ts";
import { prepareProgram } from "../tools/programs.ts";
import type { Say } from "../up.ts";

const [FIRST] = NODES;
const CONTOUR_IMAGE = `callboard.test/contour:${CONTOUR_VERSION}`;
const ENVOY_IMAGE = `callboard.test/envoy:${ENVOY_VERSION}`;
const CONTOUR_PLACE = ["-n", "projectcontour"];
const WORKLOADS = ["deployment/contour", "daemonset/envoy"];

/** Builds what stands in for the official images of Contour and Envoy, each once; returns their tags. */
export async function buildIngressImages(builder: Builder, say: Say): Promise<string[]> {
  const cache = cacheFolder();
  await prepareContourManifests(cache);
  if (!(await builder.has(CONTOUR_IMAGE))) {
    const program = await prepareProgram(cache, "contour", say);
    say(`Assembling ${CONTOUR_IMAGE}, which stands in for the official image.`);
    await assemble(builder, CONTOUR_IMAGE, (folder) => {
      accounts(folder);
      copyProgram(program, join(folder, "bin/contour"));
    });
  }
  if (!(await builder.has(ENVOY_IMAGE))) {
    const program = await prepareEnvoy(cache);
    say(`Assembling ${ENVOY_IMAGE}, which stands in for the official image.`);
    await assemble(builder, ENVOY_IMAGE, async (folder) => {
      await debian(folder, RUNTIME_PACKAGES);
      accounts(folder);
      copyProgram(program, join(folder, "usr/local/bin/envoy"));
    });
  }
  return [CONTOUR_IMAGE, ENVOY_IMAGE];
}

/**
 * Installs Contour by its own manifests: two that read Ingresses, and an Envoy on each node that serves the node's ports 80
 * and 443. May be run when they are there.
 */
export async function applyIngressController(programs: Programs): Promise<void> {
  const folder = await prepareContourManifests(cacheFolder());
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const manifests = files.toSorted().map((name) => readFileSync(join(folder, name), "utf8"));
  const ours = manifests
    .join("\n---\n")
    .replaceAll(/image: \S+\/contour:\S+/g, `image: ${CONTOUR_IMAGE}`)
    .replaceAll(/image: \S+\/envoy:\S+/g, `image: ${ENVOY_IMAGE}`);
  // Its definitions are larger than what an annotation holds.
  inside(FIRST, kubectlCommand(programs, ["apply", "--server-side", "-f", "-"]), ours);
}

/** Waits until ingresses are served on both nodes. */
export function untilIngressServes(programs: Programs): void {
  for (const name of WORKLOADS) {
    const wait = ["rollout", "status", name, "--timeout=180s"];
    inside(FIRST, kubectlCommand(programs, [...CONTOUR_PLACE, ...wait]));
  }
}
