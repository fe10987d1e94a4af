import type { Actor } from "@callboard/kit/actor.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { callsOf, facts, type Sent } from "./submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let projectId: string;
let positionId: string;
let secondId: string;
const sent: Sent[] = [];

beforeAll(async () => {
  // Disables automatic announcements for the duration of the tests.
  world = await openWorld({ ANNOUNCE_SWEEP_MS: String(3_600_000) });
  calls = callsOf(world);
  people = createPeople();
  projectId = world.others.project(people.companyA);
  positionId = world.others.position(projectId, { quantity: 60 });
  secondId = world.others.position(projectId);
  for (let place = 0; place < 54; place += 1) sent.push(await calls.send(positionId));
  for (const one of sent.slice(0, 30)) await calls.book(people.producerOwner, one);
  for (const one of sent.slice(30)) await calls.addToGroup(people.producerOwner, one, "GROUP#2");
});
afterAll(() => world.close());

const FIELDS =
  "SK Cursor Data { UserId BookingStatus Groups { GroupId } RoleSubmissions { SK } Project { Name } }";
interface Listed {
  readonly SK: string;
  readonly Cursor: string | null;
  readonly Data: Record<string, unknown>;
}

async function list(actor: Actor | null, name: string, given: object, type = "") {
  const asCriteria = type !== "";
  const args = asCriteria
    ? "criteria: $c"
    : Object.keys(given)
        .map((key) => `${key}: $${key}`)
        .join(", ");
  const declared = asCriteria
    ? `$c: ${type}!`
    : Object.entries(given)
        .map(
          ([key, value]) =>
            `$${key}: ${typeof value === "number" ? "Int" : key === "After" ? "String" : "ID!"}`,
        )
        .join(", ");
  const answer = await world.execute<Record<string, Listed[] | Listed>>(
    actor,
    `query(${declared}) { ${name}(${args}) { ${FIELDS} } }`,
    asCriteria ? { c: given } : { ...given },
  );
  return { ...answer, found: answer.errors.length > 0 ? [] : [answer.data[name] ?? []].flat() };
}
const byStatus = (actor: Actor, more: object) =>
  list(
    actor,
    "getPositionSubmissionsByBookingStatus",
    { RoleId: positionId, ...more },
    "PositionStatusCriteria",
  );
const byGroup = (actor: Actor, more: object) =>
  list(
    actor,
    "getPositionSubmissionsByBookingGroup",
    { RoleId: positionId, ...more },
    "PositionGroupCriteria",
  );
const booked = (actor: Actor, more: object) =>
  list(actor, "getBookedSubmissions", more, "BookedSubmissionsCriteria");
const keys = (found: readonly Listed[]) => found.map(({ SK }) => SK);

test("a state, a stage and a group show their submissions, page by page", async () => {
  const selected = { BookingStatus: "Selected", PageSize: 100, SortOrder: "Oldest" };
  expect(keys((await byStatus(people.producerOwner, selected)).found)).toEqual(
    sent.slice(30).map(({ SK }) => SK),
  );
  const first = await byGroup(people.producerOwner, {
    GroupId: "GROUP#2",
    PageSize: 10,
    SortOrder: "Oldest",
  });
  const After = first.found.at(-1)?.Cursor;
  const second = await byGroup(people.producerOwner, {
    GroupId: "2",
    PageSize: 100,
    SortOrder: "Oldest",
    After,
  });
  expect([...keys(first.found), ...keys(second.found)]).toEqual(sent.slice(30).map(({ SK }) => SK));
  expect((await byStatus(people.producerOwner, { BookingStatus: "Out" })).found).toEqual([]);
});

test("bookings: the company's all, a talent's own, once they are announced", async () => {
  const first = sent[0]!;
  expect((await booked(people.producerOwner, { PageSize: 100 })).found).toHaveLength(30);
  expect((await booked(people.producerOwner, { RoleId: secondId })).found).toEqual([]);
  expect(keys((await booked(people.producerOwner, { UserId: first.talent.userId })).found)).toEqual([
    first.SK,
  ]);
  expect((await booked(first.talent, {})).found).toEqual([]);
  expect((await booked(people.producerNoCompany, {})).found).toEqual([]);
  expect((await booked(people.admin, { ProjectId: projectId, PageSize: 100 })).found).toHaveLength(30);
  for (const criteria of [{ ProjectId: projectId }, { RoleId: positionId }])
    expect(facts((await booked(people.producerOther, criteria)).errors)).toMatchObject({ code: "NOT_FOUND" });
});

