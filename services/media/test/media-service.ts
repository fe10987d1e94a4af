import { createLog } from "@callboard/kit/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import { createSubgraphClient, type AskSubgraph } from "@callboard/testkit/subgraph-client.ts";
import { createObjects } from "../src/adapters/objects/inspect.ts";
import { openStore } from "../src/adapters/objects/open-store.ts";
import type { ObjectStore } from "../src/adapters/objects/object-store.ts";
import { openFiles } from "../src/adapters/store/files.ts";
import type { Tables } from "../src/adapters/store/tables.ts";
import { sweepUploads } from "../src/app/sweep-uploads.ts";
import type { Config } from "../src/config.ts";
import { start } from "../src/start.ts";

/** Media over an object store, and what a test reaches past its API. */
export interface MediaService {
  readonly config: Config;
  readonly ask: AskSubgraph;
  /** Where relative links are reached. */
  readonly httpUrl: string;
  readonly objects: ObjectStore;
  /** Gives up what was abandoned, at this moment, as the service does every hour; over another store if said. */
  sweep(now: Date, objects?: ObjectStore): Promise<void>;
  /** What the database keeps of a file. */
  row(id: string): Promise<{ status: string; upload_id: string | null } | undefined>;
  stop(): Promise<void>;
}

type ObjectSettings = Partial<Config> & Pick<Config, "PUBLIC_URL">;

/** Starts media with these settings of an object store, over databases of its own. */
export async function startMedia(settings: ObjectSettings): Promise<MediaService> {
  const keys = createTestKeys("media");
  const [database, bus] = await Promise.all([
    serviceDatabase("media", new URL("../migrations/", import.meta.url)),
    busDatabase(),
  ]);
  const base = serviceSettings("media", { database, bus, keys });
  const config: Config = { ...base, S3_REGION: "us-east-1", S3_BUCKET: "objects", ...settings };
  const running = await start(config);
  const log = createLog("media", "silent");
  const own = openDatabase<Tables>({ url: database.url, name: "test", log });
  const { objects } = openStore(config, log);
  return {
    config,
    ask: createSubgraphClient(running.httpUrl, keys),
    httpUrl: running.httpUrl,
    objects,
    sweep: (now, store = objects) =>
      sweepUploads({ ...openFiles(own.db), objects: createObjects(store) }, now),
    row: (id) =>
      own.db.selectFrom("file").select(["status", "upload_id"]).where("id", "=", id).executeTakeFirst(),
    async stop() {
      await running.stop();
      await own.close();
      await database.drop();
      await bus.drop();
    },
  };
}
