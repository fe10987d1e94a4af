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
const KINDS = ["gatewayclasses", "gateways", "httproutes", "grpcroutes", "referencegrants"].map(
  (kind) => `gateway.networking.k8s.io_${kind}.yaml`,
);

/** Fetches the definitions of the Gateway API once; returns the folder of their manifests. */
export async function prepareGatewayApi(cache: string): Promise<string> {
  const { folder } = await installOnce(cache, `gateway-api-${GATEWAY_API.version}-kinds`, async (fresh) => {
    const definitions = join(await goModule(GATEWAY_API), "config/crd/standard");
    for (const file of KINDS) await copyFile(join(definitions, file), join(fresh, file));
  });
  return folder;
}
