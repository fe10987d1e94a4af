import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { goModule } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce } from "#dev/engines/real/provisioning/cache.ts";
import type { GoModule } from "#dev/engines/real/provisioning/versions.ts";

const GATEWAY_API: GoModule = {
  module: "sigs.k8s.io/gateway-api",
  version: "v1.6.3",
  sum: "h1:lKpJa5bGlraC/QeACvCpsHLdmO6y0iKfzVl6gzaFEYc=",
};
const ROUTES = "gateway.networking.k8s.io_httproutes.yaml";

/** Fetches the definition of routes of HTTP once; returns the path of its manifest. */
export async function prepareRoutes(cache: string): Promise<string> {
  const name = `gateway-api-${GATEWAY_API.version}`;
  const { folder } = await installOnce(cache, name, async (fresh) => {
    const module = await goModule(GATEWAY_API);
    await copyFile(join(module, "config/crd/standard", ROUTES), join(fresh, ROUTES));
  });
  return join(folder, ROUTES);
}
