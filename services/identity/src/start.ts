import { createHmac, randomInt } from "node:crypto";
import { newId } from "@callboard/kit/ids.ts";
import { openMail } from "@callboard/mail/open-mail.ts";
import { openRuntime } from "@callboard/runtime/runtime.ts";
import type { Runtime, RunningService } from "@callboard/runtime/runtime.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import { createNeighbours } from "#adapters/clients/neighbours.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import { createLookup } from "#adapters/graphql/context.ts";
import type { Context } from "#adapters/graphql/context.ts";
import { createResolvers } from "#adapters/graphql/resolvers.ts";
import { createIdentityServer } from "#adapters/grpc/identity-server.ts";
import { followProvider } from "#adapters/idp/follow-provider.ts";
import { openProvider } from "#adapters/idp/open-provider.ts";
import { createBackgroundMail } from "#adapters/mail/reset-mail.ts";
import type { BackgroundMail } from "#adapters/mail/reset-mail.ts";
import { sweepPasswordResets } from "#adapters/store/password-resets.ts";
import { createStores, transactionsOf } from "#adapters/store/stores.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { endMinority } from "#app/end-minority.ts";
import { mirrorProvider } from "#app/mirror-provider.ts";
import type { Deps } from "#app/ports.ts";
import type { Config } from "#config.ts";

const HOUR_MS = 3_600_000;
const CODES = 1_000_000;

/** Opens what identity stands on. */
export function openIdentity(config: Config): Promise<Runtime<Tables>> {
  const migrations = new URL("../migrations/", import.meta.url);
  return openRuntime<Tables>({ name: "identity", config, migrations });
}

/** Joins the use cases to the engines. */
export function joinDeps(runtime: Runtime<Tables>, config: Config, mail: BackgroundMail): Deps {
  const clock = (): Date => new Date();
  return {
    stores: createStores(runtime.db),
    transaction: transactionsOf(runtime.db),
    provider: openProvider(config, runtime.log, clock),
    neighbours: createNeighbours({
      talent: runtime.client(TalentService, config.TALENT_GRPC),
      casting: runtime.client(CastingService, config.CASTING_GRPC),
      media: runtime.client(MediaService, config.MEDIA_GRPC),
    }),
    clock,
    newId,
    newCode: () => String(randomInt(CODES)).padStart(6, "0"),
    hashCode: (email, code) =>
      createHmac("sha256", config.CODE_SECRET).update(`${email}:${code}`).digest("base64url"),
    mailResetCode: mail.send,
  };
}

/** Makes the mail that leaves in the background. */
export function openBackgroundMail({ log }: Runtime<Tables>, config: Config): BackgroundMail {
  return createBackgroundMail(openMail(config, log), config.PUBLIC_URL, log);
}

/** What time itself changes: people come of age, codes run out. At the start, and then hourly. */
function startMaintenance(runtime: Runtime<Tables>, deps: Deps): NodeJS.Timeout {
  const round = async (): Promise<void> => {
    await sweepPasswordResets(runtime.db);
    for (let ended = await endMinority(deps); ended.ok && ended.value > 0; ended = await endMinority(deps));
  };
  const run = (): void => {
    round().catch((error: unknown) =>
      runtime.log.warn(
        { event: "maintenance_failed", err: error },
        "maintenance failed and runs again in an hour",
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
  const deps = joinDeps(runtime, config, mail);
  const following = followProvider(() => mirrorProvider(deps), config.IDP_POLL_MS, runtime.log);
  const maintenance = startMaintenance(runtime, deps);
  return runtime.serve<Pick<Context, "lookup">>({
    subgraph: {
      schema: new URL("../schema.graphql", import.meta.url),
      resolvers: createResolvers(deps),
      context: () => ({ lookup: createLookup(deps.stores, deps.neighbours) }),
    },
    grpc: [createIdentityServer(deps, config.ISSUER)],
    effects: createEffects(),
    onStop: async () => {
      clearInterval(maintenance);
      await Promise.all([following.stop(), mail.stop()]);
    },
  });
}
