import { LIMITS } from "@callboard/catalog/limits.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { openRuntime, type Runtime, type RunningService } from "@callboard/runtime/runtime.ts";
import { startIndexUpgrade } from "@callboard/search/index-upgrade.ts";
import { openIndex, type OpenedIndex } from "@callboard/search/open-index.ts";
import { newId } from "@callboard/kit/ids.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import { exportMember } from "#adapters/store/erasure.ts";
import { createFiles, createLookup, type Context } from "#adapters/graphql/context.ts";
import { createResolvers } from "#adapters/graphql/resolvers.ts";
import { createTalentServer } from "#adapters/grpc/talent-server.ts";
import { TALENT_INDEX } from "#adapters/search/talent-document.ts";
import { createTalentSearch } from "#adapters/search/talent-search.ts";
import { purgeTalent } from "#adapters/store/purge.ts";
import { createReads } from "#adapters/store/reads.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import { createCasting } from "#adapters/upstreams/casting.ts";
import { createMedia } from "#adapters/upstreams/media.ts";
import { createIdentity } from "#adapters/upstreams/identity.ts";
import type { Deps } from "#app/ports.ts";
import { reindexTalent } from "#app/reindex-talent.ts";
import type { Config } from "./config.ts";

/** A rebuild occupies one connection while other reads continue. */
const MIN_REINDEX_POOL = 3;

/** Starts talent; resolves when it is ready. */
export async function start(config: Config): Promise<RunningService> {
  const runtime = await openTalent(config);
  const opened = await openIndex(runtime, TALENT_INDEX, config.SEARCH_URL);
  const deps = createDeps(runtime, config, opened);
  const upgrade = startIndexUpgrade({
    opened,
    log: runtime.log,
    rebuild: (progress) => reindex(config, progress),
  });
  return runtime.serve<Pick<Context, "lookup">>({
    subgraph: {
      schema: new URL("../schema.graphql", import.meta.url),
      resolvers: createResolvers(deps),
      context: () => ({
        lookup: createLookup(deps.reads, deps.upstreams),
        files: createFiles(deps.upstreams),
      }),
    },
    grpc: [createTalentServer(deps)],
    effects: createEffects({ ...deps, exportOf: (userId) => exportMember(runtime.db, userId) }),
    purge: () => purgeTalent(runtime.db),
    onStop: async () => {
      await upgrade.stop();
      await opened.close();
    },
  });
}

/** Rebuilds the index, whether or not talent is running; returns how many can be found. */
export async function reindex(config: Config, progress: (read: number) => void): Promise<number> {
  const runtime = await openTalent({ ...config, POOL_SIZE: Math.max(config.POOL_SIZE, MIN_REINDEX_POOL) });
  const opened = await openIndex(runtime, TALENT_INDEX, config.SEARCH_URL);
  try {
    return await reindexTalent(createDeps(runtime, config, opened), progress);
  } finally {
    await opened.close();
    await runtime.close();
  }
}

function openTalent(config: Config): Promise<Runtime<Tables>> {
  const migrations = new URL("../migrations/", import.meta.url);
  return openRuntime<Tables>({ name: "talent", config, migrations });
}

function createDeps({ db, client, quota }: Runtime<Tables>, config: Config, opened: OpenedIndex): Deps {
  return {
    reads: createReads(db),
    transaction: createTransaction(db, unitOf),
    upstreams: {
      ...createIdentity(client(IdentityService, config.IDENTITY_GRPC)),
      ...createCasting(client(CastingService, config.CASTING_GRPC)),
      ...createMedia(client(MediaService, config.MEDIA_GRPC)),
    },
    now: () => new Date(),
    newId,
    search: createTalentSearch(opened),
    searchQuota: quota({ limit: "SEARCHES_PER_MINUTE", max: LIMITS.searchesPerMinute, seconds: 60 }),
  };
}
