import { LIMITS } from "@callboard/catalog/limits.ts";
import { openRuntime, type RunningService } from "@callboard/kit/runtime.ts";
import { openIndex } from "@callboard/kit/search/open-index.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { createIdentity } from "#adapters/clients/identity.ts";
import { onUserChanged } from "#adapters/events/on-user-changed.ts";
import { contextOf } from "#adapters/graphql/context.ts";
import { resolvers } from "#adapters/graphql/resolvers.ts";
import { talentServer } from "#adapters/grpc/talent-server.ts";
import { createMinuteQuota } from "@callboard/kit/minute-quota.ts";
import { TALENT_INDEX } from "#adapters/search/talent-document.ts";
import { createTalentSearch } from "#adapters/search/talent-search.ts";
import { createReads, createTransaction, unitOf } from "#adapters/store/store.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Deps } from "#app/ports.ts";
import type { Config } from "./config.ts";

/** Starts talent; ready when it resolves. */
export async function start(config: Config): Promise<RunningService> {
  const runtime = await openRuntime<Tables>({
    name: "talent",
    config,
    migrations: new URL("../migrations/", import.meta.url),
  });
  const { db } = runtime;
  const { index, close } = await openIndex(runtime, TALENT_INDEX, config.SEARCH_URL);
  const deps: Deps = {
    reads: createReads(db),
    transaction: createTransaction(db),
    identity: createIdentity(runtime.client(IdentityService, config.IDENTITY_GRPC)),
    search: createTalentSearch(index),
    searchQuota: createMinuteQuota("searchesPerMinute", LIMITS.searchesPerMinute, () => new Date()),
  };
  return runtime.serve({
    subgraph: { schema: new URL("../schema.graphql", import.meta.url), resolvers, context: contextOf(deps) },
    grpc: [talentServer(deps)],
    events: onUserChanged<Tables>(deps, unitOf),
    onStop: close,
  });
}
