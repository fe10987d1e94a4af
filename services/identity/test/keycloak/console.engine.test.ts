import { createGrpcClient } from "@callboard/grpc/client.ts";
import type { ServiceClient } from "@callboard/grpc/client.ts";
import { newId } from "@callboard/kit/ids.ts";
import type { RunningService } from "@callboard/runtime/runtime.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import type { TestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { startIdentityOn } from "./identity-on-realm.ts";
import { openRealm } from "./realm.ts";
import type { TestRealm } from "./realm.ts";

/** The product's promised delay for a change made in the console. */
const WITHIN_MS = 5_000;
const ISSUER = "http://callboard.test/auth/realms/callboard";

let realm: TestRealm;
let keys: TestKeys;
let database: Awaited<ReturnType<typeof serviceDatabase>>;
let bus: Awaited<ReturnType<typeof busDatabase>>;
let outbox: pg.Pool;
let service: RunningService;
let identity: ServiceClient<(typeof IdentityService)["method"]>;

/** Identity with the real Keycloak, polling at the production interval. */
const startIdentity = (facts: Record<string, string> = {}): Promise<RunningService> =>
  startIdentityOn(realm, { keys, database, bus, issuer: ISSUER }, facts);

async function connect(): Promise<void> {
  const signer = await keys.signer("gateway");
  identity = createGrpcClient(IdentityService, { target: service.grpcTarget, signer });
}

beforeAll(async () => {
  keys = createTestKeys("identity");
  [realm, database, bus] = await Promise.all([
    openRealm(),
    serviceDatabase("identity", new URL("../../migrations/", import.meta.url)),
    busDatabase(),
  ]);
  outbox = new pg.Pool({ connectionString: database.url });
  service = await startIdentity();
  await connect();
});

afterAll(async () => {
  identity.close();
  await service.stop();
  await outbox.end();
  await Promise.all([realm.close(), database.drop(), bus.drop()]);
});

function resolve(subject: string) {
  return identity.resolveSession({ issuer: ISSUER, subject, email: `${subject}@callboard.test` });
}

const rolesOf = async (subject: string): Promise<readonly string[]> => expectOk(await resolve(subject)).roles;
const isRefused = async (subject: string): Promise<boolean> => !(await resolve(subject)).ok;

/** A person who has signed in; `roles` were granted before. */
async function member(...roles: string[]): Promise<string> {
  const email = `${newId()}@callboard.test`;
  const person = {
    email,
    password: "correct horse",
    firstName: "Ada",
    lastName: "Vale",
    emailVerified: true,
  };
  const { subject } = expectOk(await realm.provider.create(person));
  for (const role of roles) expectOk(await realm.provider.addRole(subject, role));
  await waitFor("the session", async () => (await rolesOf(subject)).length === roles.length);
  return subject;
}

/** Makes a change as an administrator, waits until the product shows it, and returns how long that took. */
async function expectShown(change: () => Promise<unknown>, probe: () => Promise<boolean>): Promise<number> {
  expect(await probe()).toBe(false);
  await change();
  const began = Date.now();
  await waitFor("the product shows it", probe, WITHIN_MS);
  return Date.now() - began;
}

