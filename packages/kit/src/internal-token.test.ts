import { jest } from "@jest/globals";
import { createTestKeys, member } from "@callboard/testkit/as-actor.ts";
import { importJWK, SignJWT } from "jose";
import { GUEST, type Actor } from "./actor.ts";
import { bearerToken, createTokenVerifier, TOKEN_SECONDS } from "./internal-token.ts";

const keys = createTestKeys("one", "two");
const strangers = createTestKeys("one");
const person = member({ roles: ["Maker"], organisationId: "o", representedIds: ["r"] });

async function signed(kid: string, actor: Actor, from = keys): Promise<string> {
  return (await from.signer(kid)).sign(actor);
}

async function crafted(change: (jwt: SignJWT) => SignJWT, header: object = {}): Promise<string> {
  const key = await importJWK(keys.key("gateway"), "EdDSA");
  const jwt = new SignJWT({ actor: person })
    .setProtectedHeader({ alg: "EdDSA", kid: "gateway", typ: "actor+jwt", ...header })
    .setIssuer("internal")
    .setIssuedAt()
    .setExpirationTime("60s");
  return change(jwt).sign(key);
}

test.each<[string, string, Actor]>([
  ["the gateway for a person", "gateway", person],
  ["the gateway for a guest", "gateway", GUEST],
  ["a service for itself", "one", { kind: "system", service: "one" }],
])("%s is believed", async (_name, kid, actor) => {
  const verify = await createTokenVerifier(keys.jwks);
  const token = await signed(kid, actor);
  expect(await verify(token)).toEqual({ ok: true, value: { actor, clientNetwork: null } });
  expect(await verify(token)).toEqual({ ok: true, value: { actor, clientNetwork: null } });
});

test.each<[string, () => Promise<string>]>([
  ["a service for a person", () => signed("one", person)],
  ["a service for a guest", () => signed("one", GUEST)],
  ["a service for another service", () => signed("one", { kind: "system", service: "two" })],
  ["the gateway for a service", () => signed("gateway", { kind: "system", service: "one" })],
  ["a stranger with a known name", () => signed("one", { kind: "system", service: "one" }, strangers)],
  ["an expired token", () => crafted((jwt) => jwt.setExpirationTime("-1s"))],
  ["another issuer", () => crafted((jwt) => jwt.setIssuer("elsewhere"))],
  ["another type of token", () => crafted((jwt) => jwt, { typ: "at+jwt" })],
  ["an unknown key id", () => crafted((jwt) => jwt, { kid: "unknown" })],
  ["a changed token", async () => (await signed("gateway", GUEST)).replace(/\.[^.]{4}/, ".AAAA")],
  ["no token", async () => ""],
  ["nonsense", async () => "a.b.c"],
])("%s is not believed", async (_name, make) => {
  const verify = await createTokenVerifier(keys.jwks);
  expect(await verify(await make())).toMatchObject({ ok: false, failure: { code: "UNAUTHENTICATED" } });
});

test("the network of the caller is what the gateway has signed", async () => {
  const verify = await createTokenVerifier(keys.jwks);
  const token = await (await keys.signer("gateway")).sign(person, "192.0.2.7");
  expect(await verify(token)).toMatchObject({ ok: true, value: { clientNetwork: "192.0.2.7" } });
});

test("a remembered token is forgotten when it runs out", async () => {
  const verify = await createTokenVerifier(keys.jwks);
  const token = await signed("gateway", person);
  await verify(token);
  jest.useFakeTimers({ now: Date.now() + TOKEN_SECONDS * 1000 + 1 });
  try {
    expect((await verify(token)).ok).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ["Bearer a.b-c_d.e", "a.b-c_d.e"],
  ["bearer abc", "abc"],
  ["Bearer ", null],
  ["Basic abc", null],
  [undefined, null],
])("the token of %s", (header, token) => {
  expect(bearerToken(header)).toBe(token);
});
