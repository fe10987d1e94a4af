import { randomInt } from "node:crypto";
import { GUEST, type Member } from "@callboard/kit/actor.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openWorld } from "../identity-world.ts";
import type { World } from "../identity-world.ts";
import { CONFIRM_PHONE, MY_PHONE, REMOVE_PHONE, REQUEST_CODE } from "./phone-calls.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

/** All of these calls come from one network. */
beforeEach(() => world.database.query("delete from quota where key like 'PHONE_CODES:network-%'"));

const newPhone = () => `+9053${String(randomInt(10 ** 8)).padStart(8, "0")}`;
const request = (actor: Member, phone: string, language?: string) =>
  world.execute(actor, REQUEST_CODE, { phone, language });
const confirm = (actor: Member, phone: string, code: string) =>
  world.execute(actor, CONFIRM_PHONE, { phone, code });
const mine = async (actor: Member) => (await world.execute(actor, MY_PHONE, {})).data;

/** The pauses between codes are of a minute; a test does not wait for them. */
const endPauses = () => world.database.query("delete from quota where key like 'PHONE_CODES:pause:%'");

async function textTo(phone: string, count = 1): Promise<string> {
  const texts = await waitFor("the text message", async () => {
    const found = await world.mails(phone);
    return found.length >= count && found;
  });
  return texts[0]?.text ?? "";
}

async function codeFor(actor: Member, phone: string): Promise<string> {
  await endPauses();
  const before = (await world.mails(phone)).length;
  expect((await request(actor, phone)).data).toEqual({ requestPhoneCode: { Status: "OK" } });
  return /\d{6}/.exec(await textTo(phone, before + 1))?.[0] ?? "";
}

const done = { confirmPhone: { Status: "OK" } };
const wrong = [{ path: "code", rule: "WRONG_CODE" }];

async function fieldsOf(answer: ReturnType<typeof confirm>) {
  return (await answer).errors[0]?.extensions["fields"];
}

it("signs in by a number once its code has proved it, and no longer when it is removed", async () => {
  const { actor, subject } = await world.addAccount();
  const phone = newPhone();
  const code = await codeFor(actor, phone);
  expect(await mine(actor)).toEqual({ getMyPhone: { IsOffered: true, Number: null } });
  expect(expectOk(await world.provider.find(subject))?.phone).toBeNull();
  const spaced = `00 ${phone.slice(1, 3)} (${phone.slice(3, 6)}) ${phone.slice(6)}`;
  expect((await confirm(actor, spaced, code)).data).toEqual(done);
  expect(await mine(actor)).toEqual({ getMyPhone: { IsOffered: true, Number: phone } });
  expect(expectOk(await world.provider.find(subject))?.phone).toBe(phone);
  expect((await world.execute(actor, REMOVE_PHONE, {})).data).toEqual({ removePhone: { Status: "OK" } });
  expect(await mine(actor)).toEqual({ getMyPhone: { IsOffered: true, Number: null } });
  expect(expectOk(await world.provider.find(subject))?.phone).toBeNull();
  expect(await world.events(actor.userId)).toEqual(["user.phone_changed", "user.phone_changed"]);
});

it("takes the same code again while the number is the caller's, and publishes nothing more", async () => {
  const { actor } = await world.addAccount();
  const phone = newPhone();
  const code = await codeFor(actor, phone);
  for (const _time of ["first", "again"]) expect((await confirm(actor, phone, code)).data).toEqual(done);
  for (const _time of ["first", "again"]) await world.execute(actor, REMOVE_PHONE, {});
  expect(await world.events(actor.userId)).toHaveLength(2);
});

it("writes the text in the language of the page, and binds the code to the host by the last line", async () => {
  const { actor } = await world.addAccount();
  const phone = newPhone();
  await request(actor, phone, "tr");
  const text = await textTo(phone);
  expect(text).toMatch(/^Callboard kodunuz: \d{6}\. 10 dakika/);
  const code = /\d{6}/.exec(text)?.[0];
  expect(text.split("\n").at(-1)).toBe(`@callboard.test #${code}`);
});

it("proves nothing by another member's code, for another number, or after five tries", async () => {
  const [{ actor }, other] = [await world.addAccount(), await world.addAccount()];
  const phone = newPhone();
  const code = await codeFor(actor, phone);
  expect(await fieldsOf(confirm(other.actor, phone, code))).toMatchObject(wrong);
  expect(await fieldsOf(confirm(actor, newPhone(), code))).toMatchObject(wrong);
  const guess = code === "000000" ? "000001" : "000000";
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await fieldsOf(confirm(actor, phone, guess))).toMatchObject(wrong);
  expect(await fieldsOf(confirm(actor, phone, code))).toMatchObject(wrong);
});

it("proves nothing after ten minutes, and keeps no code that could be read", async () => {
  const { actor } = await world.addAccount();
  const phone = newPhone();
  const code = await codeFor(actor, phone);
  const stored = await world.database.query("select * from phone_code where user_id = $1", [actor.userId]);
  expect(JSON.stringify(stored.rows)).not.toContain(code);
  const late = "update phone_code set expires_at = now() where user_id = $1";
  await world.database.query(late, [actor.userId]);
  expect(await fieldsOf(confirm(actor, phone, code))).toMatchObject(wrong);
});

