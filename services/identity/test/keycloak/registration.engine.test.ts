import { GUEST } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import type { RunningService } from "@callboard/runtime/runtime.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { createSubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import type { SubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { CONFIRM_REGISTRATION, REQUEST_REGISTRATION } from "../registration/registration-calls.ts";
import { startIdentityOn } from "./identity-on-realm.ts";
import { openRealm } from "./realm.ts";
import type { TestRealm } from "./realm.ts";

const PASSWORD = "correct horse";
let realm: TestRealm;
let database: Awaited<ReturnType<typeof serviceDatabase>>;
let bus: Awaited<ReturnType<typeof busDatabase>>;
let forgotten: pg.Pool;
let service: RunningService;
let execute: SubgraphClient;

beforeAll(async () => {
  const keys = createTestKeys("identity");
  [realm, database, bus] = await Promise.all([
    openRealm(),
    serviceDatabase("identity", new URL("../../migrations/", import.meta.url)),
    busDatabase(),
  ]);
  forgotten = new pg.Pool({ connectionString: database.url });
  const issuer = "http://callboard.test/auth/realms/callboard";
  service = await startIdentityOn(realm, { keys, database, bus, issuer });
  execute = createSubgraphClient(service.httpUrl, keys);
});

afterAll(async () => {
  await service.stop();
  await forgotten.end();
  await Promise.all([realm.close(), database.drop(), bus.drop()]);
});

const fresh = (facts: object = {}) => ({
  email: `${newId()}@callboard.test`,
  password: PASSWORD,
  firstName: "Ke$ha",
  ...facts,
});
type Form = ReturnType<typeof fresh>;

async function mailTo(email: string): Promise<string> {
  const mails = await waitFor("the mail", async () => {
    const found = await realm.mails(email);
    return found.length > 0 && found;
  });
  return mails[0]?.text ?? "";
}

async function codeFor(form: Form): Promise<string> {
  expect((await execute(GUEST, REQUEST_REGISTRATION, form)).errors).toEqual([]);
  return /\d{6}/.exec(await mailTo(form.email))?.[0] ?? "";
}

const confirm = (form: Form, code: string) => execute(GUEST, CONFIRM_REGISTRATION, { ...form, code });

it("offers no registration at Keycloak: neither in its discovery document nor at its form", async () => {
  const found = await fetch(`${realm.url}/realms/${realm.realm}/.well-known/openid-configuration`);
  const { prompt_values_supported: prompts } = (await found.json()) as { prompt_values_supported: string[] };
  expect(prompts).not.toContain("create");
  const { answer } = await realm.browser().authorize({ prompt: "create" });
  expect(answer.text).not.toMatch(/name="(?:firstName|email)"/);
  const login = (await realm.browser().authorize({ login_hint: "ada@callboard.test" })).answer.text;
  expect(login).toMatch(/value="ada@callboard\.test"/);
  expect(login).not.toMatch(/login-actions\/registration/);
});

it("makes an account there with the mailed code, and it signs in without another proof of its address", async () => {
  const form = fresh();
  const code = await codeFor(form);
  expect((await confirm(form, code)).data).toEqual({ confirmRegistration: { Status: "OK" } });
  const { tokens } = await realm.browser().signIn(form.email, PASSWORD);
  expect(tokens?.access_token).toEqual(expect.any(String));
  expect(expectOk(await realm.provider.findByEmail(form.email))).toMatchObject({
    firstName: "Ke$ha",
    lastName: "",
    emailVerified: true,
  });
});

it("responds alike for an address that has an account, and mails its owner", async () => {
  const form = fresh();
  await confirm(form, await codeFor(form));
  await forgotten.query("delete from registration_code where email = $1", [form.email]);
  const known = await execute(GUEST, REQUEST_REGISTRATION, { ...form, firstName: "Somebody" });
  const unknown = await execute(GUEST, REQUEST_REGISTRATION, fresh());
  expect(known).toEqual(unknown);
  const mails = await waitFor("two mails", async () => {
    const found = await realm.mails(form.email);
    return found.length === 2 && found;
  });
  expect(mails.filter(({ text }) => text.includes("already has one"))).toHaveLength(1);
});

it("says at its field what the realm's own policy refuses, and the code stays good", async () => {
  const { passwordPolicy } = realm.wanted;
  await realm.console("PUT", "", { realm: realm.realm, passwordPolicy: `${passwordPolicy} and digits(1)` });
  const form = fresh();
  const code = await codeFor(form);
  const refused = await confirm(form, code);
  expect(refused.errors[0]?.extensions.fields).toMatchObject([{ path: "password", rule: "PASSWORD_POLICY" }]);
  expect((await confirm({ ...form, password: "correct horse 2" }, code)).errors).toEqual([]);
  await realm.console("PUT", "", { realm: realm.realm, passwordPolicy });
});
