import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { openRuntime, type RunningService, type Runtime } from "@callboard/runtime/runtime.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import { TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import { createLoaders } from "#adapters/graphql/loaders.ts";
import { createResolvers } from "#adapters/graphql/resolvers.ts";
import { createCastingServer } from "#adapters/grpc/casting-server.ts";
import { createReadModels } from "#adapters/store/read-models.ts";
import { createReads } from "#adapters/store/reads.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import { createIdentity } from "#adapters/upstreams/identity.ts";
import { createProjects } from "#adapters/upstreams/projects.ts";
import { createTalent } from "#adapters/upstreams/talent.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { announceDecisions, type OnAnnouncingFailed } from "#app/announce-decisions.ts";
import { expireInvitations, type OnExpiryFailed } from "#app/expire-invitations.ts";
import type { Deps } from "#app/ports.ts";
import { startSweep, type Sweep } from "#app/sweep.ts";
import type { Config } from "#config.ts";

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
    },
    transaction: createTransaction(db, unitOf),
    now: () => new Date(),
    delays: { booked: config.ANNOUNCE_BOOKED_MS, notBooked: config.ANNOUNCE_NOT_BOOKED_MS },
  };
  const sweeps = [
    sweepInvitations(runtime, deps, config.EXPIRY_SWEEP_MS),
    sweepAnnouncements(runtime, deps, config.ANNOUNCE_SWEEP_MS),
  ];
  return runtime.serve({
    subgraph: {
      schema: new URL("../schema.graphql", import.meta.url),
      resolvers: createResolvers(deps),
      context: ({ actor }) => ({ loaders: createLoaders(deps, actor) }),
    },
    grpc: [createCastingServer(deps)],
    effects: createEffects(deps),
    onStop: async () => void (await Promise.all(sweeps.map((sweep) => sweep.stop()))),
  });
}

function sweepInvitations(runtime: Runtime<Tables>, deps: Deps, everyMs: number): Sweep {
  const event = "invitation_expiry_failed";
  const onFailed: OnExpiryFailed = ({ positionId, userId }, error) =>
    warnThrottled(runtime.log, { event, err: error, positionId, userId }, "an invitation was not expired");
  return startSweep(
    everyMs,
    () => expireInvitations(deps, onFailed),
    (error) => warnThrottled(runtime.log, { event, err: error }, "no invitation was expired"),
  );
}

function sweepAnnouncements(runtime: Runtime<Tables>, deps: Deps, everyMs: number): Sweep {
  const event = "decision_announcement_failed";
  const onFailed: OnAnnouncingFailed = ({ positionId, userId }, error) =>
    warnThrottled(runtime.log, { event, err: error, positionId, userId }, "a decision was not announced");
  return startSweep(
    everyMs,
    () => announceDecisions(deps, onFailed),
    (error) => warnThrottled(runtime.log, { event, err: error }, "no decision was announced"),
  );
}
