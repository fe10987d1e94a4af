import type { Kysely } from "kysely";
import { openMail } from "@callboard/mail/open-mail.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import { openRuntime, type RunningService, type Runtime } from "@callboard/runtime/runtime.ts";
import { createDeadLetters } from "#adapters/events/dead-letters.ts";
import { exportMember } from "#adapters/store/member-export.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import { mailDigests, mailUnread } from "#adapters/events/later-mails.ts";
import { notifySubmitted } from "#adapters/events/notify-standing.ts";
import { purgeNotices } from "#adapters/store/notices/notices.ts";
import { purgePushes } from "#adapters/store/notices/pushes.ts";
import { startPushSender } from "#adapters/push/push-sender.ts";
import { createVapid, type Vapid } from "#adapters/push/vapid.ts";
import { startMailSender } from "#adapters/events/mail-sender.ts";
import { registerUnsubscribe } from "#adapters/http/unsubscribe-route.ts";
import { createLoaders } from "#adapters/graphql/context.ts";
import { createResolvers } from "#adapters/graphql/resolvers.ts";
import { openLiveHub } from "#adapters/live/live-hub.ts";
import { purgeLiveEvents } from "#adapters/live/live-log.ts";
import { registerStream } from "#adapters/live/stream-route.ts";
import { watchRights } from "#adapters/live/watch-rights.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { startSweep, type Sweep } from "@callboard/runtime/sweep.ts";
import { endConversations } from "#adapters/store/endings.ts";
import { purgeMails } from "#adapters/store/mails.ts";
import { purgeReports } from "#adapters/store/reports/reports.ts";
import { purgeProjectNotices } from "#adapters/store/notices/project-notices.ts";
import { createReads } from "#adapters/store/reads.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import { createCasting } from "#adapters/upstreams/casting.ts";
import { createIdentity } from "#adapters/upstreams/identity.ts";
import { createMedia } from "#adapters/upstreams/media.ts";
import { createProjects } from "#adapters/upstreams/projects.ts";
import type { Deps } from "#app/ports.ts";
import { createMailLinks, type MailLinks } from "#domain/mails/mail-links.ts";
import { createUnsubscribeTokens } from "#adapters/http/unsubscribe-tokens.ts";
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
    deadLetters: createDeadLetters(bus),
    upstreams: {
      ...createIdentity(runtime.client(IdentityService, config.IDENTITY_GRPC)),
      ...createCasting(runtime.client(CastingService, config.CASTING_GRPC)),
      ...createMedia(runtime.client(MediaService, config.MEDIA_GRPC)),
      ...createProjects(runtime.client(ProjectsService, config.PROJECTS_GRPC)),
    },
  };
  const hub = await openLiveHub({ db, url: config.DATABASE_URL, log });
  const rights = await watchRights(bus, hub);
  const mail = openMail(config, log);
  const tokens = createUnsubscribeTokens(config.INTERNAL_KEY.d);
  const links = createMailLinks(config.PUBLIC_URL, tokens);
  const mailSender = startMailSender(db, mail, log);
  const vapid = createVapid(config.PUSH_KEY, config.PUBLIC_URL);
  const sweeps = startSweeps(runtime, { deps, config, links, vapid });

  return runtime.serve({
    subgraph: {
      schema: new URL("../schema.graphql", import.meta.url),
      resolvers: createResolvers(deps, vapid.publicKey),
      context: () => ({ loaders: createLoaders(deps) }),
    },
    effects: createEffects({ ...deps, links, exportOf: (userId) => exportMember(db, userId) }),
    purge: () => purgeAll(db),
    routes(app) {
      registerStream(app, hub, verify);
      registerUnsubscribe(app, { deps, tokens, links });
      // Open streams would keep the server from closing.
      app.addHook("preClose", () => hub.close());
    },
    async onStop() {
      await Promise.all(sweeps.map((sweep) => sweep.stop()));
      await rights.stop();
      await mailSender.stop();
      await mail.close();
    },
  });
}

/** Deletes rows past their retention. */
async function purgeAll(db: Kysely<Tables>): Promise<void> {
  await purgeLiveEvents(db);
  await purgeMails(db);
  await purgeNotices(db);
  await purgePushes(db);
  await purgeProjectNotices(db);
  await purgeReports(db);
}

interface Sweeping {
  readonly deps: Deps;
  readonly config: Config;
  readonly links: MailLinks;
  readonly vapid: Vapid;
}

/** Starts the periodic tasks: ending conversations, mailing unread messages, daily mails, pushes. */
function startSweeps(
  { db, log }: Runtime<Tables>,
  { deps, config, links, vapid }: Sweeping,
): readonly Sweep[] {
  const sources = { db, upstreams: deps.upstreams, links };
  return [
    startPushSender({ db, vapid, log }),
    startSweep(
      config.ENDINGS_SWEEP_MS,
      () => endConversations(db),
      (error) =>
        warnThrottled(log, { event: "conversation_ending_failed", err: error }, "no conversation was ended"),
    ),
    startSweep(
      config.LATER_MAILS_SWEEP_MS,
      async () => {
        await notifySubmitted(sources);
        await mailUnread(sources);
        await mailDigests(sources);
      },
      (error) =>
        warnThrottled(log, { event: "later_mails_failed", err: error }, "later mails were not written"),
    ),
  ];
}
