import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSystem, type System } from "#dev/system.ts";

/** Starts the whole product on a free port with an empty data folder, which is deleted with it. */
export async function startedSystem({ apart = false } = {}): Promise<System> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-"));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    // All simulated callers share one address.
    process.env["GUEST_REQUESTS_PER_MINUTE"] ??= "100000";
    process.env["PASSWORD_RESETS_PER_HOUR"] ??= "100000";
    const port = await freePort();
    const options = { port, dataFolder: folder, apart, reset: false, web: false };
    const system = await startSystem({ ...options, progress: () => undefined });
    return { ...system, stop: () => system.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A free port; get-port would reserve it, and the system uses get-port itself. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === "object"
          ? resolve(address.port)
          : reject(new Error("No port is free.")),
      );
    });
  });
}
