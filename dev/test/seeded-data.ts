import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { seedDemo } from "#dev/seed/seed.ts";
import { openSettling } from "#dev/test/until-settled.ts";
import { startSystem } from "#dev/system.ts";

/** A data folder with the demo market, created once and copied by tests that start the product. */
export interface SeededData {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Starts the product on a new folder, seeds it and stops it. */
export async function makeSeededData(): Promise<SeededData> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-seeded-"));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const progress = (): void => undefined;
  try {
    const place = { port: await getPort(), dataFolder: folder };
    const system = await startSystem({ ...place, apart: false, reset: false, web: false, progress });
    try {
      await seedDemo(system, progress);
      // Waits until the whole market is indexed, so that copies need not repeat that.
      const settling = openSettling(system.places.databaseUrl);
      await settling.wait();
      await settling.close();
    } finally {
      await system.stop();
    }
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
