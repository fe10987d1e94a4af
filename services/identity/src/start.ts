import { createHmac, randomInt } from "node:crypto";
import { newId } from "@callboard/kit/ids.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { openMail } from "@callboard/mail/open-mail.ts";
import { openRuntime, type Runtime, type RunningService } from "@callboard/runtime/runtime.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import type { Context } from "#adapters/graphql/context.ts";
import { createLookup } from "#adapters/graphql/lookup.ts";
import { createResolvers } from "#adapters/graphql/resolvers.ts";
import { createIdentityServer } from "#adapters/grpc/identity-server.ts";
import { openProvider } from "#adapters/idp/open-provider.ts";
import { pollProvider } from "#adapters/idp/poll-provider.ts";
import { createBackgroundMail, type BackgroundMail } from "#adapters/mail/background-mail.ts";
import { purgeIdentity } from "#adapters/store/purge.ts";
import { createReads } from "#adapters/store/reads.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import { createCasting } from "#adapters/upstreams/casting.ts";
import { createMedia } from "#adapters/upstreams/media.ts";
import { createTalent } from "#adapters/upstreams/talent.ts";
import { endMinority } from "#app/end-minority.ts";
import { mirrorProvider } from "#app/mirror-provider.ts";
import type { Deps } from "#app/ports.ts";
import type { Config } from "#config.ts";

const HOUR_MS = 3_600_000;
const CODE_DIGITS = 6;

/** Opens what identity depends on. */
export function openIdentity(config: Config): Promise<Runtime<Tables>> {
  const migrations = new URL("../migrations/", import.meta.url);
  return openRuntime<Tables>({ name: "identity", config, migrations });
}

/** Connects the use cases to their adapters. */
export function createDeps(runtime: Runtime<Tables>, config: Config, mail: BackgroundMail): Deps {
  const now = (): Date => new Date();
  return {
    reads: createReads(runtime.db),
    transaction: createTransaction(runtime.db, unitOf),
    provider: openProvider(config, runtime.log, now),
    upstreams: {
      ...createTalent(runtime.client(TalentService, config.TALENT_GRPC)),
      ...createCasting(runtime.client(CastingService, config.CASTING_GRPC)),
      ...createMedia(runtime.client(MediaService, config.MEDIA_GRPC)),
    },
    resetQuota: runtime.quota({
      limit: "PASSWORD_RESETS_PER_HOUR",
      max: config.PASSWORD_RESETS_PER_HOUR,
      seconds: HOUR_MS / 1_000,
    }),
    now,
    newId,
    newCode: () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0"),
    hashCode: (email, code) =>
      createHmac("sha256", config.CODE_SECRET).update(`${email}:${code}`).digest("base64url"),
    mailResetCode: mail.send,
  };
}

/** Makes the mail that leaves in the background. */
export function openBackgroundMail({ log }: Runtime<Tables>, config: Config): BackgroundMail {
  return createBackgroundMail(openMail(config, log), config.PUBLIC_URL, log);
}

/** Ends the minority of those who came of age: at the start, and then hourly. */
function startComingOfAge({ log }: Runtime<Tables>, deps: Deps): NodeJS.Timeout {
  const endAll = async (): Promise<void> => {
    for (let ended = await endMinority(deps); ended.ok && ended.value > 0;) ended = await endMinority(deps);
  };
  const run = (): void => {
    endAll().catch((error: unknown) =>
      log.warn(
        { event: "minority_end_failed", err: error },
        "Could not update members who came of age; next run in one hour",
      ),
    );
  };
  run();
  return setInterval(run, HOUR_MS).unref();
}

/** Starts identity: members, companies, agent links, settings, password reset and the audit log. */
export async function start(config: Config): Promise<RunningService> {
  const runtime = await openIdentity(config);
  const mail = openBackgroundMail(runtime, config);
  const deps = createDeps(runtime, config, mail);
  const mirroring = pollProvider(() => mirrorProvider(deps), config.IDP_POLL_MS, runtime.log);
  const comingOfAge = startComingOfAge(runtime, deps);
  return runtime.serve<Pick<Context, "lookup">>({
    subgraph: {
      schema: new URL("../schema.graphql", import.meta.url),
      resolvers: createResolvers(deps),
      context: () => ({ lookup: createLookup(deps) }),
    },
    grpc: [createIdentityServer(deps, config.ISSUER)],
    effects: createEffects(),
    purge: () => purgeIdentity(runtime.db),
    onStop: async () => {
      clearInterval(comingOfAge);
      await Promise.all([mirroring.stop(), mail.stop()]);
    },
  });
}
