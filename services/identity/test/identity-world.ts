import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GUEST, type Member } from "@callboard/kit/actor.ts";
import { parseConfig } from "@callboard/kit/process/config.ts";
import type { Implementation } from "@callboard/grpc/server.ts";
import { createGrpcClient } from "@callboard/grpc/client.ts";
import type { ServiceClient } from "@callboard/grpc/client.ts";
import { newId } from "@callboard/kit/ids.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import { TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import type { TestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, emptyDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { fake, startGrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { createSubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import type { SubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import getPort from "get-port";
import pg from "pg";
import { startIdentityProvider } from "../../../dev/engines/identity-provider/start-identity-provider.ts";
import { startMailbox } from "../../../dev/engines/mailbox/start-mailbox.ts";
import type { IdentityProvider } from "#app/identity-provider.ts";
import { createEmbeddedProvider } from "#adapters/idp/embedded.ts";
import { configSchema } from "#config.ts";
import { start } from "#start.ts";
import { insertMember } from "./insert-member.ts";

const SECRET = "a-secret-of-the-test";
/** Codes that one network may request: more than the tests without a network request in total. */
export const MAX_RESETS = 15;
/** On a busy machine, hashing a password may take longer than the service's timeout. */
const PATIENT_MS = 120_000;
/** Password of every account at the provider. */
export const PASSWORD = "correct horse";
const QUIET = { info: () => {}, warn: () => {}, error: () => {} };

type IdentityMethods = (typeof IdentityService)["method"];

/** Responses of identity's upstreams, set by the tests. */
type Upstreams = {
  /** Ids of talent who submitted to a project of a company. */
  readonly submitters: Map<string, readonly string[]>;
  /** Ids of talent who are booked. */
  readonly booked: Set<string>;
  readonly files: Map<string, { ownerId: string; companyId?: string; status: string; contentType: string }>;
  /** Writes that talent received. */
  readonly written: { userId: string; field: string; value: string }[];
  /** Number of calls to casting. */
  castingCalls: number;
  castingIsDown: boolean;
  /** Companies with an approved project. */
  readonly approved: Set<string>;
};

/** Identity with its real backing services; the test plays the rest of the system. */
export type World = {
  readonly execute: SubgraphClient;
  /** The same as a guest from the given network. */
  readonly executeFrom: (network: string, query: string, variables: object) => Promise<Response>;
  readonly grpc: ServiceClient<IdentityMethods>;
  /** A client that identifies itself as another process. */
  readonly grpcAs: (process: string) => Promise<ServiceClient<IdentityMethods>>;
  /** The service's settings at startup. */
  readonly environment: Record<string, string>;
  readonly issuer: string;
  readonly provider: IdentityProvider;
  readonly providerUrl: string;
  readonly database: pg.Pool;
  readonly upstreams: Upstreams;
  /** Inserts a member into the database and returns the actor that the gateway would derive from it. */
  readonly addMember: (facts?: Record<string, unknown>) => Promise<Member>;
  /** The same, with a matching account at the provider; its password is PASSWORD. */
  readonly addAccount: (
    facts?: Record<string, unknown>,
  ) => Promise<{ actor: Member; subject: string; email: string }>;
  readonly mails: (to: string) => Promise<{ subject: string; text: string }[]>;
  /** Subjects of the events about one aggregate, oldest first, without their common prefix and suffix. */
  readonly events: (aggregateId: string) => Promise<string[]>;
  readonly stop: () => Promise<void>;
};

function playUpstreams(upstreams: Upstreams) {
  const listSubmitters: Implementation<(typeof CastingService)["method"]>["listSubmitters"] = async (
    request,
  ) => {
    upstreams.castingCalls += 1;
    if (upstreams.castingIsDown) throw new Error("casting is down");
    const holders = upstreams.submitters.get(request.companyId) ?? [];
    return { ok: true, value: { userIds: request.userIds.filter((id) => holders.includes(id)) } };
  };
  return [
    fake(CastingService, {
      listSubmitters,
      listBooked: async ({ userIds }) => ({
        ok: true,
        value: { userIds: userIds.filter((id) => upstreams.booked.has(id)) },
      }),
    }),
    fake(ProjectsService, {
      listApprovedCompanies: async ({ companyIds }) => ({
        ok: true,
        value: { companyIds: companyIds.filter((id) => upstreams.approved.has(id)) },
      }),
    }),
    fake(TalentService, {
      writeProfileField: async ({ userId, field, value }) => {
        upstreams.written.push({ userId, field, value });
        return { ok: true, value: { changed: true } };
      },
      writeProfileList: async ({ userId, field, values }) => {
        upstreams.written.push({ userId, field, value: values.join() });
        return { ok: true, value: { changed: true } };
      },
    }),
    fake(MediaService, {
      batchGetFiles: async ({ ids }) => ({
        ok: true,
        value: {
          files: ids.flatMap((id) => (upstreams.files.has(id) ? [{ id, ...upstreams.files.get(id) }] : [])),
        },
      }),
    }),
  ];
}