async function idOf(path: string, name: string): Promise<{ id: string; name: string }> {
  const all = (await realm.console("GET", path)).body as { id: string; name: string }[];
  const found = all.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

async function group(name: string): Promise<string> {
  await realm.console("POST", "/groups", { name });
  return (await idOf("/groups", name)).id;
}

describe("shows within five seconds what is done in the console", () => {
  it("a role given and taken", async () => {
    const subject = await member("Talent");
    const path = `/users/${subject}/role-mappings/realm`;
    const agent = await idOf("/roles", "Agent");
    const has = async (): Promise<boolean> => (await rolesOf(subject)).includes("Agent");
    await expectShown(() => realm.console("POST", path, [agent]), has);
    await expectShown(
      () => realm.console("DELETE", path, [agent]),
      async () => !(await has()),
    );
  });

  it("an account switched off and on, whose sessions are dropped", async () => {
    const subject = await member("Talent");
    const { userId } = expectOk(await resolve(subject));
    const refused = (): Promise<boolean> => isRefused(subject);
    await expectShown(() => realm.console("PUT", `/users/${subject}`, { enabled: false }), refused);
    expectFailure(await resolve(subject), "UNAUTHENTICATED");
    await expectShown(
      () => realm.console("PUT", `/users/${subject}`, { enabled: true }),
      async () => !(await refused()),
    );
    const query = "select subject from outbox where aggregate_id = $1 and subject like '%sessions_ended%'";
    expect((await outbox.query(query, [userId])).rows).toHaveLength(2);
  });

  it("an account signed out everywhere, for tokens of before", async () => {
    const subject = await member("Talent");
    const issuedAt = BigInt(Math.floor(Date.now() / 1000) - 10);
    const token = { issuer: ISSUER, subject, email: "x@callboard.test", issuedAt };
    const refused = async (): Promise<boolean> => !(await identity.resolveSession(token)).ok;
    await expectShown(() => realm.console("POST", `/users/${subject}/logout`), refused);
  });

  it("an account that is deleted", async () => {
    const subject = await member("Talent");
    await expectShown(
      () => realm.console("DELETE", `/users/${subject}`),
      () => isRefused(subject),
    );
  });

  it("a group joined and left", async () => {
    const subject = await member("Talent");
    const crew = await group(`crew-${newId()}`);
    await realm.console("POST", `/groups/${crew}/role-mappings/realm`, [await idOf("/roles", "Agent")]);
    const has = async (): Promise<boolean> => (await rolesOf(subject)).includes("Agent");
    await expectShown(() => realm.console("PUT", `/users/${subject}/groups/${crew}`), has);
    await expectShown(
      () => realm.console("DELETE", `/users/${subject}/groups/${crew}`),
      async () => !(await has()),
    );
  });

  it("a role given to a group of which somebody is a member", async () => {
    const subject = await member("Talent");
    const crew = await group(`crew-${newId()}`);
    await realm.console("PUT", `/users/${subject}/groups/${crew}`);
    const has = async (): Promise<boolean> => (await rolesOf(subject)).includes("Agent");
    const agent = await idOf("/roles", "Agent");
    await expectShown(() => realm.console("POST", `/groups/${crew}/role-mappings/realm`, [agent]), has);
    await expectShown(
      () => realm.console("DELETE", `/groups/${crew}`),
      async () => !(await has()),
    );
  });

  it("a role that becomes part of another one", async () => {
    const name = `lead-${newId()}`;
    await realm.console("POST", "/roles", { name });
    const subject = await member("Talent");
    await realm.console("POST", `/users/${subject}/role-mappings/realm`, [await idOf("/roles", name)]);
    const agent = await idOf("/roles", "Agent");
    const has = async (): Promise<boolean> => (await rolesOf(subject)).includes("Agent");
    await expectShown(() => realm.console("POST", `/roles/${name}/composites`, [agent]), has);
  });
});

it("sees what changed while it was not running", async () => {
  const subject = await member("Talent");
  identity.close();
  await service.stop();
  await realm.console("PUT", `/users/${subject}`, { enabled: false });
  service = await startIdentity();
  await connect();
  await waitFor("the account is refused", () => isRefused(subject), WITHIN_MS);
  expectFailure(await resolve(subject), "UNAUTHENTICATED");
});

it("serves sessions without Keycloak, and catches up by itself once its address is set", async () => {
  const subject = await member("Talent");
  identity.close();
  await service.stop();
  service = await startIdentity({ IDP_URL: "http://127.0.0.1:9/auth" });
  await connect();
  expect((await fetch(`${service.httpUrl}/health/ready`)).status).toBe(200);
  expect(await rolesOf(subject)).toEqual(["Talent"]);
  await realm.console("PUT", `/users/${subject}`, { enabled: false });
  expect(await isRefused(subject)).toBe(false);
  identity.close();
  await service.stop();
  service = await startIdentity();
  await connect();
  await waitFor("the account is refused", () => isRefused(subject), WITHIN_MS);
});
