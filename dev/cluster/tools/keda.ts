import { cp } from "node:fs/promises";
import { join } from "node:path";
import { goModule } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce } from "#dev/engines/real/provisioning/cache.ts";
import type { GoModule } from "#dev/engines/real/provisioning/versions.ts";

/** The release that dev/cluster/go/keda builds, used here for its manifests. */
const KEDA: GoModule = {
  module: "github.com/kedacore/keda/v2",
  version: "v2.21.0",
  sum: "h1:R6z2HZvstK4RLUMxroNACzBj74xGxt3kG59b5Xc+Xps=",
};

export const KEDA_VERSION = KEDA.version;

/** Fetches KEDA's manifests once; returns the folder for kustomize. */
export async function prepareKedaManifests(cache: string): Promise<string> {
  const { folder } = await installOnce(cache, `keda-${KEDA.version}`, async (fresh) =>
    cp(join(await goModule(KEDA), "config"), join(fresh, "config"), { recursive: true }),
  );
  // The variant without admission webhooks.
  return join(folder, "config/minimal");
}
