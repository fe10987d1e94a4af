import { openMail } from "@callboard/mail/open-mail.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import { openRuntime, type RunningService } from "@callboard/runtime/runtime.ts";
import { createComposer } from "#adapters/events/compose-mails.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import { startMailSender } from "#adapters/events/mail-sender.ts";
import { createResolvers } from "#adapters/graphql/resolvers.ts";
import { openLiveHub } from "#adapters/live/live-hub.ts";
import { purgeLiveEvents } from "#adapters/live/live-log.ts";
import { registerStream } from "#adapters/live/stream-route.ts";
import { watchRights } from "#adapters/live/watch-rights.ts";
import { purgeMails } from "#adapters/store/mails.ts";
import { createReads } from "#adapters/store/reads.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import { createCasting } from "#adapters/upstreams/casting.ts";
import { createIdentity } from "#adapters/upstreams/identity.ts";
import { createProjects } from "#adapters/upstreams/projects.ts";
import type { Deps } from "#app/ports.ts";
import type { Config } from "#config.ts";

/** Starts messaging: conversations, the live stream, and the mails that follow events. */
export async function start(config: Config): Promise<RunningService> {
  const runtime = await openRuntime<Tables>({
    name: "messaging",
    config,
    migrations: new URL("../migrations/", import.meta.url),
  });
  const { db, log, verify, bus } = runtime;
  const deps: Deps = {
    transaction: createTransaction(db, unitOf),
    reads: createReads(db),
    upstreams: {
      ...createIdentity(runtime.client(IdentityService, config.IDENTITY_GRPC)),
      ...createCasting(runtime.client(CastingService, config.CASTING_GRPC)),
      ...createProjects(runtime.client(ProjectsService, config.PROJECTS_GRPC)),
    },
  };
  const hub = await openLiveHub({ db, url: config.DATABASE_URL, log });
  const rights = await watchRights(bus, hub);
  const mail = openMail(config, log);
  const mailSender = startMailSender(db, mail, log);
  const composeMails = createComposer(deps.upstreams, config.PUBLIC_URL);

  return runtime.serve({
    subgraph: { schema: new URL("../schema.graphql", import.meta.url), resolvers: createResolvers(deps) },
    effects: createEffects({ upstreams: deps.upstreams, composeMails }),
    async purge() {
      await purgeLiveEvents(db);
      await purgeMails(db);
    },
    routes(app) {
      registerStream(app, hub, verify);
      // Open streams would keep the server from closing.
      app.addHook("preClose", () => hub.close());
    },
    async onStop() {
      await rights.stop();
      await mailSender.stop();
      await mail.close();
    },
  });
}
