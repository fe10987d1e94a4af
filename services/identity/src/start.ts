import { createHmac, randomInt } from "node:crypto";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { openMail } from "@callboard/mail/open-mail.ts";
import { openRuntime, type Runtime, type RunningService } from "@callboard/runtime/runtime.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import { TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import type { Context } from "#adapters/graphql/context.ts";
import { createLookup } from "#adapters/graphql/lookup.ts";
import { createResolvers } from "#adapters/graphql/resolvers.ts";
import { createIdentityServer } from "#adapters/grpc/identity-server.ts";
import { openProvider } from "#adapters/idp/open-provider.ts";
import { serveSecretExpiry } from "#adapters/idp/secret-expiry.ts";
import { pollProvider } from "#adapters/idp/poll-provider.ts";
import { createBackgroundMail, type BackgroundMail } from "#adapters/mail/background-mail.ts";
import { registrationMessage } from "#adapters/mail/registration-mail.ts";
import { resetMessage } from "#adapters/mail/reset-mail.ts";
import { createBackgroundTexts, type BackgroundTexts } from "#adapters/texts/background-texts.ts";
import { codeText } from "#adapters/texts/code-text.ts";
import { openTexts } from "#adapters/texts/open-texts.ts";
import { purgeIdentity } from "#adapters/store/purge.ts";
import { createReads } from "#adapters/store/reads.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import { createCasting } from "#adapters/upstreams/casting.ts";
import { createMedia } from "#adapters/upstreams/media.ts";
import { createProjects } from "#adapters/upstreams/projects.ts";
import { createTalent } from "#adapters/upstreams/talent.ts";
import { endSuspensions } from "#app/account-state/end-suspensions.ts";
import { pauseTooYoung } from "#app/account-state/pause-too-young.ts";
import { endMinority } from "#app/end-minority.ts";
import { makeNameKeys } from "#app/make-name-keys.ts";
import { mirrorProvider } from "#app/mirror-provider.ts";
import { eraseDueAccount } from "#app/privacy/erase-my-account.ts";
import type { Deps } from "#app/ports.ts";
import type { Config } from "#config.ts";

const HOUR_MS = 3_600_000;
const HOUR_SECONDS = 3_600;
const CODE_DIGITS = 6;

/** Opens identity's dependencies. */
export function openIdentity(config: Config): Promise<Runtime<Tables>> {
  const migrations = new URL("../migrations/", import.meta.url);
  return openRuntime<Tables>({ name: "identity", config, migrations });
}

/** Wires the use cases to their adapters. */
export function createDeps(runtime: Runtime<Tables>, config: Config, { mail, texts }: Senders): Deps {
  const now = (): Date => new Date();
  return {
    reads: createReads(runtime.db),
    transaction: createTransaction(runtime.db, unitOf),
    provider: openProvider(config, runtime.log, now),
    upstreams: {
      ...createTalent(runtime.client(TalentService, config.TALENT_GRPC)),
      ...createCasting(runtime.client(CastingService, config.CASTING_GRPC)),
      ...createProjects(runtime.client(ProjectsService, config.PROJECTS_GRPC)),
      ...createMedia(runtime.client(MediaService, config.MEDIA_GRPC)),
    },
    resetQuota: runtime.quota({
      limit: "PASSWORD_RESETS_PER_HOUR",
      max: config.PASSWORD_RESETS_PER_HOUR,
      seconds: HOUR_MS / 1_000,
    }),
    registrationQuota: runtime.quota({
      limit: "REGISTRATIONS_PER_HOUR",
      max: LIMITS.registrationsPerNetworkPerHour,
      seconds: HOUR_MS / 1_000,
    }),
    invitationQuota: invitationQuotaOf(runtime),
    agentRequestQuota: agentRequestQuotaOf(runtime),
    phone: phoneDepsOf(runtime, config, texts),
    now,
    newId,
    newCode: () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0"),
    hashCode: (subject, code) =>
      createHmac("sha256", config.CODE_SECRET).update(`${subject}:${code}`).digest("base64url"),
    mailResetCode: (reset) => mail.send(resetMessage(reset, config.PUBLIC_URL)),
    mailRegistration: (registration) => mail.send(registrationMessage(registration, config.PUBLIC_URL)),
  };
}

const DAY_SECONDS = 86_400;
const RENEWED_SECONDS = 30 * DAY_SECONDS;

function invitationQuotaOf(runtime: Runtime<Tables>): Deps["invitationQuota"] {
  const quota = (max: number) => runtime.quota({ limit: "INVITATIONS_PER_DAY", max, seconds: DAY_SECONDS });
  const [byMember, byNetwork] = [quota(LIMITS.invitationsPerDay), quota(LIMITS.invitationsPerNetworkPerDay)];
  return async (userId, network) => {
    const own = await byMember(`member:${userId}`);
    return own.ok && network !== null ? byNetwork(`network:${network}`) : own;
  };
}

