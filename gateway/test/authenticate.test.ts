import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createLocalJWKSet, exportSPKI, type JWTVerifyGetKey } from "jose";
import type { Actor } from "@callboard/kit/actor.ts";
import { FailureError, unauthenticated } from "@callboard/kit/failure.ts";
import { createTestKeys, member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { logInto } from "@callboard/testkit/log-into.ts";
import { startExpiredWay } from "@callboard/testkit/tls-way.ts";
import { ACTOR_CACHE_SECONDS, createAuthenticator, type Authenticator } from "#session/authenticate.ts";
import { remoteKeys } from "#session/provider-keys.ts";
import { SessionCache } from "#session/session-cache.ts";
import { AUDIENCE, createProvider, ISSUER, type Provider } from "./provider.ts";

const internal = createTestKeys();
let provider: Provider;
let thief: Provider;
let authenticator: Authenticator;
let clock: number;
let calls: number;
let actor: Actor;
let resolve: () => Promise<Actor>;

async function open(keys: JWTVerifyGetKey): Promise<Authenticator> {
  return createAuthenticator({
    issuer: ISSUER,
    audience: AUDIENCE,
    authorizedParty: "callboard-web",
    keys,
    resolveActor: () => {
      calls += 1;
      return resolve();
    },
    resolveToken: () => Promise.reject(new Error("None of these is a member's own.")),
    signer: await internal.signer("gateway"),
    now: () => clock,
  });
}

beforeAll(async () => {
  provider = await createProvider("provider-1");
  thief = await createProvider("provider-1");
});
beforeEach(async () => {
  clock = Date.now();
  calls = 0;
  actor = member({ roles: ["Talent"] });
  resolve = async () => actor;
  authenticator = await open(createLocalJWKSet(provider.jwks));
});

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const now = (): number => Math.floor(Date.now() / 1000);
const unsigned = (alg: string): string => `${part({ alg, typ: "at+jwt" })}.${part(provider.claims())}.`;

/** A token signed symmetrically with public information as the secret. */
function confused(secret: string): string {
  const text = `${part({ alg: "HS256", typ: "at+jwt", kid: "provider-1" })}.${part(provider.claims())}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

/** Recombines the parts of a valid token. */
async function changed(
  change: (header: string, payload: string, signature: string) => string,
): Promise<string> {
  const [header = "", payload = "", signature = ""] = (await provider.token()).split(".");
  return change(header, payload, signature);
}

const FORGED: readonly [string, () => string | Promise<string>][] = [
  ["an empty text", () => ""],
  ["a text that is no token", () => "not-a-token"],
  ["a header that is no JSON", () => "e30x.e30.e30"],
  ["two parts", () => changed((header, payload) => `${header}.${payload}`)],
  ["four parts", () => changed((...parts) => [...parts, "x"].join("."))],
  ["no signature", () => changed((header, payload) => `${header}.${payload}.`)],
  [
    "a cut signature",
    () => changed((header, payload, signature) => `${header}.${payload}.${signature.slice(4)}`),
  ],
  [
    "another payload",
    () => changed((header, _, signature) => `${header}.${part(provider.claims({ sub: "x" }))}.${signature}`),
  ],
  [
    "another header",
    () => changed((_, ...rest) => [part({ alg: "RS256", kid: "provider-1" }), ...rest].join(".")),
  ],
  ["algorithm none", () => unsigned("none")],
  ["algorithm None", () => unsigned("None")],
  [
    "algorithm none with a signature",
    () => changed((_, payload, signature) => `${part({ alg: "none" })}.${payload}.${signature}`),
  ],
  ["the public key's PEM as an HMAC secret", async () => confused(await exportSPKI(provider.publicKey))],
  ["the public key's JWK as an HMAC secret", () => confused(JSON.stringify(provider.jwks.keys[0]))],
  ["the public key's modulus as an HMAC secret", () => confused(String(provider.jwks.keys[0]?.n))],
  ["an empty HMAC secret", () => confused("")],
  ["algorithm PS256 by the right key", () => provider.token({}, { alg: "PS256" })],
  ["algorithm RS512 by the right key", () => provider.token({}, { alg: "RS512" })],
  ["another key under the right id", () => thief.token()],
  ["another key without an id", () => thief.token({}, { kid: undefined })],
  ["an unknown key id", () => provider.token({}, { kid: "provider-2" })],
  ["a path as key id", () => provider.token({}, { kid: "../../../dev/null" })],
  ["its own key in the header", () => thief.token({}, { jwk: thief.jwks.keys[0] })],
  ["an address of keys in the header", () => thief.token({}, { jku: "http://127.0.0.1:1/keys" })],
  ["an unknown critical header", () => provider.token({}, { crit: ["never-heard"], "never-heard": true })],
  ["another audience", () => provider.token({ aud: "callboard-web" })],
  ["other audiences", () => provider.token({ aud: ["account", "callboard-web"] })],
  ["no audience", () => provider.token({ aud: undefined })],
  ["another issuer", () => provider.token({ iss: "http://localhost:4000/auth/realms/master" })],
  ["nearly the issuer", () => provider.token({ iss: `${ISSUER}/` })],
  ["no issuer", () => provider.token({ iss: undefined })],
  ["an end in the past", () => provider.token({ iat: now() - 300, exp: now() - 10 })],
  ["no end", () => provider.token({ exp: undefined })],
  ["an end that is a text", () => provider.token({ exp: "2999-01-01" })],
  ["a beginning in the future", () => provider.token({ nbf: now() + 60 })],
  ["no time of issue", () => provider.token({ iat: undefined })],
  ["no subject", () => provider.token({ sub: undefined })],
  ["the type of an id token", () => provider.token({ typ: "ID" })],
  ["the type of a refresh token", () => provider.token({ typ: "Refresh" })],
  ["no type", () => provider.token({ typ: undefined })],
  ["the header of any JWT", () => provider.token({}, { typ: "JWT" })],
  ["the header of a logout token", () => provider.token({}, { typ: "logout+jwt" })],
  ["a header without a type", () => provider.token({}, { typ: undefined })],
  ["another client", () => provider.token({ azp: "callboard-service" })],
  ["no client", () => provider.token({ azp: undefined })],
  ["a time of issue in the future", () => provider.token({ iat: now() + 3_600, exp: now() + 3_900 })],
  ["a subject that is a number", () => provider.token({ sub: 5 })],
  ["roles that are a text", () => provider.token({ realm_access: { roles: "Admin" } })],
  ["an address that is an object", () => provider.token({ email: {} })],
  ["the gateway's own internal token", () => internal.tokenFor(member({ roles: ["Admin"] }))],
];

test.each(FORGED)("a token with %s is refused without a call to identity", async (_, forge) => {
  expectFailure(await authenticator.authenticate(await forge(), null), "UNAUTHENTICATED");
  expect(calls).toBe(0);
});

test("a good token makes a session with an internal token", async () => {
  const session = expectOk(await authenticator.authenticate(await provider.token(), null));
  expect(session.actor).toEqual(actor);
  expect(session.internalToken.split(".")).toHaveLength(3);
});

test("no token means a guest, without a call to any service", async () => {
  expect(expectOk(await authenticator.authenticate(null, null)).actor).toEqual({ kind: "guest" });
  expect(calls).toBe(0);
});

test("an actor is taken for granted for five seconds, not longer, and keeps its internal token", async () => {
  const token = await provider.token();
  const first = expectOk(await authenticator.authenticate(token, null));
  clock += ACTOR_CACHE_SECONDS * 1_000 - 1;
  await authenticator.authenticate(token, null);
  expect(calls).toBe(1);
  clock += 1;
  const later = expectOk(await authenticator.authenticate(token, null));
  expect(calls).toBe(2);
  expect(later.internalToken).toBe(first.internalToken);
});

test("an internal token is renewed before half of its life is over, and when rights change", async () => {
  const token = await provider.token();
  const first = expectOk(await authenticator.authenticate(token, null)).internalToken;
  clock += 31_000;
  const second = expectOk(await authenticator.authenticate(token, null));
  expect(second.actor).toEqual(actor);
  actor = member({ ...actor, roles: ["Talent", "Agent"], version: 2 });
  clock += ACTOR_CACHE_SECONDS * 1_000;
  const third = expectOk(await authenticator.authenticate(token, null));
  expect(third.actor).toEqual(actor);
  expect(third.internalToken).not.toBe(first);
});

test("a dropped actor is fetched at the next request, and no other is", async () => {
  const token = await provider.token();
  if (actor.kind !== "member") throw new Error("The test's actor is a member.");
  await authenticator.authenticate(token, null);
  authenticator.drop(["somebody-else"]);
  await authenticator.authenticate(token, null);
  expect(calls).toBe(1);
  authenticator.drop([actor.userId]);
  actor = member({ ...actor, suspended: true });
  expect(expectOk(await authenticator.authenticate(token, null)).actor).toMatchObject({ suspended: true });
});

test("identity down is UNAVAILABLE, and is not remembered", async () => {
  const token = await provider.token();
  resolve = () => Promise.reject(new Error("connection refused"));
  expect(expectFailure(await authenticator.authenticate(token, null), "UNAVAILABLE").dependency).toBe(
    "identity",
  );
  resolve = async () => actor;
  expectOk(await authenticator.authenticate(token, null));
});

test("what identity itself refuses is passed on", async () => {
  resolve = () => Promise.reject(new FailureError(unauthenticated("Signed out everywhere.")));
  const failure = expectFailure(
    await authenticator.authenticate(await provider.token(), null),
    "UNAUTHENTICATED",
  );
  expect(failure.message).toBe("Signed out everywhere.");
});

test("requests that come together resolve their session once", async () => {
  const token = await provider.token();
  const all = await Promise.all(Array.from({ length: 5 }, () => authenticator.authenticate(token, null)));
  expect(new Set(all.map((session) => expectOk(session).internalToken)).size).toBe(1);
  expect(calls).toBe(1);
});

test("rights that change while they are looked up are looked up again", async () => {
  const token = await provider.token();
  const before = actor;
  let release = (): void => undefined;
  resolve = () => new Promise((done) => (release = () => done(before)));
  const first = authenticator.authenticate(token, null);
  await waitFor("the call", () => calls === 1);
  if (actor.kind !== "member") throw new Error("The test's actor is a member.");
  authenticator.drop([actor.userId]);
  release();
  expectOk(await first);
  resolve = async () => member({ suspended: true });
  expect(expectOk(await authenticator.authenticate(token, null)).actor).toMatchObject({ suspended: true });
});

test("what is forgotten is forgotten by member too", () => {
  const cache = new SessionCache(3);
  const person = member();
  const times = { freshUntil: 0, signedUntil: 0 };
  const session = { actor: person, internalToken: "", sid: "", scopes: null, ...times };
  for (let place = 0; place < 10; place += 1) cache.set(`token-${place}`, session);
  cache.set("token-9", { ...session, internalToken: "new" });
  expect(cache.sizes).toEqual({ sessions: 3, indexed: 3 });
  cache.drop(person.userId);
  expect(cache.sizes).toEqual({ sessions: 0, indexed: 0 });
});

describe("the provider's keys", () => {
  let server: Server;
  let status: number;
  let answer: string;
  let url: string;
  beforeAll(async () => {
    server = createServer((_, response) =>
      status === 0 ? void response.destroy() : void response.writeHead(status).end(answer),
    );
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  test.each<[string, number, string]>([
    ["break off", 0, ""],
    ["are answered 503", 503, ""],
    ["are no JSON", 200, "<html>"],
    ["are no keys", 200, "{}"],
  ])("that %s are UNAVAILABLE: the person is not signed out", async (_, code, text) => {
    [status, answer] = [code, text];
    const logged: string[] = [];
    const remote = await open(remoteKeys(url, logInto(logged)).keyOf);
    const failure = expectFailure(await remote.authenticate(await provider.token(), null), "UNAVAILABLE");
    expect(failure.dependency).toBe("identity provider");
    expect(logged).toEqual([
      "The identity provider's signing keys cannot be fetched: start it, or correct JWKS_URL",
    ]);
  });

  test("that are served verify a token", async () => {
    [status, answer] = [200, JSON.stringify(provider.jwks)];
    const logged: string[] = [];
    const keys = remoteKeys(url, logInto(logged));
    expectOk(await (await open(keys.keyOf)).authenticate(await provider.token(), null));
    expect(logged).toEqual([]);
  });

  test("of a provider whose certificate has expired are not there, and the log says why", async () => {
    const logged: string[] = [];
    const way = await startExpiredWay();
    try {
      const keys = remoteKeys(`https://localhost:${way.port}/certs`, logInto(logged));
      expect(await keys.state()).toBe("down");
    } finally {
      await way.close();
    }
    expect(logged).toEqual([
      "The identity provider's certificate has expired: renew it. The server is the one in JWKS_URL",
    ]);
  });
});
