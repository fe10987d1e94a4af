import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { TestBrowser } from "../../../dev/engines/identity-provider/test-browser.ts";
import { MAX_RESETS, openWorld, PASSWORD } from "./identity-world.ts";
import type { World } from "./identity-world.ts";

const GUEST: Actor = { kind: "guest" };
const REQUEST = "mutation ($email: String!) { requestPasswordReset(email: $email) { Status } }";
const CONFIRM = `mutation ($email: String!, $code: String!, $password: String!) {
  confirmPasswordReset(email: $email, code: $code, password: $password) { Status } }`;

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

async function account(): Promise<{ email: string; subject: string; userId: string }> {
  const { email, subject, actor } = await world.addAccount();
  return { email, subject, userId: actor.userId };
}

async function codeFor(email: string): Promise<string> {
  const [mail] = await waitFor("the mail", async () => {
    const mails = await world.mails(email);
    return mails.length > 0 && mails;
  });
  return /\d{6}/.exec(mail?.text ?? "")?.[0] ?? "";
}

function confirm(email: string, code: string, password = "a new secret") {
  return world.execute(GUEST, CONFIRM, { email, code, password });
}

async function signIn(email: string, password: string): Promise<number> {
  const browser = new TestBrowser(world.providerUrl);
  const { path } = await browser.openForm();
  return (await browser.post(path, { login: email, password })).status;
}

it("sets a new password with the mailed code, once, and ends the sessions", async () => {
  const { email, subject, userId } = await account();
  expect((await world.execute(GUEST, REQUEST, { email: email.toUpperCase() })).data).toEqual({
    requestPasswordReset: { Status: "OK" },
  });
  const code = await codeFor(email);
  expect((await confirm(email, code)).data).toEqual({ confirmPasswordReset: { Status: "OK" } });
  expect(await signIn(email, PASSWORD)).toBe(401);
  expect(await signIn(email, "a new secret")).toBe(200);
  expect(expectOk(await world.provider.find(subject))?.signedOutAt).not.toBeNull();
  expect(await world.events(userId)).toContain("user.password_reset");
  expect((await confirm(email, code, "yet another")).errors[0]?.extensions.fields).toMatchObject([
    { path: "code", rule: "WRONG_CODE" },
  ]);
});

it("responds alike to an unknown address and mails nothing", async () => {
  const email = `${newId()}@callboard.test`;
  expect((await world.execute(GUEST, REQUEST, { email })).data).toEqual({
    requestPasswordReset: { Status: "OK" },
  });
  const unknown = await confirm(email, "123456");
  const known = await confirm((await account()).email, "123456");
  const first = { ...unknown.errors[0]?.extensions, requestId: "" };
  const second = { ...known.errors[0]?.extensions, requestId: "" };
  expect(first).toEqual(second);
  expect(await world.mails(email)).toEqual([]);
});

it("mails one code within the cool-down", async () => {
  const { email } = await account();
  await world.execute(GUEST, REQUEST, { email });
  const code = await codeFor(email);
  await world.execute(GUEST, REQUEST, { email });
  const { email: other } = await account();
  await world.execute(GUEST, REQUEST, { email: other });
  await codeFor(other);
  expect(await world.mails(email)).toHaveLength(1);
  expect((await confirm(email, code)).errors).toEqual([]);
});

it("is spent after five wrong tries", async () => {
  const { email } = await account();
  await world.execute(GUEST, REQUEST, { email });
  const code = await codeFor(email);
  const wrong = code === "000000" ? "000001" : "000000";
  for (let count = 0; count < 5; count += 1) await confirm(email, wrong);
  expect((await confirm(email, code)).errors[0]?.extensions.fields).toMatchObject([{ rule: "WRONG_CODE" }]);
  expect(await signIn(email, PASSWORD)).toBe(200);
});

it("is spent after its time", async () => {
  const { email } = await account();
  await world.execute(GUEST, REQUEST, { email });
  const code = await codeFor(email);
  await world.database.query("update password_reset set expires_at = now() where email = $1", [email]);
  expect((await confirm(email, code)).errors[0]?.extensions.fields).toMatchObject([{ rule: "WRONG_CODE" }]);
});

it("names every failing field", async () => {
  expect(
    (await world.execute(GUEST, REQUEST, { email: "nobody" })).errors[0]?.extensions.fields,
  ).toMatchObject([{ path: "email", rule: "EMAIL" }]);
  expect((await confirm("nobody", "12", "short")).errors[0]?.extensions.fields).toMatchObject([
    { path: "email", rule: "EMAIL" },
    { path: "code", rule: "SIX_DIGITS" },
    { path: "password", rule: "TOO_SHORT" },
  ]);
});

it("writes in the language of the member", async () => {
  const { email, userId } = await account();
  await world.database.query(`update account set settings = '{"Language": "tr"}' where id = $1`, [userId]);
  await world.execute(GUEST, REQUEST, { email });
  await codeFor(email);
  expect((await world.mails(email))[0]?.subject).toContain("kodunuz");
});

it("is requested so many times by one network, whatever the addresses, and goes on for others", async () => {
  const { email } = await account();
  const request = async (network: string, address: string) => {
    const response = await world.executeFrom(network, REQUEST, { email: address });
    const { errors } = (await response.json()) as { errors?: { extensions: object }[] };
    return errors?.[0]?.extensions;
  };
  for (let count = 0; count < MAX_RESETS; count += 1)
    expect(await request("192.0.2.1", `${newId()}@callboard.test`)).toBeUndefined();
  // Known and unknown addresses are rejected alike, and nothing is mailed.
  for (const address of [email, `${newId()}@callboard.test`])
    expect(await request("192.0.2.1", address)).toMatchObject({
      code: "LIMIT",
      limit: "PASSWORD_RESETS_PER_HOUR",
      max: MAX_RESETS,
    });
  expect(await request("192.0.2.2", email)).toBeUndefined();
  await codeFor(email);
  expect(await world.mails(email)).toHaveLength(1);
});

it("is not counted for an address that is none", async () => {
  for (let count = 0; count <= MAX_RESETS; count += 1) {
    const response = await world.executeFrom("192.0.2.3", REQUEST, { email: "nobody" });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "VALIDATION" } }] });
  }
});
