import type { FastifyInstance } from "fastify";
import type { Log } from "@callboard/kit/log/log.ts";
import { outsideTransactions } from "@callboard/kit/postgres/transaction-scope.ts";
import { diskSettings, s3Settings, type Config } from "#config.ts";
import { serveDiskStore } from "./disk-routes.ts";
import { openDiskStore } from "./disk.ts";
import { createLinkSigner } from "./link-signer.ts";
import type { ObjectStore } from "./object-store.ts";
import { openS3Store } from "./s3.ts";

/** The configured object store. */
export interface OpenedStore {
  readonly objects: ObjectStore;
  /** The routes served here for the disk store; none for S3, which serves browsers itself. */
  readonly routes: (app: FastifyInstance) => Promise<void>;
}

/** Opens S3 if it is configured, otherwise the disk. Calls to either inside a transaction throw. */
export function openStore(config: Config, log: Log): OpenedStore {
  const { objects, routes } = openEngine(config, log);
  return { objects: outsideTransactions("objects", objects), routes };
}

function openEngine(config: Config, log: Log): OpenedStore {
  const s3 = s3Settings(config);
  if (s3)
    return { objects: openS3Store(s3, { log, clock: () => new Date() }), routes: async () => undefined };
  const { folder, secret } = diskSettings(config);
  const signer = createLinkSigner(secret, config.PUBLIC_URL);
  const objects = openDiskStore(folder, signer);
  return { objects, routes: (app) => serveDiskStore(app, { folder, signer, objects }) };
}
