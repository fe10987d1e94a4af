import { LIMITS } from "@callboard/catalog/limits.ts";
import { newId } from "@callboard/kit/ids.ts";
import { openRuntime, type Runtime, type RunningService } from "@callboard/runtime/runtime.ts";
import { startIndexUpgrade } from "@callboard/search/index-upgrade.ts";
import { openIndex, type OpenedIndex } from "@callboard/search/open-index.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { createCasting } from "#adapters/upstreams/casting.ts";
import { createIdentity } from "#adapters/upstreams/identity.ts";
import { createMedia } from "#adapters/upstreams/media.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import type { Geocoder } from "#adapters/geocoder/geocoder.ts";
import { openGeocoder } from "#adapters/geocoder/open-geocoder.ts";
import { contextOf } from "#adapters/graphql/context.ts";
import { resolvers } from "#adapters/graphql/resolvers.ts";
import { projectsServer } from "#adapters/grpc/projects-server.ts";
import { PROJECT_INDEX } from "#adapters/search/project-document.ts";
import { createProjectSearch } from "#adapters/search/project-search.ts";
import { createWaitingSearches } from "#adapters/search/waiting-searches.ts";
import { createKeptAddresses } from "#adapters/store/kept-addresses.ts";
import { purgeDeletedProjects, purgeViews } from "#adapters/store/purge.ts";
import { createReads } from "#adapters/store/reads.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import type { Deps } from "#app/ports.ts";
import { raiseMinimumAges } from "#app/position/raise-minimum-ages.ts";
import { closeFinishedProjects } from "#app/project/close-project.ts";
import { reckonSlots } from "#app/schedule/reckon-slots.ts";
import { reindexProjects } from "#app/search/reindex-projects.ts";
import type { Config } from "./config.ts";

/** The rebuild holds one connection and needs another for its reads. */
const MIN_REINDEX_POOL = 2;

/** Starts projects; resolves when it is ready. */
export async function start(config: Config): Promise<RunningService> {
  const runtime = await openProjects(config);
  const geocoder = openGeocoder(config, runtime.log);
  const opened = await openIndex(runtime, PROJECT_INDEX, config.SEARCH_URL);
  const deps = createDeps(runtime, config, { geocoder, opened });
  const upgrade = startIndexUpgrade({
    opened,
    log: runtime.log,
    rebuild: (progress) => reindex(config, progress),
  });
  // A previous version that is still running may save such a role as well, so this is done again every hour.
  const raise = async (): Promise<void> => {
    while ((await raiseMinimumAges(deps)) > 0);
  };
  await raise();
  const reckoned = await reckonSlots(deps, process.versions["tz"] ?? "unknown");
  if (reckoned > 0)
    runtime.log.info({ event: "slots_reckoned", reckoned }, "audition times follow new time zone data");
  return runtime.serve({
    subgraph: {
      schema: new URL("../schema.graphql", import.meta.url),
      resolvers,
      context: contextOf(deps),
    },
    grpc: [projectsServer(deps.reads)],
    effects: createEffects(deps),
    purge: async () => {
      await raise();
      await tidy(runtime, deps);
    },
    onStop: async () => {
      await upgrade.stop();
      await Promise.all([geocoder.close(), opened.close()]);
    },
  });
}

/** Hourly maintenance: closes finished projects, and deletes those that can no longer be restored. */
async function tidy({ db, log }: Runtime<Tables>, deps: Deps): Promise<void> {
  await purgeViews(db);
  await purgeDeletedProjects(db);
  const closed = await closeFinishedProjects(deps);
  if (closed > 0) log.info({ event: "projects_closed", closed }, "projects that are over were closed");
}

/** Rebuilds the index, whether or not the service is running; returns the number of projects. */
export async function reindex(config: Config, progress: (read: number) => void): Promise<number> {
  const runtime = await openProjects({
    ...config,
    POOL_SIZE: Math.max(config.POOL_SIZE, MIN_REINDEX_POOL),
  });
  const geocoder = openGeocoder(config, runtime.log);
  const opened = await openIndex(runtime, PROJECT_INDEX, config.SEARCH_URL);
  try {
    return await reindexProjects(createDeps(runtime, config, { geocoder, opened }), progress);
  } finally {
    await Promise.all([geocoder.close(), opened.close()]);
    await runtime.close();
  }
}

function openProjects(config: Config): Promise<Runtime<Tables>> {
  const migrations = new URL("../migrations/", import.meta.url);
  return openRuntime<Tables>({ name: "projects", config, migrations });
}

interface Engines {
  readonly geocoder: Geocoder;
  readonly opened: OpenedIndex;
}

function createDeps(runtime: Runtime<Tables>, config: Config, { geocoder, opened }: Engines): Deps {
  const { db } = runtime;
  return {
    reads: createReads(db),
    transaction: createTransaction(db, unitOf),
    upstreams: {
      identity: createIdentity(runtime.client(IdentityService, config.IDENTITY_GRPC)),
      media: createMedia(runtime.client(MediaService, config.MEDIA_GRPC)),
      casting: createCasting(runtime.client(CastingService, config.CASTING_GRPC)),
    },
    search: createProjectSearch(opened),
    waitingSearches: createWaitingSearches(opened.savedQueries),
    addresses: createKeptAddresses(db, geocoder),
    searchQuota: runtime.quota({ limit: "SEARCHES_PER_MINUTE", max: LIMITS.searchesPerMinute, seconds: 60 }),
    addressQuota: runtime.quota({
      limit: "ADDRESSES_PER_MINUTE",
      max: LIMITS.addressesPerMinute,
      seconds: 60,
    }),
    now: () => new Date(),
    newId,
  };
}
