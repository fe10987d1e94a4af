import { LIMITS } from "@callboard/catalog/limits.ts";
import { openRuntime, type RunningService } from "@callboard/runtime/runtime.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import { TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import { exportMember } from "#adapters/store/member-export.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import { createLoaders } from "#adapters/graphql/loaders.ts";
import { createResolvers } from "#adapters/graphql/resolvers.ts";
import { createCastingServer } from "#adapters/grpc/casting-server.ts";
import { registerCalendar } from "#adapters/http/calendar-route.ts";
import { createReadModels } from "#adapters/store/read-models.ts";
import { purgePublished } from "#adapters/store/calendar/published.ts";
import { createReads } from "#adapters/store/reads.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import { createIdentity } from "#adapters/upstreams/identity.ts";
import { createMedia } from "#adapters/upstreams/media.ts";
import { createProjects } from "#adapters/upstreams/projects.ts";
import { createTalent } from "#adapters/upstreams/talent.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Deps } from "#app/ports.ts";
import type { Config } from "#config.ts";
import { startSweeps } from "./sweeps.ts";

/** Starts casting: submissions, groups, bookings and auditions. */
export async function start(config: Config): Promise<RunningService> {
  const runtime = await openRuntime<Tables>({
    name: "casting",
    config,
    migrations: new URL("../migrations/", import.meta.url),
  });
  const { db } = runtime;
  const deps: Deps = {
    reads: createReads(db),
    readModels: createReadModels(db),
    upstreams: {
      ...createProjects(runtime.client(ProjectsService, config.PROJECTS_GRPC)),
      ...createTalent(runtime.client(TalentService, config.TALENT_GRPC)),
      ...createIdentity(runtime.client(IdentityService, config.IDENTITY_GRPC)),
      ...createMedia(runtime.client(MediaService, config.MEDIA_GRPC)),
    },
    transaction: createTransaction(db, unitOf),
    now: () => new Date(),
    invitationQuota: runtime.quota({
      limit: "ROLE_INVITATIONS_PER_DAY",
      max: LIMITS.roleInvitationsPerDay,
      seconds: 86_400,
    }),
    doorCodeQuota: runtime.quota({
      limit: "DOOR_CODES_PER_HOUR",
      max: LIMITS.doorCodesPerHour,
      seconds: 3_600,
    }),
    callBackMs: config.CALL_BACK_MS,
    delays: { booked: config.ANNOUNCE_BOOKED_MS, notBooked: config.ANNOUNCE_NOT_BOOKED_MS },
  };
  const sweeps = startSweeps(runtime, deps, config);
  return runtime.serve({
    subgraph: {
      schema: new URL("../schema.graphql", import.meta.url),
      resolvers: createResolvers(deps),
      context: ({ actor }) => ({
        loaders: createLoaders(deps, actor),
        now: deps.now(),
        callBackMs: deps.callBackMs,
      }),
    },
    grpc: [createCastingServer(deps, config.PUBLIC_URL)],
    effects: createEffects({ ...deps, exportOf: (userId) => exportMember(db, userId) }),
    routes: (app) => registerCalendar(app, deps, config.PUBLIC_URL),
    purge: () => purgePublished(db),
    onStop: async () => void (await Promise.all(sweeps.map((sweep) => sweep.stop()))),
  });
}