function agentRequestQuotaOf(runtime: Runtime<Tables>): Deps["agentRequestQuota"] {
  const limit = "AGENT_REQUESTS_PER_DAY";
  const byAgent = runtime.quota({ limit, max: LIMITS.agentRequestsPerDay, seconds: DAY_SECONDS });
  const byTalent = runtime.quota({ limit, max: LIMITS.agentRequestsPerTalent, seconds: RENEWED_SECONDS });
  return async (agentId, talentId) => {
    const pair = await byTalent(`pair:${agentId}:${talentId}`);
    return pair.ok ? byAgent(`agent:${agentId}`) : pair;
  };
}

/** The quotas of codes by text message, and what sends them. A call that one quota refuses counts in none behind it. */
function phoneDepsOf(runtime: Runtime<Tables>, config: Config, texts: BackgroundTexts | null): Deps["phone"] {
  const quota = (max: number, seconds: number) => runtime.quota({ limit: "PHONE_CODES", max, seconds });
  const { phoneCodesPerNetworkPerHour: networkHour, phoneCodesPerNetworkPerDay: networkDay } = LIMITS;
  const pause = quota(1, LIMITS.phoneCodePauseSeconds);
  const hour = quota(LIMITS.phoneCodesPerHour, HOUR_SECONDS);
  const day = quota(LIMITS.phoneCodesPerDay, DAY_SECONDS);
  const ofNetwork = [quota(networkHour, HOUR_SECONDS), quota(networkDay, DAY_SECONDS)] as const;
  const all = quota(config.TEXTS_PER_HOUR, HOUR_SECONDS);
  return {
    isOffered: texts !== null,
    callerQuota: (userId, network) =>
      inTurn([
        () => pause(`pause:${userId}`),
        () => hour(`member-hour:${userId}`),
        () => day(`member-day:${userId}`),
        () => ofNetwork[0](`network-hour:${network ?? "unknown"}`),
        () => ofNetwork[1](`network-day:${network ?? "unknown"}`),
        () => all("all"),
      ]),
    numberQuota: (phone) => inTurn([() => hour(`number-hour:${phone}`), () => day(`number-day:${phone}`)]),
    textCode: ({ to, ...text }) => texts?.send({ id: newId(), to, text: codeText(text, config.PUBLIC_URL) }),
  };
}

/** The first refusal of several quotas, of which none behind it is counted. */
async function inTurn(quotas: readonly (() => Promise<Result<void>>)[]): Promise<Result<void>> {
  for (const quota of quotas) {
    const counted = await quota();
    if (!counted.ok) return counted;
  }
  return ok();
}

/** What sends messages in the background. */
export interface Senders {
  readonly mail: BackgroundMail;
  /** Null where no text messages are sent. */
  readonly texts: BackgroundTexts | null;
}

export function openSenders({ log }: Runtime<Tables>, config: Config): Senders {
  const texts = openTexts(config, log);
  return {
    mail: createBackgroundMail(openMail(config, log), log),
    texts: texts && createBackgroundTexts(texts, log),
  };
}

/** One batch of work; returns how many items were done, 0 if nothing is left. */
type Batch = () => Promise<Result<number>>;

/** Runs batches until nothing is left: at startup, and again after each pause. */
function startSweep(batch: Batch, everyMs: number, log: Log): NodeJS.Timeout {
  const doAll = async (): Promise<void> => {
    for (let done = await batch(); done.ok && done.value > 0;) done = await batch();
  };
  const run = (): void => {
    doAll().catch((error: unknown) =>
      log.warn({ event: "sweep_failed", err: error, retryInMs: everyMs }, "Sweep failed; it runs again"),
    );
  };
  run();
  return setInterval(run, everyMs).unref();
}

/** Starts identity: members, companies, agent links, settings, password reset and the audit log. */
export async function start(config: Config): Promise<RunningService> {
  const runtime = await openIdentity(config);
  const senders = openSenders(runtime, config);
  const deps = createDeps(runtime, config, senders);
  const mirroring = pollProvider(() => mirrorProvider(deps), config.IDP_POLL_MS, runtime.log);
  const sweeps = [
    startSweep(() => endMinority(deps), HOUR_MS, runtime.log),
    startSweep(() => pauseTooYoung(deps), HOUR_MS, runtime.log),
    startSweep(() => makeNameKeys(deps), config.SWEEP_MS, runtime.log),
    startSweep(() => endSuspensions(deps), config.SWEEP_MS, runtime.log),
    startSweep(() => eraseDueAccount(deps), config.SWEEP_MS, runtime.log),
  ];
  return runtime.serve<Pick<Context, "lookup">>({
    subgraph: {
      schema: new URL("../schema.graphql", import.meta.url),
      resolvers: createResolvers(deps),
      context: () => ({ lookup: createLookup(deps) }),
    },
    grpc: [createIdentityServer(deps, config.ISSUER)],
    effects: createEffects(),
    figures: (metrics) => serveSecretExpiry(metrics, config.CLIENT_SECRETS_EXPIRE),
    purge: () => purgeIdentity(runtime.db),
    onStop: async () => {
      sweeps.forEach((sweep) => clearInterval(sweep));
      await Promise.all([mirroring.stop(), senders.mail.stop(), senders.texts?.stop()]);
    },
  });
}
