import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fromGo } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce, type Installed } from "#dev/engines/real/provisioning/cache.ts";
import { keptPorts, keptSecret, type EngineOptions, type RunningEngine } from "#dev/engines/real/engine.ts";
import { isReachable, launch } from "#dev/engines/real/engine-process.ts";
import { supervise } from "#dev/engines/real/supervise.ts";
import { MINIO } from "#dev/engines/real/provisioning/versions.ts";

const ACCESS_KEY = "callboard";

/** Its folder in the cache: MinIO is used only if it has been built already, or is requested. */
export const MINIO_INSTALLED = `minio-${MINIO.version}`;

/** Builds MinIO once, which takes minutes. */
export function prepareMinio(cache: string): Promise<Installed> {
  return installOnce(cache, MINIO_INSTALLED, (fresh) => fromGo(MINIO, fresh));
}

/** Starts MinIO on a loopback port; objects are stored in the folder. */
export async function startMinio(options: EngineOptions): Promise<RunningEngine> {
  const { folder, log = () => undefined } = options;
  const installed = await prepareMinio(options.cache);
  const ports = await keptPorts(folder, ["s3"]);
  const secretKey = keptSecret(folder, ACCESS_KEY);
  const data = join(folder, "data");
  mkdirSync(data, { recursive: true });
  const url = `http://127.0.0.1:${ports.s3}`;
  const running = await supervise(
    () =>
      launch({
        name: "MinIO",
        command: join(installed.folder, MINIO.program),
        args: ["server", "--address", `127.0.0.1:${ports.s3}`, data],
        env: {
          HOME: folder,
          MINIO_ROOT_USER: ACCESS_KEY,
          MINIO_ROOT_PASSWORD: secretKey,
          MINIO_BROWSER: "off",
          MINIO_UPDATE: "off",
        },
        logFile: join(folder, "minio.log"),
        ready: () => isReachable(`${url}/minio/health/ready`),
        readyWithinMs: 60_000,
        launched: options.launched,
        interruption: options.interruption,
      }),
    { name: "MinIO", log, restart: options.restart ?? true },
  );
  return {
    ...running,
    version: MINIO.version,
    address: { url, user: ACCESS_KEY, password: secretKey, region: "us-east-1" },
  };
}
