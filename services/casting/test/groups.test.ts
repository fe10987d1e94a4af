import { newId } from "@callboard/kit/ids.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { readEvent } from "@callboard/bus/event.ts";
import { GroupMembersChangedSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { callsOf, facts, type Sent } from "./submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let producer: Actor;
let projectId: string;
let positionId: string;

beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
});
beforeEach(() => {
  people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA, { name: "The Harbour" });
  positionId = world.others.position(projectId);
});
afterAll(() => world.close());

const GROUP = `PK SK Data { Name Description Project { Name } Position { PositionId } CreatedBy { PK } CreateDate
  UpdateDate NumberUsers }`;
const CHANGED = `Status Results { Key Status Code Rule State Message } Users { SK Data { UserId FirstName LastName
  ProfileUrl Group { GroupId Name } AddedDate Submission { SK Data { BookingStatus } } } }`;

interface Changed {
  readonly Results: readonly { Key: string; Status: string; Code: string | null; Rule: string | null }[];
  readonly Users: readonly { SK: string; Data: Record<string, unknown> }[];
}
const create = (actor: Actor, group: object) =>
  world.execute<{ createGroup: { PK: string; SK: string; Data: Record<string, unknown> } }>(
    actor,
    `mutation($g: GroupInput!) { createGroup(group: $g) { ${GROUP} } }`,
    { g: { ProjectId: projectId, Name: "Callbacks", ...group } },
  );
const rename = (actor: Actor, group: object) =>
  world.execute<{ updateGroup: { Data: Record<string, unknown> } }>(
    actor,
    `mutation($g: GroupChangeInput!) { updateGroup(group: $g) { ${GROUP} } }`,
    { g: { ProjectId: projectId, ...group } },
  );
const change = (actor: Actor, name: string, users: object) =>
  world.execute<Record<string, Changed>>(
    actor,
    `mutation($g: GroupUsersInput!) { ${name}(groupUsers: $g) { ${CHANGED} } }`,
    { g: { ProjectId: projectId, RoleId: positionId, GroupId: "GROUP#1", ...users } },
  );
const changeOne = (actor: Actor, name: string, user: object) =>
  world.execute<Record<string, Changed>>(
    actor,
    `mutation($g: GroupUserInput!) { ${name}(groupUser: $g) { ${CHANGED} } }`,
    { g: { ProjectId: projectId, RoleId: positionId, GroupId: "GROUP#1", ...user } },
  );
const users = (actor: Actor, criteria: object = {}) =>
  world.execute<{ getGroupUsers: { SK: string; Cursor: string; Data: Record<string, unknown> }[] }>(
    actor,
    `query($c: GroupUsersCriteria!) { getGroupUsers(criteria: $c) { SK Cursor Data { UserId
      Group { Name } FirstName Submission { SK } } } }`,
    { c: { ProjectId: projectId, RoleId: positionId, GroupId: "GROUP#1", ...criteria } },
  );
const groupsOf = (actor: Actor, more: object = {}) =>
  world.execute<{ getPositionGroups: { SK: string; Data: Record<string, unknown> }[] }>(
    actor,
    `query($p: ID!, $n: Int) { getPositionGroups(positionId: $p, page: $n) { ${GROUP} } }`,
    { p: positionId, ...more },
  );
const getGroup = (actor: Actor, groupId: string) =>
  world.execute<{ getGroup: { SK: string; Data: Record<string, unknown> } }>(
    actor,
    `query($p: ID!, $g: ID!) { getGroup(projectId: $p, groupId: $g) { ${GROUP} } }`,
    { p: projectId, g: groupId },
  );
const many = async (count: number): Promise<Sent[]> => {
  const sent: Sent[] = [];
  while (sent.length < count) sent.push(await calls.send(positionId));
  return sent;
};

test("a project has five groups before anybody used them", async () => {
  const { data } = await groupsOf(producer);
  expect(data.getPositionGroups.map(({ SK, Data }) => [SK, Data["Name"], Data["NumberUsers"]])).toEqual([
    ["GROUP#1", "First choice", 0],
    ["GROUP#2", "Second choice", 0],
    ["GROUP#3", "Maybe", 0],
    ["GROUP#4", "Callback", 0],
    ["GROUP#5", "Backup", 0],
  ]);
  expect((await getGroup(producer, "GROUP#3")).data.getGroup).toMatchObject({
    SK: "GROUP#3",
    Data: { Name: "Maybe", CreatedBy: null, CreateDate: null, Project: { Name: "The Harbour" } },
  });
});

