import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheFolder } from "../../../dev/engines/real/provisioning/cache.ts";
import type { RunningEngine } from "../../../dev/engines/real/engine.ts";
import { startNats } from "../../../dev/engines/real/servers/nats.ts";
import { NATS } from "../../../dev/engines/real/provisioning/versions.ts";

/** A NATS server for one test file, which can be stopped, killed, emptied and restarted at the same address. */
export interface NatsServer {
  /** The address with a user and password; by default a user with all rights. */
  url(user?: { readonly name: string; readonly password: string }): string;
  /** Starts it again, optionally with other users. */
  start(users?: string): Promise<void>;
  stop(): Promise<void>;
  /** Kills the process at once, like a power cut. */
  kill(): Promise<void>;
  /** Deletes all streams while it is stopped. */
  empty(): Promise<void>;
  /** The folder of its streams, to be backed up and restored while it is stopped. */
  readonly storeFolder: string;
  close(): Promise<void>;
}

/** Starts one in its own folder; `users` is the part of its configuration that says who may connect. */
export async function startNatsServer(users?: string, artefact = NATS): Promise<NatsServer> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-nats-"));
  const launch = (who: string | undefined): Promise<RunningEngine> =>
    startNats({
      folder,
      artefact,
      cache: cacheFolder(),
      restart: false,
      ...(who === undefined ? {} : { users: who }),
    });
  const storeFolder = join(folder, "jetstream");
  let running: RunningEngine = await launch(users);
  const { address } = running;
  return {
    storeFolder,
    url(user) {
      const url = new URL(address.url);
      url.username = user?.name ?? address.user ?? "";
      url.password = user?.password ?? address.password ?? "";
      return url.href;
    },
    async start(others = users) {
      running = await launch(others);
    },
    stop: () => running.stop(),
    async kill() {
      const pid = running.pid();
      if (pid !== undefined) process.kill(pid, "SIGKILL");
      await running.stop();
    },
    empty: () => rm(storeFolder, { recursive: true, force: true }),
    async close() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