async function startBackingServices() {
  const folder = await mkdtemp(join(tmpdir(), "identity-"));
  const [database, bus, providerDatabase] = await Promise.all([
    serviceDatabase("identity", new URL("../migrations/", import.meta.url)),
    busDatabase(),
    emptyDatabase(),
  ]);
  const mailbox = await startMailbox({ port: 0, secret: SECRET, dataFolder: folder });
  const port = await getPort();
  const provider = await startIdentityProvider({
    databaseUrl: providerDatabase.url,
    origin: `http://127.0.0.1:${port}`,
    port,
    adminSecret: SECRET,
    dataFolder: folder,
    mail: async () => {},
    log: QUIET,
  });
  const stop = async (): Promise<void> => {
    await provider.stop();
    await mailbox.stop();
    await Promise.all([database.drop(), bus.drop(), providerDatabase.drop()]);
    await rm(folder, { recursive: true });
  };
  const providerUrl = `http://127.0.0.1:${port}`;
  const mailboxUrl = `http://127.0.0.1:${mailbox.port}`;
  return { database, bus, mailboxUrl, providerUrl, issuer: `${providerUrl}/auth/realms/callboard`, stop };
}

type BackingServices = Awaited<ReturnType<typeof startBackingServices>>;

const patientProvider = ({ providerUrl }: BackingServices): IdentityProvider =>
  createEmbeddedProvider({ url: providerUrl, secret: SECRET, deadlineMs: PATIENT_MS });

async function addAccount(database: pg.Pool, backing: BackingServices, facts: Record<string, unknown>) {
  const provider = patientProvider(backing);
  const email = `${newId()}@callboard.test`;
  const person = { email, password: PASSWORD, firstName: "Ada", lastName: "Vale", emailVerified: true };
  const { subject } = expectOk(await provider.create(person));
  const roles = (facts["roles"] ?? ["Talent"]) as string[];
  for (const role of roles) expectOk(await provider.addRole(subject, role));
  return {
    actor: await insertMember(database, { ...facts, subject, email }),
    subject,
    email,
  };
}

/** The service's settings, as its process would read them from the environment. */
function environmentOf(backing: BackingServices, keys: TestKeys, target: string): Record<string, string> {
  return {
    HTTP_PORT: "0",
    GRPC_PORT: "0",
    DATABASE_URL: backing.database.url,
    BUS_URL: backing.bus.url,
    INTERNAL_KEY: JSON.stringify(keys.key("identity")),
    INTERNAL_JWKS: JSON.stringify(keys.jwks),
    LOG_LEVEL: "error",
    PUBLIC_URL: "https://callboard.test",
    ISSUER: backing.issuer,
    IDP_URL: backing.providerUrl,
    IDP_SECRET: SECRET,
    IDP_POLL_MS: "50",
    SWEEP_MS: "50",
    MAIL_URL: `${backing.mailboxUrl}/messages`,
    MAIL_SECRET: SECRET,
    TEXTS: "mailbox",
    TEXTS_URL: `${backing.mailboxUrl}/messages`,
    TEXTS_SECRET: SECRET,
    CODE_SECRET: SECRET,
    PASSWORD_RESETS_PER_HOUR: String(MAX_RESETS),
    TALENT_GRPC: target,
    CASTING_GRPC: target,
    PROJECTS_GRPC: target,
    MEDIA_GRPC: target,
  };
}

/** Starts identity and its dependencies. */
export async function openWorld(): Promise<World> {
  const keys = createTestKeys("identity", "casting", "messaging", "projects", "talent", "billing", "media");
  const upstreams: Upstreams = {
    submitters: new Map(),
    booked: new Set(),
    files: new Map(),
    written: [],
    castingCalls: 0,
    castingIsDown: false,
    approved: new Set(),
  };
  const fakes = await startGrpcFake(keys, ...playUpstreams(upstreams));
  const backing = await startBackingServices();
  const environment = environmentOf(backing, keys, fakes.target);
  const service = await start(parseConfig(configSchema, environment));
  const database = new pg.Pool({ connectionString: backing.database.url });
  // Dropping the database ends idle connections; that must not fail a test.
  database.on("error", () => undefined);
  const grpcAs = async (process: string) =>
    createGrpcClient(IdentityService, { target: service.grpcTarget, signer: await keys.signer(process) });
  const grpc = await grpcAs("gateway");
  return {
    execute: createSubgraphClient(service.httpUrl, keys),
    executeFrom: async (network, query, variables) => {
      const token = await (await keys.signer("gateway")).sign(GUEST, network);
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
      const body = JSON.stringify({ query, variables });
      return fetch(`${service.httpUrl}/graphql`, { method: "POST", headers, body });
    },
    grpc,
    grpcAs,
    environment,
    issuer: backing.issuer,
    provider: patientProvider(backing),
    providerUrl: backing.providerUrl,
    database,
    upstreams,
    addMember: (facts = {}) => insertMember(database, facts),
    addAccount: (facts = {}) => addAccount(database, backing, facts),
    mails: async (to) => {
      const response = await fetch(
        `${backing.mailboxUrl}/dev/mailbox/messages.json?to=${encodeURIComponent(to)}`,
      );
      return (await response.json()) as { subject: string; text: string }[];
    },
    events: async (aggregateId) => {
      const query = "select subject from outbox where aggregate_id = $1 order by seq";
      const { rows } = await database.query<{ subject: string }>(query, [aggregateId]);
      return rows.map(({ subject }) => subject.split(".").slice(2, -1).join("."));
    },
    stop: async () => {
      grpc.close();
      await database.end();
      await service.stop();
      await fakes.close();
      await backing.stop();
    },
  };
}