test("adding people: each is in the group once, the first mark selects, one event is published, and each has a result", async () => {
  const [first, second] = await many(2);
  const unknown = newId();
  const UserIds = [first!.talent.userId, unknown, second!.talent.userId, first!.talent.userId];
  const added = (await change(producer, "addGroupUsers", { UserIds })).data["addGroupUsers"]!;
  expect(added.Results).toEqual([
    expect.objectContaining({ Key: `USR#${first!.talent.userId}`, Status: "Done", Rule: null }),
    expect.objectContaining({ Key: `USR#${unknown}`, Status: "Skipped", Code: "NOT_FOUND" }),
    expect.objectContaining({ Key: `USR#${second!.talent.userId}`, Status: "Done" }),
  ]);
  expect(added.Users).toHaveLength(2);
  expect(added.Users[0]?.Data).toMatchObject({
    Group: { GroupId: "GROUP#1", Name: "First choice" },
    Submission: { Data: { BookingStatus: "Selected" } },
  });
  expect((await change(producer, "addGroupUsers", { UserIds })).errors).toEqual([]);
  await change(producer, "deleteGroupUsers", { UserIds: [first!.talent.userId] });
  const events = await waitFor("two events", () => {
    const about = world.published.filter(
      ({ subject, aggregateId }) => subject.includes("members_changed") && aggregateId.startsWith(projectId),
    );
    return about.length === 2 && about;
  });
  expect(events.map((event) => readEvent(GroupMembersChangedSchema, event))).toMatchObject([
    { addedUserIds: [first!.talent.userId, second!.talent.userId], removedUserIds: [] },
    { addedUserIds: [], removedUserIds: [first!.talent.userId] },
  ]);
  expect((await users(producer)).data.getGroupUsers.map(({ Data }) => Data["UserId"])).toEqual([
    `USR#${second!.talent.userId}`,
  ]);
  expect(await calls.read(producer, first!, "BookingStatus Groups { GroupId }")).toEqual({
    BookingStatus: "Selected",
    Groups: [],
  });
});

test("both pairs of operations work on one membership", async () => {
  const [one] = await many(1);
  await calls.addToGroup(producer, one!, "GROUP#1");
  const UserId = one!.talent.userId;
  const found = (await users(producer)).data.getGroupUsers;
  expect(found).toMatchObject([
    { SK: `GROUP#1#${positionId}#${UserId}`, Data: { Submission: { SK: one!.SK } } },
  ]);
  await changeOne(producer, "deleteGroupUser", { UserId });
  expect((await users(producer)).data.getGroupUsers).toEqual([]);
  expect((await changeOne(producer, "addGroupUser", { UserId })).data["addGroupUser"]!.Users).toHaveLength(1);
  const other = world.others.position(projectId);
  expect((await users(producer, { RoleId: other })).data.getGroupUsers).toEqual([]);
  const error = facts((await changeOne(producer, "addGroupUser", { UserId: newId() })).errors);
  expect(error).toMatchObject({ code: "NOT_FOUND" });
});

test("one person who is refused leaves no group behind", async () => {
  const [one] = await many(1);
  const database = new pg.Client({ connectionString: world.databaseUrl });
  await database.connect();
  await database.query("update project set status = 'Closed' where id = $1", [projectId]);
  const refused = await changeOne(producer, "addGroupUser", { UserId: one!.talent.userId });
  expect(facts(refused.errors)).toMatchObject({ code: "CONFLICT", state: "Closed" });
  const { rows } = await database.query("select id from booking_group where project_id = $1", [projectId]);
  await database.end();
  expect(rows).toEqual([]);
});

