import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openWorld, type World } from "./identity-world.ts";

let world: World;
let admin: Member;

beforeAll(async () => {
  world = await openWorld();
  admin = await world.addMember({ roles: ["Admin"] });
});

afterAll(() => world.stop());

const SET = `mutation ($PK: ID!, $Suspended: Boolean!, $reason: String, $until: String) {
  setUserSuspended(PK: $PK, Suspended: $Suspended, reason: $reason, until: $until) {
    Data { Suspended SuspensionReason SuspendedUntil } } }`;
const set = (actor: Member, { userId }: Member, args: object) =>
  world.execute<{ setUserSuspended: { Data: object } }>(actor, SET, { PK: `USR#${userId}`, ...args });
const suspend = { Suspended: true, reason: "Advertised elsewhere." };
const failureOf = ({ errors }: Awaited<ReturnType<World["execute"]>>) => errors[0]?.extensions;
const eventsOf = async ({ userId }: Member) =>
  (await world.events(userId)).filter((event) => event !== "user.sessions_ended");

test("an admin suspends with a reason that the member reads, and reinstates; each once", async () => {
  const { actor: target, subject } = await world.addAccount();
  const written = await set(admin, target, suspend);
  expect(written.data.setUserSuspended.Data).toEqual({
    Suspended: true,
    SuspensionReason: "Advertised elsewhere.",
    SuspendedUntil: null,
  });
  await set(admin, target, suspend);
  expect(expectOk(await world.provider.find(subject))?.signedOutAt).not.toBeNull();
  const suspended = { ...target, suspended: true };
  const me = await world.execute(suspended, "{ me { Data { SuspensionReason ViewerCan } } }");
  expect(me.data).toMatchObject({ me: { Data: { SuspensionReason: "Advertised elsewhere." } } });
  const other = await world.execute(suspended, "query ($id: ID!) { getUserById(id: $id) { PK } }", {
    id: admin.userId,
  });
  expect(failureOf(other)).toMatchObject({ code: "FORBIDDEN", rule: "SUSPENDED" });
  await set(admin, target, { Suspended: false, reason: "It was a mistake." });
  await set(admin, target, { Suspended: false });
  expect(await eventsOf(target)).toEqual(["user.suspended", "user.reinstated"]);
  const { rows } = await world.database.query(
    "select actor_id, details from audit_entry where aggregate_id = $1 and action like 'setUserSuspended%' order by occurred_at",
    [target.userId],
  );
  expect(rows).toMatchObject([
    { actor_id: admin.userId, details: { reason: "Advertised elsewhere.", after: { suspended: true } } },
    { actor_id: admin.userId, details: { reason: "It was a mistake.", after: { suspended: false } } },
  ]);
});

test("a suspension ends by itself at its date, by the system", async () => {
  const target = await world.addMember();
  await set(admin, target, { ...suspend, until: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await eventsOf(target)).toEqual(["user.suspended"]);
  await world.database.query("update account set suspended_until = now() where id = $1", [target.userId]);
  await waitFor("the end", async () => (await eventsOf(target)).includes("user.reinstated"));
  const { rows } = await world.database.query(
    "select suspended, suspension_reason, suspended_until from account where id = $1",
    [target.userId],
  );
  expect(rows).toEqual([{ suspended: false, suspension_reason: null, suspended_until: null }]);
});

test.each<[string, object, object]>([
  ["no reason", { Suspended: true }, { fields: [{ path: "reason", rule: "REQUIRED" }] }],
  ["no instant", { ...suspend, until: "tomorrow" }, { fields: [{ path: "until", rule: "DATE" }] }],
  [
    "the year 10000 in UTC",
    { ...suspend, until: "9999-12-31T23:59:59-12:00" },
    { fields: [{ path: "until", rule: "DATE" }] },
  ],
  [
    "an end that has passed",
    { ...suspend, until: "2020-01-01T00:00:00Z" },
    { fields: [{ rule: "IN_THE_PAST" }] },
  ],
  ["a bad key", { ...suspend, PK: "1" }, { fields: [{ path: "PK", rule: "KEY" }] }],
])("%s is VALIDATION and changes nothing", async (_what, args, expected) => {
  const target = await world.addMember();
  expect(failureOf(await set(admin, target, args))).toMatchObject({ code: "VALIDATION", ...expected });
  expect(await eventsOf(target)).toEqual([]);
});

test("is for admins, on others who exist, and leaves an admin", async () => {
  const target = await world.addMember();
  expect(failureOf(await set(target, admin, suspend))).toMatchObject({ code: "FORBIDDEN", rule: "ROLE" });
  expect(failureOf(await set(admin, admin, suspend))).toMatchObject({ code: "FORBIDDEN", rule: "OWNERSHIP" });
  expect(failureOf(await set(admin, { ...target, userId: newId() }, suspend))?.code).toBe("NOT_FOUND");
  await world.database.query("update account set suspended = true where 'Admin' = any (roles) and id <> $1", [
    admin.userId,
  ]);
  const second = await world.addMember({ roles: ["Admin"] });
  const both = await Promise.all([set(admin, second, suspend), set(second, admin, suspend)]);
  expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
});

test("an account that its member erases cannot be suspended or reinstated", async () => {
  const target = await world.addMember({ suspended: true });
  await world.database.query("update account set erase_at = now() + interval '1 day' where id = $1", [
    target.userId,
  ]);
  const root = await world.addMember({ roles: ["Admin"] });
  for (const args of [suspend, { Suspended: false }])
    expect(failureOf(await set(root, target, args))).toMatchObject({
      code: "CONFLICT",
      rule: "ILLEGAL_TRANSITION",
      state: "Deleting",
    });
});
