import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Actor } from "@callboard/kit/actor.ts";
import { parseConfig } from "@callboard/kit/process/config.ts";
import { unauthenticated, unavailable } from "@callboard/kit/failure.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createTokenVerifier, type Caller } from "@callboard/kit/internal-token.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, emptyDatabase } from "@callboard/testkit/database.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { fake, startGrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { configSchema } from "#config.ts";
import { start, type RunningGateway } from "#start.ts";
import { createProvider, ISSUER, type Provider } from "./provider.ts";
import { startStubSubgraphs, type StubSubgraphs } from "./stub-subgraphs.ts";

/** The only operation that the gateway knows as the web client's own. */
export const OWN = "query Own { me { PK } }";
export const OWN_HASH = createHash("sha256").update(OWN).digest("hex");

/** The event claim of a logout token. */
export const LOGOUT_EVENT = { "http://schemas.openid.net/event/backchannel-logout": {} };

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly data: unknown;
  /** Extensions of the first error, or the members of a problem+json. */
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Identity's facts about the test's member; tests modify them. */
interface IdentityFacts {
  isUp: boolean;
  suspended: boolean;
  /** Scopes of the member's access token; null while there is none. */
  scopes: readonly string[] | null;
}

/** A gateway in this process with stub subgraphs, a fake identity and a real bus. */
export interface StartedGateway {
  readonly userId: string;
  readonly identity: IdentityFacts;
  readonly provider: Provider;
  readonly subgraphs: StubSubgraphs;
  readonly busUrl: string;
  readonly databaseUrl: string;
  /** The header of the signed-in member. */
  readonly bearer: { readonly authorization: string };
  post(body: string, headers?: Record<string, string>, running?: RunningGateway): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends raw bytes and returns everything received until the connection ends. */
  raw(request: string): Promise<string>;
  readonly url: string;
  /** The actor in the token of the last request to a subgraph. */
  innerActor(): Promise<Actor>;
  /** The same, with the network recorded by the gateway. */
  innerCaller(): Promise<Caller>;
  /** Another gateway in the same environment. */
  another(settings: Settings): Promise<RunningGateway>;
  close(): Promise<void>;
}

const keys = createTestKeys("identity");

async function startKeyServer(provider: Provider) {
  const server = createServer((_, response) => response.end(JSON.stringify(provider.jwks)));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    close: () => new Promise((done) => server.close(done)),
  };
}

function settingsOf(parts: {
  readonly subgraphs: StubSubgraphs;
  readonly keysUrl: string;
  readonly identity: string;
  readonly bus: string;
  readonly database: string;
  readonly operations: string;
}): Record<string, string> {
  const { subgraphs } = parts;
  return {
    HTTP_PORT: "0",
    PUBLIC_URL: "https://callboard.test",
    ISSUER,
    JWKS_URL: parts.keysUrl,
    IDENTITY_GRPC: parts.identity,
    BUS_URL: parts.bus,
    DATABASE_URL: parts.database,
    GUEST_REQUESTS_PER_MINUTE: "100000",
    SUBGRAPHS: JSON.stringify(subgraphs.endpoints),
    ROUTES: JSON.stringify([
      { path: "/api/stream", url: subgraphs.url, session: true },
      { path: "/objects", url: subgraphs.url, session: false },
      // The discard port: nothing listens there.
      { path: "/api/away", url: "http://127.0.0.1:9", session: false },
    ]),
    INTERNAL_KEY: JSON.stringify(keys.key("gateway")),
    INTERNAL_JWKS: JSON.stringify(keys.jwks),
    PERSISTED_OPERATIONS: parts.operations,
    LOG_LEVEL: "silent",
  };
}

function playIdentity(userId: string, facts: IdentityFacts): ReturnType<typeof startGrpcFake> {
  const session = () => ({
    userId,
    roles: ["Talent"],
    registered: true,
    suspended: facts.suspended,
    version: 1n,
  });
  return startGrpcFake(
    keys,
    fake(IdentityService, {
      resolveSession: async () => (facts.isUp ? ok(session()) : fail(unavailable("identity"))),
      resolveAccessToken: async () =>
        facts.scopes ? ok({ session: session(), scopes: [...facts.scopes] }) : fail(unauthenticated()),
    }),
  );
}

async function writeOperations(): Promise<{ readonly folder: string; readonly operations: string }> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-gateway-"));
  const operations = join(folder, "operations.json");
  await writeFile(operations, JSON.stringify({ [`sha256:${OWN_HASH}`]: OWN }));
  return { folder, operations };
}

type Settings = Readonly<Record<string, string>>;

export async function startedGateway(changed: Settings = {}): Promise<StartedGateway> {
  const provider = await createProvider("provider-1");
  const keyServer = await startKeyServer(provider);
  const userId = newId();
  const facts: IdentityFacts = { isUp: true, suspended: false, scopes: null };
  const identity = await playIdentity(userId, facts);
  const [bus, database] = await Promise.all([busDatabase(), emptyDatabase()]);
  const subgraphs = await startStubSubgraphs();
  const { folder, operations } = await writeOperations();
  const parts = {
    subgraphs,
    keysUrl: keyServer.url,
    identity: identity.target,
    bus: bus.url,
    database: database.url,
    operations,
  };
  const another = (settings: Settings): Promise<RunningGateway> =>
    start(parseConfig(configSchema, { ...settingsOf(parts), ...settings }));
  const gateway = await another(changed);
  const url = `http://127.0.0.1:${gateway.httpPort}`;
  const verify = await createTokenVerifier(keys.jwks);
  const innerCaller = async (): Promise<Caller> => {
    const header = subgraphs.received.at(-1)?.headers.authorization ?? "";
    return expectOk(await verify(header.replace("Bearer ", "")));
  };
  return {
    userId,
    identity: facts,
    provider,
    subgraphs,
    busUrl: bus.url,
    databaseUrl: database.url,
    bearer: { authorization: `Bearer ${await provider.token()}` },
    post: (body, headers = {}, running = gateway) => post(running.httpPort, body, headers),
    get: (path, headers = {}) => fetch(`${url}${path}`, { headers }),
    raw: (request) => raw(gateway.httpPort, request),
    url,
    innerCaller,
    innerActor: async () => (await innerCaller()).actor,
    another,
    async close() {
      await gateway.stop();
      await Promise.all([identity.close(), subgraphs.close(), keyServer.close()]);
      await Promise.all([bus.drop(), database.drop()]);
      await rm(folder, { recursive: true });
    },
  };
}

function raw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.setEncoding("utf8").on("data", (chunk: string) => (answer += chunk));
    socket.once("end", () => resolve(answer)).once("error", reject);
  });
}

async function post(port: number, body: string, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  const text = await response.text();
  const json = JSON.parse(text) as {
    data?: unknown;
    errors?: { extensions: Record<string, unknown> }[];
    code?: string;
    requestId?: string;
  };
  const extensions = json.errors?.[0]?.extensions ?? { code: json.code, requestId: json.requestId };
  return { status: response.status, text, headers: response.headers, data: json.data, extensions };
}