test("a group of one's own: made once per ClientKey, for one position, counted, renamed", async () => {
  const [one] = await many(1);
  const ClientKey = newId();
  const made = (await create(producer, { RoleId: positionId, Description: "Again", ClientKey })).data
    .createGroup;
  expect(made).toMatchObject({
    PK: `PRJ#${projectId}`,
    SK: expect.stringMatching(/^GROUP#[0-9a-f-]{36}$/),
    Data: { Name: "Callbacks", Description: "Again", Position: { PositionId: `ROLE#${positionId}` } },
  });
  expect(
    (await create(producer, { RoleId: positionId, Description: "Again", ClientKey })).data.createGroup.SK,
  ).toBe(made.SK);
  expect(facts((await create(producer, { Name: "Other", ClientKey })).errors)).toMatchObject({
    rule: "KEY_REUSED",
  });
  await change(producer, "addGroupUsers", { GroupId: made.SK, UserIds: [one!.talent.userId] });
  const listed = (await groupsOf(producer)).data.getPositionGroups;
  expect(listed.at(-1)).toMatchObject({ SK: made.SK, Data: { NumberUsers: 1 } });
  const other = world.others.position(projectId);
  expect((await groupsOf(producer, { p: other })).data.getPositionGroups).toHaveLength(5);
  const elsewhere = await change(producer, "addGroupUsers", {
    RoleId: other,
    GroupId: made.SK,
    UserIds: [one!.talent.userId],
  });
  expect(facts(elsewhere.errors)).toMatchObject({ code: "NOT_FOUND", kind: "group" });
  const renamed = await rename(producer, { GroupId: made.SK, Name: "Second round" });
  expect(renamed.data.updateGroup.Data).toMatchObject({
    Name: "Second round",
    Description: null,
    NumberUsers: 1,
  });
});

test("one of the five takes a name of one's own once, and another name later", async () => {
  const named = await create(producer, { GroupId: "GROUP#2", Name: "Shortlist" });
  expect(named.data.createGroup).toMatchObject({ SK: "GROUP#2", Data: { Name: "Shortlist" } });
  expect(facts((await create(producer, { GroupId: "GROUP#2" })).errors)).toMatchObject({ rule: "SLOT_USED" });
  await rename(producer, { GroupId: "GROUP#5", Name: "Understudies" });
  const listed = (await groupsOf(producer)).data.getPositionGroups;
  expect(listed.map(({ Data }) => Data["Name"])).toEqual([
    "First choice",
    "Shortlist",
    "Maybe",
    "Callback",
    "Understudies",
  ]);
});

test("a project has at most twenty groups", async () => {
  for (let place = 0; place < 15; place += 1) expect((await create(producer, {})).errors).toEqual([]);
  expect(facts((await create(producer, {})).errors)).toMatchObject({
    code: "LIMIT",
    rule: "GROUPS_PER_PROJECT",
    max: 20,
  });
  expect((await groupsOf(producer)).data.getPositionGroups).toHaveLength(20);
  expect((await groupsOf(producer, { n: 2 })).data.getPositionGroups).toEqual([]);
});

test("people page by cursor, and a page of any size costs the same", async () => {
  const sent = await many(12);
  await change(producer, "addGroupUsers", { UserIds: sent.map(({ talent }) => talent.userId) });
  const all = await users(producer, { PageSize: 100 });
  const first = await users(producer, { PageSize: 5 });
  const rest = await users(producer, { PageSize: 10, After: first.data.getGroupUsers.at(-1)?.Cursor });
  const keys = [...first.data.getGroupUsers, ...rest.data.getGroupUsers].map(({ SK }) => SK);
  expect(keys).toEqual(all.data.getGroupUsers.map(({ SK }) => SK));
  expect(keys).toHaveLength(12);
  expect([all.sqlStatements, all.grpcCalls]).toEqual([first.sqlStatements, first.grpcCalls]);
});

test("two hundred people at a time cost as many statements as one", async () => {
  const [one] = await many(1);
  const single = await change(producer, "addGroupUsers", { UserIds: [one!.talent.userId] });
  const sent = await many(20);
  const all = await change(producer, "addGroupUsers", { UserIds: sent.map(({ talent }) => talent.userId) });
  expect(all.sqlStatements).toBe(single.sqlStatements);
  const UserIds = Array.from({ length: 201 }, () => newId());
  expect(facts((await change(producer, "addGroupUsers", { UserIds })).errors)).toMatchObject({
    code: "LIMIT",
    rule: "ITEMS_PER_CALL",
    max: 200,
  });
});

test.each([
  ["nobody", { UserIds: [] }, "groupUsers.UserIds"],
  ["a bad key", { UserIds: [newId(), "x"] }, "groupUsers.UserIds.1"],
  ["a sixth group", { UserIds: [newId()], GroupId: "GROUP#6" }, "groupUsers.GroupId"],
])("%s: %j is refused at %s", async (_name, input, path) => {
  const { errors } = await change(producer, "addGroupUsers", input);
  expect(facts(errors)).toMatchObject({ code: "VALIDATION", fields: [{ path }] });
});

test.each([
  [{ Name: "" }, "group.Name"],
  [{ Name: "x".repeat(81) }, "group.Name"],
  [{ Description: "x".repeat(501) }, "group.Description"],
  [{ RoleId: "x" }, "group.RoleId"],
])("a group with %j is refused at %s", async (input, path) => {
  expect(facts((await create(producer, input)).errors)).toMatchObject({ fields: [{ path }] });
});

test("nobody outside the company learns of groups", async () => {
  const outsiders = [people.producerOther, people.producerNoCompany];
  for (const actor of outsiders) {
    for (const answer of [
      await getGroup(actor, "GROUP#1"),
      await groupsOf(actor),
      await users(actor),
      await create(actor, {}),
    ])
      expect(facts(answer.errors)).toMatchObject({ code: "NOT_FOUND" });
  }
  for (const actor of [people.talentSelf, member({ roles: ["Agent"] })])
    expect(facts((await groupsOf(actor)).errors)).toMatchObject({ code: "FORBIDDEN" });
});