test("the project's newest submission of a person leads to the others", async () => {
  const { talent } = sent[5]!;
  const other = await calls.send(secondId, talent);
  const given = { UserId: talent.userId, ProjectId: projectId };
  for (const actor of [people.producerOwner, talent, people.admin]) {
    const { found } = await list(actor, "getProjectSubmissionById", given);
    expect(found).toMatchObject([
      { SK: other.SK, Data: { RoleSubmissions: [{ SK: other.SK }, { SK: sent[5]!.SK }] } },
    ]);
  }
  for (const actor of [people.producerOther, people.talentOther, people.agentOther])
    expect(facts((await list(actor, "getProjectSubmissionById", given)).errors)).toMatchObject({
      code: "NOT_FOUND",
    });
});

test("a person's submissions by project: one record for each, with a cursor", async () => {
  const talent = member({ roles: ["Talent"] });
  const newest: string[] = [];
  for (let place = 0; place < 3; place += 1) {
    const project = world.others.project(place === 2 ? people.companyB : people.companyA);
    await calls.send(world.others.position(project), talent);
    newest.unshift((await calls.send(world.others.position(project), talent)).SK);
  }
  const of = (actor: Actor, more: object = {}) =>
    list(actor, "getUserProjectSubmissions", { UserId: talent.userId, ...more });
  const all = (await of(talent)).found;
  expect(keys(all)).toEqual(newest);
  expect(keys((await of(talent, { PageSize: 2, After: all[0]!.Cursor })).found)).toEqual(newest.slice(1));
  expect(keys((await of(people.producerOwner)).found)).toEqual(newest.slice(1));
  expect((await of(people.producerNoCompany)).found).toEqual([]);
  expect(facts((await of(people.talentOther)).errors)).toMatchObject({ code: "NOT_FOUND" });
  expect(facts((await of(talent, { Page: 0 })).errors)).toMatchObject({ fields: [{ path: "Page" }] });
  expect(facts((await of(talent, { After: "x" })).errors)).toMatchObject({ fields: [{ path: "After" }] });
});

test("the newest fifty of a project", async () => {
  const { found } = await list(people.producerOwner, "getLatestProjectsSubmissions", {
    ProjectId: projectId,
  });
  expect(found).toHaveLength(50);
  expect(
    facts((await list(people.talentSelf, "getLatestProjectsSubmissions", { ProjectId: projectId })).errors),
  ).toMatchObject({
    code: "FORBIDDEN",
  });
  const unknown = await list(people.producerOwner, "getLatestProjectsSubmissions", { ProjectId: newId() });
  expect(facts(unknown.errors)).toMatchObject({ code: "NOT_FOUND", kind: "project" });
});

test.each([1, 100])("a page of %i costs the same statements", async (PageSize) => {
  const costs = [
    await byStatus(people.producerOwner, { BookingStatus: "Selected", PageSize }),
    await byGroup(people.producerOwner, { GroupId: "GROUP#2", PageSize }),
    await booked(people.producerOwner, { PageSize }),
  ].map(({ sqlStatements, grpcCalls }) => [sqlStatements, grpcCalls]);
  expect(costs).toEqual([
    [5, 0],
    [5, 0],
    [4, 0],
  ]);
});

test.each([
  [byStatus, { BookingStatus: "Nothing" }, "criteria.BookingStatus", "CATALOG"],
  [byStatus, {}, "criteria.BookingStatus", "REQUIRED"],
  [byStatus, { BookingStatus: "Out", RoleId: "x" }, "criteria.RoleId", "KEY"],
  [byGroup, { GroupId: "GROUP#6" }, "criteria.GroupId", "KEY"],
  [byGroup, {}, "criteria.GroupId", "REQUIRED"],
  [booked, { ProjectId: "x" }, "criteria.ProjectId", "KEY"],
  [booked, { PageSize: 101 }, "criteria.PageSize", "RANGE"],
] as const)("%p refuses %j at %s", async (query, criteria, path, rule) => {
  const error = facts((await query(people.producerOwner, criteria)).errors);
  expect(error).toMatchObject({ code: "VALIDATION", fields: [{ path, rule }] });
});

test("an unknown state names the accepted ones", async () => {
  const { errors } = await byStatus(people.producerOwner, { BookingStatus: "Nothing" });
  expect(errors[0]?.extensions.fields?.[0]?.message).toContain("New, Viewed, Selected, Audition, Callback");
});
