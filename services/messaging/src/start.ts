import { openMail } from "@callboard/mail/open-mail.ts";
import { openRuntime, type RunningService } from "@callboard/runtime/runtime.ts";
import { createPeople, openCasting, openIdentity } from "#adapters/clients/people.ts";
import { createComposer, openProjects } from "#adapters/events/compose-mails.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import { purgeMails, startMailSender } from "#adapters/events/mail-queue.ts";
import { createResolvers } from "#adapters/graphql/messaging.ts";
import { openLiveHub } from "#adapters/live/live-hub.ts";
import { purgeLiveEvents } from "#adapters/live/live-log.ts";
import { registerStream } from "#adapters/live/stream-route.ts";
import { watchRights } from "#adapters/live/watch-rights.ts";
import { openConversationReads } from "#adapters/store/conversation-reads.ts";
import { openConversationWrites } from "#adapters/store/conversation-writes.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Deps } from "#app/ports.ts";
import type { Config } from "#config.ts";

/** Starts messaging: conversations, the live stream, and the mails that follow events. */
export async function start(config: Config): Promise<RunningService> {
  const runtime = await openRuntime<Tables>({
    name: "messaging",
    config,
    migrations: new URL("../migrations/", import.meta.url),
  });
  const { db, log, signer, verify, bus } = runtime;
  const identity = openIdentity({ target: config.IDENTITY_GRPC, signer });
  const casting = openCasting({ target: config.CASTING_GRPC, signer });
  const projects = openProjects({ target: config.PROJECTS_GRPC, signer });
  const deps: Deps = {
    ...openConversationWrites(db),
    reads: openConversationReads(db),
    people: createPeople(identity, casting),
  };
  const hub = await openLiveHub({ db, url: config.DATABASE_URL, log });
  const rights = await watchRights(bus, hub);
  const mail = openMail(config, log);
  const mailSender = startMailSender(db, mail, log);
  const composeMails = createComposer({ identity, projects }, config.PUBLIC_URL);

  return runtime.serve({
    subgraph: { schema: new URL("../schema.graphql", import.meta.url), resolvers: createResolvers(deps) },
    effects: createEffects({ identity, composeMails }),
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
      for (const client of [identity, casting, projects]) client.close();
    },
  });
}