it("gives a number to whoever proves it last; who had it loses it and is notified, not by whom", async () => {
  const [former, next] = [await world.addAccount(), await world.addAccount()];
  const phone = newPhone();
  await confirm(former.actor, phone, await codeFor(former.actor, phone));
  expect((await confirm(next.actor, phone, await codeFor(next.actor, phone))).data).toEqual(done);
  expect(await mine(former.actor)).toEqual({ getMyPhone: { IsOffered: true, Number: null } });
  expect(await mine(next.actor)).toEqual({ getMyPhone: { IsOffered: true, Number: phone } });
  expect(expectOk(await world.provider.find(former.subject))?.phone).toBeNull();
  expect(await world.events(former.actor.userId)).toEqual(["user.phone_changed", "user.phone_taken"]);
  const query = "select actor_id from outbox where aggregate_id = $1 and subject like '%phone_taken%'";
  expect((await world.database.query(query, [former.actor.userId])).rows).toEqual([{ actor_id: null }]);
});

it("forgets the number and a pending code with the account", async () => {
  const { actor, subject } = await world.addAccount();
  const phone = newPhone();
  await confirm(actor, phone, await codeFor(actor, phone));
  await codeFor(actor, newPhone());
  const due = "update account set suspended = true, erase_at = now() where id = $1";
  await world.database.query(due, [actor.userId]);
  await waitFor("the erasure", async () => (await world.events(actor.userId)).includes("user.erased"));
  const left = await world.database.query(
    `select sign_in_phone, (select count(*)::int from phone_code where user_id = $1) as codes
     from account where id = $1`,
    [actor.userId],
  );
  expect(left.rows).toEqual([{ sign_in_phone: null, codes: 0 }]);
  expect(expectOk(await world.provider.find(subject))).toBeNull();
  const next = await world.addAccount();
  expect((await confirm(next.actor, phone, await codeFor(next.actor, phone))).data).toEqual(done);
});

it("responds alike for a number that somebody has", async () => {
  const [owner, other] = [await world.addAccount(), await world.addAccount()];
  const phone = newPhone();
  await confirm(owner.actor, phone, await codeFor(owner.actor, phone));
  const answers = [await request(other.actor, phone), await request(owner.actor, newPhone())];
  expect(answers[0]).toMatchObject({ data: { requestPhoneCode: { Status: "OK" } } });
});

describe("limits", () => {
  it("sends one code a minute and five an hour to a member, whatever the number", async () => {
    const { actor } = await world.addAccount();
    expect((await request(actor, newPhone())).errors).toEqual([]);
    const early = (await request(actor, newPhone())).errors[0]?.extensions;
    expect(early).toMatchObject({ code: "LIMIT", limit: "PHONE_CODES" });
    expect(early?.["retryAfter"]).toBeLessThanOrEqual(60);
    for (let sent = 1; sent < 5; sent += 1) {
      await endPauses();
      expect((await request(actor, newPhone())).errors).toEqual([]);
    }
    await endPauses();
    const late = (await request(actor, newPhone())).errors[0]?.extensions;
    expect(late).toMatchObject({ code: "LIMIT", limit: "PHONE_CODES" });
  });

  it("sends five an hour to a number, and whoever requests the next learns nothing of it", async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 5; sent += 1) await codeFor((await world.addAccount()).actor, phone);
    const { actor } = await world.addAccount();
    expect((await request(actor, phone)).data).toEqual({ requestPhoneCode: { Status: "OK" } });
    // The next message of somebody else arrives, so that the one before it would have.
    await codeFor((await world.addAccount()).actor, newPhone());
    expect(await world.mails(phone)).toHaveLength(5);
  });

  it.each([
    ["hour", 20],
    ["day", 60],
  ])("counts what one network requests in an %s", async (span, max) => {
    const { actor } = await world.addAccount();
    const key = `PHONE_CODES:network-${span}:unknown`;
    const far = Date.now() + 60_000;
    await world.database.query(
      "insert into quota values ($1, $2, $3) on conflict (key) do update set points = $2, expire = $3",
      [key, max, far],
    );
    expect((await request(actor, newPhone())).errors[0]?.extensions).toMatchObject({ limit: "PHONE_CODES" });
    await world.database.query("delete from quota where key = $1", [key]);
  });
});

it.each([
  ["a guest", () => Promise.resolve(GUEST), "UNAUTHENTICATED"],
  ["a suspended member", () => world.addMember({ suspended: true }), "FORBIDDEN"],
  ["somebody without a role", () => world.addMember({ registered: false, roles: [] }), "FORBIDDEN"],
])("refuses %s", async (_who, actorOf, code) => {
  const actor = await actorOf();
  for (const [query, variables] of [
    [REQUEST_CODE, { phone: newPhone() }],
    [CONFIRM_PHONE, { phone: newPhone(), code: "123456" }],
    [REMOVE_PHONE, {}],
    [MY_PHONE, {}],
  ] as const)
    expect((await world.execute(actor, query, variables)).errors[0]?.extensions.code).toBe(code);
});

it("names what is wrong with a number and a code", async () => {
  const { actor } = await world.addAccount();
  expect(await fieldsOf(request(actor, "0532 123 45 67"))).toMatchObject([{ path: "phone", rule: "PHONE" }]);
  expect(await fieldsOf(confirm(actor, "1", "2"))).toMatchObject([
    { path: "phone", rule: "PHONE" },
    { path: "code", rule: "SIX_DIGITS" },
  ]);
});
