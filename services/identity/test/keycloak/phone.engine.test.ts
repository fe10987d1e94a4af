import { randomInt } from "node:crypto";
import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import type { RunningService } from "@callboard/runtime/runtime.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { createSubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import type { SubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { decodeJwt } from "jose";
import pg from "pg";
import { insertMember } from "../insert-member.ts";
import { CONFIRM_PHONE, REMOVE_PHONE, REQUEST_CODE } from "../phone/phone-calls.ts";
import { startIdentityOn } from "./identity-on-realm.ts";
import { openRealm } from "./realm.ts";
import type { TestRealm } from "./realm.ts";

const PASSWORD = "correct horse";
let realm: TestRealm;
let database: Awaited<ReturnType<typeof serviceDatabase>>;
let bus: Awaited<ReturnType<typeof busDatabase>>;
let members: pg.Pool;
let service: RunningService;
let execute: SubgraphClient;

beforeAll(async () => {
  const keys = createTestKeys("identity");
  [realm, database, bus] = await Promise.all([
    openRealm(),
    serviceDatabase("identity", new URL("../../migrations/", import.meta.url)),
    busDatabase(),
  ]);
  members = new pg.Pool({ connectionString: database.url });
  const issuer = "http://callboard.test/auth/realms/callboard";
  service = await startIdentityOn(realm, { keys, database, bus, issuer });
  execute = createSubgraphClient(service.httpUrl, keys);
});

afterAll(async () => {
  await service.stop();
  await members.end();
  await Promise.all([realm.close(), database.drop(), bus.drop()]);
});

async function person(): Promise<{ actor: Member; subject: string; email: string }> {
  const email = `${newId()}@callboard.test`;
  const account = { email, password: PASSWORD, firstName: "Ada", lastName: "Vale", emailVerified: true };
  const { subject } = expectOk(await realm.provider.create(account));
  return { actor: await insertMember(members, { subject, email }), subject, email };
}

const newPhone = () => `+9053${String(randomInt(10 ** 8)).padStart(8, "0")}`;

async function prove(actor: Member, phone: string): Promise<void> {
  expect((await execute(actor, REQUEST_CODE, { phone })).errors).toEqual([]);
  const texts = await waitFor("the text message", async () => {
    const found = await realm.mails(phone);
    return found.length > 0 && found;
  });
  const code = /\d{6}/.exec(texts[0]?.text ?? "")?.[0] ?? "";
  expect((await execute(actor, CONFIRM_PHONE, { phone, code })).errors).toEqual([]);
}

const subjectOf = async (name: string): Promise<string | null> => {
  const { tokens } = await realm.browser().signIn(name, PASSWORD);
  return tokens === null ? null : (decodeJwt(tokens.access_token).sub ?? null);
};

it("signs in by a proven number as by the address, and no longer once it is removed", async () => {
  const { actor, subject, email } = await person();
  const phone = newPhone();
  expect(await subjectOf(phone)).toBeNull();
  await prove(actor, phone);
  expect([await subjectOf(phone), await subjectOf(email)]).toEqual([subject, subject]);
  expectOk(await realm.provider.setEnabled(subject, false));
  expectOk(await realm.provider.setEnabled(subject, true));
  expect(await subjectOf(phone)).toBe(subject);
  expect((await execute(actor, REMOVE_PHONE, {})).errors).toEqual([]);
  expect([await subjectOf(phone), await subjectOf(email)]).toEqual([null, subject]);
});

it("gives a number to whoever proves it last", async () => {
  const [former, next] = [await person(), await person()];
  const phone = newPhone();
  await prove(former.actor, phone);
  await members.query("delete from quota");
  const { actor, subject } = next;
  // The mailbox lists the newest message first.
  expect((await execute(actor, REQUEST_CODE, { phone })).errors).toEqual([]);
  const texts = await waitFor("the second text", async () => {
    const found = await realm.mails(phone);
    return found.length > 1 && found;
  });
  const code = /\d{6}/.exec(texts[0]?.text ?? "")?.[0] ?? "";
  expect((await execute(actor, CONFIRM_PHONE, { phone, code })).errors).toEqual([]);
  expect([await subjectOf(phone), await subjectOf(former.email)]).toEqual([subject, former.subject]);
});

it("gives no number where the realm takes the address for a name, rather than promise one", async () => {
  const { subject } = await person();
  const settings = { realm: realm.realm, registrationEmailAsUsername: true };
  await realm.console("PUT", "", settings);
  const given = await realm.provider.setPhone(subject, newPhone());
  await realm.console("PUT", "", { ...settings, registrationEmailAsUsername: false });
  expect(given).toMatchObject({ ok: false, failure: { code: "UNAVAILABLE" } });
});

describe("Keycloak's own page of a person", () => {
  async function update(email: string, fields: Record<string, string>): Promise<void> {
    const browser = realm.browser();
    await browser.signIn(email, PASSWORD);
    const { answer } = await browser.authorize({ kc_action: "UPDATE_PROFILE" });
    const form = answer.location === null ? answer.text : (await browser.follow(answer.location)).text;
    await browser.send(form, { firstName: "Ada", lastName: "Vale", email, ...fields });
  }

  it("takes no number that nobody proved", async () => {
    const { subject, email } = await person();
    const phone = newPhone();
    await update(email, { username: phone });
    expect(expectOk(await realm.provider.find(subject))?.phone).toBeNull();
    expect(await subjectOf(phone)).toBeNull();
  });

  it("lets go of an address that was changed: it signs nobody in, and somebody else can have it", async () => {
    const { subject, email } = await person();
    const changed = `${newId()}@callboard.test`;
    await update(email, { email: changed });
    await waitFor("the new name", async () => {
      const [user] = (await realm.console("GET", `/users?username=${encodeURIComponent(changed)}&exact=true`))
        .body as { id: string }[];
      return user?.id === subject;
    });
    expect(await subjectOf(email)).toBeNull();
    const account = { email, password: PASSWORD, firstName: "Bo", lastName: "", emailVerified: true };
    expect(expectOk(await realm.provider.create(account)).subject).not.toBe(subject);
  });
});
