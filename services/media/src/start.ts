import { LIMITS } from "@callboard/catalog/limits.ts";
import { createLoader } from "@callboard/graphql/loaders.ts";
import { newId } from "@callboard/kit/ids.ts";
import { openRuntime, type RunningService } from "@callboard/runtime/runtime.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import { createIdentity } from "#adapters/upstreams/identity.ts";
import { createMediaServer } from "#adapters/grpc/media-server.ts";
import { createResolvers } from "#adapters/graphql/resolvers.ts";
import type { SignDownload } from "#adapters/graphql/wire.ts";
import type { Context } from "#adapters/graphql/context.ts";
import { createObjects } from "#adapters/objects/inspect.ts";
import { measureObjectsDisk } from "#adapters/objects/disk-figures.ts";
import { openStore } from "#adapters/objects/open-store.ts";
import { createRenditions } from "#adapters/objects/renditions.ts";
import { createPurge } from "#adapters/store/purge.ts";
import { createReads } from "#adapters/store/reads.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { deleteUnsent } from "#adapters/store/attachments.ts";
import { deleteUnused } from "#adapters/store/uses.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import type { Deps } from "#app/ports.ts";
import { readFiles } from "#app/read-files.ts";
import { purgeUploads } from "#app/purge-uploads.ts";
import type { MediaFile } from "#domain/file.ts";
import type { Config } from "#config.ts";

const HOUR_MS = 3_600_000;

/** Starts media: uploads, renditions and signed links. */
export async function start(config: Config): Promise<RunningService> {
  const runtime = await openRuntime<Tables>({
    name: "media",
    config,
    migrations: new URL("../migrations/", import.meta.url),
  });
  const { objects, routes } = openStore(config, runtime.log);
  const deps: Deps = {
    reads: createReads(runtime.db),
    transaction: createTransaction(runtime.db, unitOf),
    objects: createObjects(objects),
    renditions: createRenditions(objects),
    uploadQuota: runtime.quota({ limit: "UPLOADS_PER_HOUR", max: LIMITS.uploadsPerHour, seconds: 3_600 }),
    newId,
  };

  const sign: SignDownload = (key, offered) => objects.signDownload(key, offered);
  const purge = createPurge(runtime.db);
  const timer = setInterval(() => {
    purgeUploads({ ...deps, purge }, new Date()).catch((error: unknown) =>
      runtime.log.warn(
        { event: "upload_purge_failed", err: error },
        "Purge of abandoned uploads failed; next run in one hour",
      ),
    );
  }, HOUR_MS).unref();

  return runtime.serve<Pick<Context, "files">>({
    subgraph: {
      schema: new URL("../schema.graphql", import.meta.url),
      resolvers: createResolvers(deps, sign),
      context: ({ actor }) => ({ files: createLoader<MediaFile>((ids) => readFiles(deps, actor, ids)) }),
    },
    grpc: [createMediaServer(deps, sign)],
    effects: createEffects({
      objects: deps.objects,
      db: runtime.db,
      upstreams: createIdentity(runtime.client(IdentityService, config.IDENTITY_GRPC)),
    }),
    routes,
    figures: (metrics) => measureObjectsDisk(metrics, config),
    async purge() {
      await deleteUnused(runtime.db);
      await deleteUnsent(runtime.db);
    },
    onStop: async () => clearInterval(timer),
  });
}
