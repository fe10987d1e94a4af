import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSystem, type System } from "#dev/system.ts";

/** Starts the whole product on a free port with an empty data folder, which goes with it. */
export async function startedSystem(): Promise<System> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-"));
  const system = await startSystem({
    port: await freePort(),
    dataFolder: folder,
    apart: false,
    reset: false,
    web: false,
    progress: () => undefined,
  });
  return {
    ...system,
    stop: async () => {
      await system.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A port that nobody has; get-port would keep it from the system, which asks get-port itself. */
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
