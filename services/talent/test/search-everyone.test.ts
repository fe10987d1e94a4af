import { draftEvent } from "@callboard/bus/event.ts";
import type { Actor, Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import {
  UserReinstatedSchema,
  UserRoleChangedSchema,
  UserSuspendedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import { another, member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { key, openStage, registered, writeProfile, writeSkills, type Person, type Stage } from "./stage.ts";

let stage: Stage;
const names = new Map<string, string>();
const people: Record<string, Member> = {};
const performer = member({ roles: ["Talent"] });
const casting = member({ roles: ["Production"], organisationId: newId(), organisationApproved: true });
const admin = member({ roles: ["Admin"] });

async function add(firstName: string, lastName: string, facts: Partial<Person>): Promise<Member> {
  const person = await registered(stage, { firstName, lastName, ...facts });
  names.set(key(person), firstName);
  people[firstName] = person;
  return person;
}

const namesIn = (users: readonly { readonly PK: string }[]) => users.map(({ PK }) => names.get(PK) ?? "?");

async function found(actor: Actor, criteria: object): Promise<string[]> {
  const { data, errors } = await stage.execute<{ filterUsers: { PK: string }[] }>(
    actor,
    "query($criteria: UserCriteria!) { filterUsers(criteria: $criteria) { PK } }",
    { criteria },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return namesIn(data.filterUsers);
}

async function suggested(actor: Actor, value: string): Promise<string[]> {
  const { data, errors } = await stage.execute<{ searchUsers: { PK: string }[] }>(
    actor,
    "query($value: String!) { searchUsers(value: $value) { PK } }",
    { value },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return namesIn(data.searchUsers);
}

/** Changes a member at identity; returns what its event is about. */
function change(name: string, facts: Partial<Person>) {
  const userId = people[name]?.userId ?? "";
  const known = stage.people.get(userId);
  const version = (known?.version ?? 0) + 1;
  if (known) stage.people.set(userId, { ...known, ...facts, version });
  return { userId, about: { aggregateId: userId, version } };
}

beforeAll(async () => {
  stage = await openStage();
  const maya = await add("Maya", "Okafor", {});
  await writeProfile(stage, maya, { AgeRange: "22-30" });
  await writeSkills(stage, maya, key(maya), ["Dancer"]);
  await add("Jonas", "Weber", { roles: ["Agent"], bio: "Represents dancers." });
  await add("Otis", "Weber", { roles: ["Agent"] });
  const helena = await add("Helena", "Brandt", { roles: ["Production"] });
  await writeProfile(stage, helena, { AgeRange: "22-30" });
  await writeSkills(stage, helena, key(helena), ["Dancer"]);
  await add("Grace", "Weber", { roles: ["Admin"] });
  await add("Sue", "Weber", { roles: ["Agent"], suspended: true });
  await add("Nils", "Weber", { roles: ["Agent"], registered: false });
  await add("Kim", "Weber", { minor: true, agentIds: [people["Jonas"]?.userId ?? ""] });
  await waitFor(
    "the skill is found",
    async () => (await found(another(admin), { Skills: ["Dancer"] })).length > 0,
  );
  await waitFor("the last one is found", async () => (await suggested(another(admin), "kim")).length === 1);
});
afterAll(() => stage.close());

test.each([
  ["Jonas", "an agent"],
  ["Helena", "a producer"],
  ["Grace", "an admin"],
  ["Maya", "a performer"],
])("%s, %s, is found by everyone", async (name) => {
  for (const actor of [performer, casting, admin, member({ roles: ["Agent"] })]) {
    expect(await suggested(actor, name.slice(0, 4))).toEqual([name]);
    expect(await found(actor, { Text: name })).toEqual([name]);
  }
});

test.each<[object, string[]]>([
  [{ UserRole: ["Agent"] }, ["Otis", "Jonas"]],
  [{ UserRole: ["Production", "Admin"] }, ["Grace", "Helena"]],
  [{ UserRole: ["Talent"] }, ["Maya"]],
  [{ Text: "weber" }, ["Grace", "Otis", "Jonas"]],
  [{ Text: "represents" }, ["Jonas"]],
  [{}, ["Grace", "Helena", "Otis", "Jonas", "Maya"]],
])("a performer finds by %j nobody who is suspended, unregistered or a minor", async (criteria, expected) => {
  expect(await found(performer, criteria)).toEqual(expected);
});

test("a criterion of a profile finds performers alone, also where somebody else filled one in", async () => {
  for (const criteria of [{ AgeRange: ["22-30"] }, { Skills: ["Dancer"] }, { Represented: false }])
    expect(await found(casting, criteria)).toEqual(["Maya"]);
});

test("an unknown account type names its field", async () => {
  await expect(found(performer, { UserRole: ["Owner"] })).rejects.toThrow("criteria.UserRole");
});

test("a minor finds no agent but their own, and is found by those who may write to minors", async () => {
  const kim = { ...(people["Kim"] ?? performer), minor: true };
  expect(await found(kim, { UserRole: ["Agent"] })).toEqual(["Jonas"]);
  expect(await suggested(kim, "web")).toEqual(["Grace", "Jonas"]);
  expect(await suggested(performer, "kim")).toEqual([]);
  expect(await suggested(casting, "kim")).toEqual(["Kim"]);
});

test("of two people of whom one blocked the other, neither finds the other; an admin finds both", async () => {
  const [maya, jonas] = [people["Maya"] ?? performer, people["Jonas"] ?? performer];
  stage.blocks.push([maya.userId, jonas.userId]);
  const agent = { ...jonas, roles: ["Agent"] };
  expect([await suggested(maya, "jonas"), await found(maya, { Text: "jonas" })]).toEqual([[], []]);
  expect([await suggested(agent, "maya"), await found(agent, { Text: "maya" })]).toEqual([[], []]);
  expect([await suggested(admin, "jonas"), await suggested(admin, "maya")]).toEqual([["Jonas"], ["Maya"]]);
  stage.blocks.length = 0;
  expect(await suggested(maya, "jonas")).toEqual(["Jonas"]);
});

test("who closes the account is gone at once and back when they keep it; another account type is found as such", async () => {
  const closed = change("Otis", { suspended: true });
  await stage.publish(draftEvent(UserSuspendedSchema, { userId: closed.userId }, closed.about));
  await waitFor("nobody finds", async () => (await suggested(another(performer), "otis")).length === 0);
  const kept = change("Otis", { suspended: false });
  await stage.publish(draftEvent(UserReinstatedSchema, { userId: kept.userId }, kept.about));
  await waitFor("they are found", async () => (await suggested(another(performer), "otis")).length === 1);
  const changed = change("Otis", { roles: ["Production"] });
  await stage.publish(
    draftEvent(UserRoleChangedSchema, { userId: changed.userId, roles: ["Production"] }, changed.about),
  );
  await waitFor(
    "the new type is found",
    async () => (await found(another(performer), { UserRole: ["Production"], Text: "otis" })).length === 1,
  );
  expect(await found(performer, { UserRole: ["Agent"] })).toEqual(["Jonas"]);
});
