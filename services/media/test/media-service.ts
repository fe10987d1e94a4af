import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { ok } from "@callboard/kit/result.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import type { EventBus } from "@callboard/bus/bus.ts";
import { openPostgresBus } from "@callboard/bus/postgres/postgres-bus.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { fake, startGrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { createTestKeys, type TestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import { createSubgraphClient, type SubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import { createObjects } from "../src/adapters/objects/inspect.ts";
import { openStore } from "../src/adapters/objects/open-store.ts";
import type { ObjectStore } from "../src/adapters/objects/object-store.ts";
import { createPurge } from "../src/adapters/store/purge.ts";
import { createReads } from "../src/adapters/store/reads.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { unitOf } from "../src/adapters/store/unit-of-work.ts";
import { createRenditions } from "../src/adapters/objects/renditions.ts";
import type { Deps } from "../src/app/ports.ts";
import type { Tables } from "../src/adapters/store/tables.ts";
import { purgeUploads } from "../src/app/purge-uploads.ts";
import type { Config } from "../src/config.ts";
import { start } from "../src/start.ts";

/** Media over an object store, and access for tests beyond its API. */
export interface MediaService {
  readonly config: Config;
  readonly execute: SubgraphClient;
  /** Export parts that media sent, by export. */
  readonly exported: ReadonlyMap<string, string>;
  readonly bus: EventBus;
  readonly databaseUrl: string;
  /** The base URL of relative links. */
  readonly httpUrl: string;
  readonly grpcTarget: string;
  readonly keys: TestKeys;
  readonly objects: ObjectStore;
  /** Runs the hourly purge as of this time, optionally over another store. */
  sweep(now: Date, objects?: ObjectStore): Promise<void>;
  /** The dependencies of the use cases, optionally over another store. */
  deps(objects?: ObjectStore): Deps;
  /** Sends bytes to an upload link, like a browser; returns the status of the response. */
  put(link: string, bytes: Buffer, contentType: string): Promise<number>;
  /** The database row of a file. */
  row(id: string): Promise<{ status: string; upload_id: string | null } | undefined>;
  stop(): Promise<void>;
}

type ObjectSettings = Partial<Config> & Pick<Config, "PUBLIC_URL">;

/** Starts media with these object store settings, on its own databases. */
export async function startMedia(settings: ObjectSettings): Promise<MediaService> {
  const keys = createTestKeys("media", "identity", "messaging", "projects");
  const exported = new Map<string, string>();
  const identity = await startGrpcFake(
    keys,
    fake(IdentityService, {
      saveExportPart: async ({ exportId, content }) => {
        exported.set(exportId, content);
        return ok({});
      },
    }),
  );
  const [database, bus] = await Promise.all([
    serviceDatabase("media", new URL("../migrations/", import.meta.url)),
    busDatabase(),
  ]);
  const base = serviceSettings("media", { database, bus, keys });
  const config: Config = {
    ...base,
    S3_REGION: "us-east-1",
    S3_BUCKET: "objects",
    IDENTITY_GRPC: identity.target,
    ...settings,
  };
  const running = await start(config);
  const log = createLog("media", "silent");
  const own = openDatabase<Tables>({ url: database.url, name: "test", log });
  const { objects } = openStore(config, log);
  const testBus = await openPostgresBus({ url: bus.url, name: "test", log });
  return {
    exported,
    bus: testBus,
    databaseUrl: database.url,
    config,
    execute: createSubgraphClient(running.httpUrl, keys),
    httpUrl: running.httpUrl,
    grpcTarget: running.grpcTarget,
    keys,
    objects,
    sweep: (now, store = objects) =>
      purgeUploads(
        { reads: createReads(own.db), purge: createPurge(own.db), objects: createObjects(store) },
        now,
      ),
    deps: (store = objects) => ({
      reads: createReads(own.db),
      transaction: createTransaction(own.db, unitOf),
      objects: createObjects(store),
      renditions: createRenditions(store),
      uploadQuota: async () => ok(),
      newId,
    }),
    async put(link, bytes, contentType) {
      const headers = { "content-type": contentType };
      const body = new Uint8Array(bytes);
      return (await fetch(new URL(link, running.httpUrl), { method: "PUT", headers, body })).status;
    },
    row: (id) =>
      own.db.selectFrom("file").select(["status", "upload_id"]).where("id", "=", id).executeTakeFirst(),
    async stop() {
      await running.stop();
      await testBus.close();
      await identity.close();
      await own.close();
      await database.drop();
      await bus.drop();
    },
  };
}

/** Media over a folder, as on a single machine. */
export interface MediaOnDisk extends MediaService {
  /** Names of the uploads that are not checked yet. */
  uploads(): Promise<string[]>;
}

/** Starts media over its own folder, which is deleted when it stops. */
export async function startMediaOnDisk(): Promise<MediaOnDisk> {
  const folder = await mkdtemp(join(tmpdir(), "media-"));
  const media = await startMedia({
    OBJECTS_FOLDER: folder,
    OBJECTS_SECRET: "a secret for the test",
    PUBLIC_URL: "http://localhost",
  });
  return {
    ...media,
    uploads: () => readdir(join(folder, "uploads")),
    async stop() {
      await media.stop();
      await rm(folder, { recursive: true });
    },
  };
}
