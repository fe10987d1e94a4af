import { LIMITS } from "@callboard/catalog/limits.ts";
import { GUEST } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openWorld, PASSWORD } from "../identity-world.ts";
import type { World } from "../identity-world.ts";
import { CONFIRM_REGISTRATION, REQUEST_REGISTRATION } from "./registration-calls.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

const fresh = () => ({ email: `${newId()}@callboard.test`, password: PASSWORD, firstName: "Cher" });
type Form = ReturnType<typeof fresh> & { readonly language?: string };

const request = (form: Form) => world.execute(GUEST, REQUEST_REGISTRATION, form);
const confirm = (form: Form, code: string) => world.execute(GUEST, CONFIRM_REGISTRATION, { ...form, code });

async function mailTo(email: string): Promise<{ subject: string; text: string }> {
  const mails = await waitFor("the mail", async () => {
    const found = await world.mails(email);
    return found.length > 0 && found;
  });
  return mails[0] as { subject: string; text: string };
}

async function codeFor(form: Form): Promise<string> {
  expect((await request(form)).data).toEqual({ requestRegistration: { Status: "OK" } });
  return /\d{6}/.exec((await mailTo(form.email)).text)?.[0] ?? "";
}

const done = { confirmRegistration: { Status: "OK" } };
const wrong = [{ path: "code", rule: "WRONG_CODE" }];

it("creates a proven account with the mailed code, once, however often it is sent", async () => {
  const form = fresh();
  const code = await codeFor(form);
  expect(expectOk(await world.provider.findByEmail(form.email))).toBeNull();
  expect((await confirm(form, code)).data).toEqual(done);
  const made = expectOk(await world.provider.findByEmail(form.email));
  expect(made).toMatchObject({ firstName: "Cher", lastName: "", emailVerified: true, roles: [] });
  expect((await confirm({ ...form, firstName: "Another" }, code)).data).toEqual(done);
  expect(expectOk(await world.provider.findByEmail(form.email))).toEqual(made);
});

it("responds alike to an address that has an account, and only a mail to its owner says so", async () => {
  const { email } = await world.addAccount();
  const known = { ...fresh(), email };
  expect((await request(known)).data).toEqual({ requestRegistration: { Status: "OK" } });
  const mail = await mailTo(email);
  expect(mail.subject).toContain("already have");
  expect(mail.text).not.toMatch(/\d{6}/);
  const unknown = fresh();
  await request(unknown);
  const answers = [await confirm(known, "123456"), await confirm(unknown, "123456")];
  const [first, second] = answers.map(({ errors }) => ({ ...errors[0]?.extensions, requestId: "" }));
  expect(first).toMatchObject({ code: "VALIDATION", fields: wrong });
  expect(first).toEqual(second);
});

it("never makes a code right for an address that has an account", async () => {
  const { email } = await world.addAccount();
  const known = { ...fresh(), email };
  await request(known);
  const other = fresh();
  const code = await codeFor(other);
  await world.database.query(
    "update registration_code set code_hash = (select code_hash from registration_code where email = $2) where email = $1",
    [email, other.email],
  );
  expect((await confirm(known, code)).errors[0]?.extensions.fields).toMatchObject(wrong);
});

it("is spent after five wrong tries, and after its time", async () => {
  const [tried, late] = [fresh(), fresh()];
  const code = await codeFor(tried);
  for (let count = 0; count < 5; count += 1) await confirm(tried, code === "000000" ? "000001" : "000000");
  expect((await confirm(tried, code)).errors[0]?.extensions.fields).toMatchObject(wrong);
  const expired = await codeFor(late);
  await world.database.query("update registration_code set expires_at = now() where email = $1", [
    late.email,
  ]);
  expect((await confirm(late, expired)).errors[0]?.extensions.fields).toMatchObject(wrong);
  expect(expectOk(await world.provider.findByEmail(late.email))).toBeNull();
});

it("mails one code within the cool-down, which stays good", async () => {
  const form = fresh();
  const code = await codeFor(form);
  await request(form);
  await codeFor(fresh());
  expect(await world.mails(form.email)).toHaveLength(1);
  expect((await confirm(form, code)).data).toEqual(done);
});

it("names every failing field, and mails nothing", async () => {
  const form = { email: "nobody", password: "short", firstName: "www.example.com", lastName: "Callboard" };
  const answer = await request(form);
  expect(answer.errors[0]?.extensions.fields).toMatchObject([
    { path: "email", rule: "EMAIL" },
    { path: "password", rule: "TOO_SHORT" },
    { path: "firstName", rule: "NAME" },
    { path: "lastName", rule: "NAME" },
  ]);
  const own = fresh();
  expect(
    (await request({ ...own, password: own.email.toUpperCase() })).errors[0]?.extensions.fields,
  ).toMatchObject([{ path: "password", rule: "PASSWORD_POLICY" }]);
  expect(await world.mails(own.email)).toEqual([]);
});

it.each([
  ["tr", "kodunuz"],
  ["ar", "رمزك"],
  ["xx", "is your Callboard code"],
])("writes in the language of the page: %s", async (language, words) => {
  const form = { ...fresh(), language };
  await codeFor(form);
  expect((await mailTo(form.email)).subject).toContain(words);
});

it("is requested so many times by one network, and goes on for others", async () => {
  const ask = async (network: string) => {
    const response = await world.executeFrom(network, REQUEST_REGISTRATION, fresh());
    return ((await response.json()) as { errors?: { extensions: object }[] }).errors?.[0]?.extensions;
  };
  for (let count = 0; count < LIMITS.registrationsPerNetworkPerHour; count += 1)
    expect(await ask("192.0.2.9")).toBeUndefined();
  expect(await ask("192.0.2.9")).toMatchObject({ code: "LIMIT", limit: "REGISTRATIONS_PER_HOUR" });
  expect(await ask("192.0.2.10")).toBeUndefined();
});
