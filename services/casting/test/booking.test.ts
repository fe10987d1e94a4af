import pg from "pg";
import { newId } from "@callboard/kit/ids.ts";
import { readEvent } from "@callboard/bus/event.ts";
import {
  GroupMembersChangedSchema,
  SubmissionBookedSchema,
  SubmissionReleasedSchema,
  SubmissionStatusChangedSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { ProjectClosedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { callsOf, facts, type Sent } from "./submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let projectId: string;
let producer: ReturnType<typeof createPeople>["producerOwner"];

beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
});
beforeEach(() => {
  people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA);
});
afterAll(() => world.close());

const position = (quantity: number) => world.others.position(projectId, { quantity });
/** Names of the events about a thing, once the given one has arrived. */
async function eventsOf(needle: string, last: string): Promise<string[]> {
  const about = () =>
    world.published
      .filter(({ payload }) => Buffer.from(payload).includes(needle))
      .map(({ subject }) => subject.split(".").slice(2, 4).join("."));
  return waitFor(`the event ${last}`, () => about().at(-1) === last && about());
}

/** Books, and asks again while the database has no connection free, as clients do. */
async function bookUntilAnswered(submission: Sent) {
  return waitFor("an answer", async () => {
    const errors = await calls.book(producer, submission);
    return errors.some(({ extensions }) => extensions.code === "UNAVAILABLE") ? null : errors;
  });
}

test("of fifty bookings at once on a quantity of three, three succeed", async () => {
  const positionId = position(3);
  const sent: Sent[] = [];
  while (sent.length < 50) sent.push(await calls.send(positionId));
  const errors = await Promise.all(sent.map(bookUntilAnswered));
  const booked = errors.filter((error) => error.length === 0);
  expect(booked).toHaveLength(3);
  expect(new Set(errors.flatMap((error) => error.map(({ extensions }) => extensions.rule)))).toEqual(
    new Set(["POSITION_FILLED"]),
  );
  const list = await world.ask<{ getPositionSubmissions: { Total: number } }>(
    producer,
    `query($r: ID!) { getPositionSubmissions(criteria: { RoleId: $r, Status: ["Booked"] }) { Total } }`,
    { r: positionId },
  );
  expect(list.data.getPositionSubmissions.Total).toBe(3);
});

test("booking, booking again, releasing: counts and one event each", async () => {
  const positionId = position(1);
  const [first, second] = [await calls.send(positionId), await calls.send(positionId)];
  expect(await calls.book(producer, first)).toEqual([]);
  expect(await calls.book(producer, first)).toEqual([]);
  expect(facts(await calls.book(producer, second))).toMatchObject({
    code: "CONFLICT",
    rule: "POSITION_FILLED",
    max: 1,
  });
  expect(await calls.book(producer, first, false)).toEqual([]);
  expect(await calls.book(producer, first, false)).toEqual([]);
  expect(await calls.book(producer, second)).toEqual([]);
  expect(await calls.read(producer, first, "BookingStatus Booked")).toEqual({
    BookingStatus: "Released",
    Booked: false,
  });
  expect(await calls.read(producer, second, "BookingStatus Booked")).toEqual({
    BookingStatus: "Booked",
    Booked: true,
  });
  const events = await eventsOf(first.talent.userId, "submission.released");
  expect(events).toEqual(["submission.created", "submission.booked", "submission.released"]);
  const of = (name: string) =>
    world.published.find(
      ({ subject, payload }) => subject.includes(name) && Buffer.from(payload).includes(first.talent.userId),
    )!;
  expect(readEvent(SubmissionBookedSchema, of("booked"))).toMatchObject({ bookedCount: 1, quantity: 1 });
  expect(readEvent(SubmissionReleasedSchema, of("released"))).toMatchObject({ bookedCount: 0, quantity: 1 });
});

test("declining one who was promised nothing is NotBooked", async () => {
  const sent = await calls.send(position(1));
  expect(await calls.book(producer, sent, false)).toEqual([]);
  expect(await calls.read(producer, sent, "BookingStatus")).toEqual({ BookingStatus: "NotBooked" });
  expect(facts(await calls.book(producer, sent))).toMatchObject({
    rule: "ILLEGAL_TRANSITION",
    state: "NotBooked",
    to: "Booked",
  });
});

test("withdrawing a booking frees the position", async () => {
  const positionId = position(1);
  const [first, second] = [await calls.send(positionId), await calls.send(positionId)];
  await calls.book(producer, first);
  await world.ask(
    first.talent,
    `mutation($pk: ID!, $sk: ID!) { withdrawSubmission(pK: $pk, sK: $sk, reason: "Ill") { SK } }`,
    { pk: first.PK, sk: first.SK },
  );
  expect(await calls.book(producer, second)).toEqual([]);
  expect(facts(await calls.book(producer, first))).toMatchObject({
    rule: "ILLEGAL_TRANSITION",
    state: "Withdrawn",
  });
});

test("a word moves the submission, once, and shows who looked when", async () => {
  const sent = await calls.send(position(1));
  expect(await calls.set(producer, sent, "Viewed")).toEqual([]);
  expect(await calls.set(producer, sent, "Viewed")).toEqual([]);
  expect(await calls.set(producer, sent, "Selected")).toEqual([]);
  expect(
    await calls.read(sent.talent, sent, "BookingStatus ViewedAt Version History { From To } Groups { Name }"),
  ).toEqual({
    BookingStatus: "Selected",
    ViewedAt: expect.stringMatching(/Z$/),
    Version: 3,
    History: [
      { From: null, To: "Submitted" },
      { From: "Submitted", To: "Viewed" },
      { From: "Viewed", To: "Selected" },
    ],
    Groups: null,
  });
  const events = await waitFor("the events", () => {
    const found = world.published.filter(({ payload }) => Buffer.from(payload).includes(sent.talent.userId));
    return found.length === 3 && found;
  });
  expect(events.map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(readEvent(SubmissionStatusChangedSchema, events[2]!)).toMatchObject({
    from: "Viewed",
    to: "Selected",
  });
});

test.each([
  ["Withdrawn", { code: "VALIDATION", fields: [{ path: "status", rule: "CATALOG" }] }],
  ["Offered", { code: "VALIDATION", fields: [{ path: "status", rule: "CATALOG" }] }],
  ["Hold", { code: "VALIDATION", fields: [{ path: "status", rule: "CATALOG" }] }],
  ["", { code: "VALIDATION", fields: [{ path: "status", rule: "CATALOG" }] }],
  ["Callback", { code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state: "Submitted", to: "Callback" }],
])("the word %s is refused and changes nothing", async (word, extensions) => {
  const sent = await calls.send(position(1));
  expect(facts(await calls.set(producer, sent, word))).toMatchObject(extensions);
  expect(await calls.read(producer, sent, "BookingStatus Version")).toEqual({
    BookingStatus: "Submitted",
    Version: 1,
  });
});

test("in a closed project nothing moves any more", async () => {
  const sent = await calls.send(position(1));
  world.others.projects.set(projectId, {
    ...world.others.projects.get(projectId),
    status: "Closed",
    version: 2n,
  });
  await world.hear(ProjectClosedSchema, { projectId, companyId: people.companyA });
  const refused = await waitFor("casting heard that the project is closed", async () =>
    facts(await calls.request(producer, sent, null, { Message: newId() })),
  );
  expect(refused).toMatchObject({ code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state: "Closed" });
  expect(facts(await calls.book(producer, sent))).toMatchObject({ state: "Closed" });
  expect(await calls.read(producer, sent, "ViewerCan")).toEqual({ ViewerCan: ["deleteBookingGroupUser"] });
  expect(await calls.read(sent.talent, sent, "ViewerCan")).toEqual({ ViewerCan: ["withdrawSubmission"] });
});

describe("groups", () => {
  it("the first mark selects; the talent never learns of groups", async () => {
    const sent = await calls.send(position(1));
    expect(await calls.addToGroup(producer, sent, "GROUP#1")).toEqual([]);
    expect(await calls.addToGroup(producer, sent, "GROUP#1")).toEqual([]);
    expect(await calls.addToGroup(producer, sent, "4")).toEqual([]);
    expect(await calls.read(producer, sent, "BookingStatus Groups { GroupId Name }")).toEqual({
      BookingStatus: "Selected",
      Groups: [
        { GroupId: "GROUP#1", Name: "First choice" },
        { GroupId: "GROUP#4", Name: "Callback" },
      ],
    });
    expect(await calls.read(sent.talent, sent, "Groups { Name } OtherRoles { Name }")).toEqual({
      Groups: null,
      OtherRoles: null,
    });
  });

  it("taking out keeps the state; out of it already: nothing happens", async () => {
    const sent = await calls.send(position(1));
    await calls.addToGroup(producer, sent, "GROUP#2");
    expect(await calls.removeFromGroup(producer, sent, "GROUP#2")).toEqual([]);
    expect(await calls.removeFromGroup(producer, sent, "GROUP#2")).toEqual([]);
    expect(await calls.read(producer, sent, "BookingStatus Groups { GroupId }")).toEqual({
      BookingStatus: "Selected",
      Groups: [],
    });
    const events = await waitFor("both events", () => {
      const found = world.published.filter(
        ({ subject, payload }) =>
          subject.includes("group.members") && Buffer.from(payload).includes(sent.talent.userId),
      );
      return found.length === 2 && found;
    });
    expect(events.map(({ version }) => version)).toEqual([1, 2]);
    expect(readEvent(GroupMembersChangedSchema, events[1]!)).toMatchObject({
      groupId: "2",
      removedUserIds: [sent.talent.userId],
    });
  });

  it.each([
    ["GROUP#6", { code: "VALIDATION", fields: [{ path: "GroupId", rule: "KEY" }] }],
    ["GROUP#01890a5d-ac96-774b-bcce-b302099a8057", { code: "NOT_FOUND", kind: "group" }],
  ])("the group %s is refused", async (group, extensions) => {
    const sent = await calls.send(position(1));
    expect(facts(await calls.addToGroup(producer, sent, group))).toMatchObject(extensions);
  });
});

describe("what projects asks before it changes a position", () => {
  it("a position to which somebody submitted cannot be removed, another can, and then takes nobody", async () => {
    const [used, unused] = [position(1), position(1)];
    await calls.send(used);
    expectFailure(await world.asProjects.removePosition({ positionId: used }), "CONFLICT", "HAS_SUBMISSIONS");
    expectOk(await world.asProjects.removePosition({ positionId: unused }));
    expectOk(await world.asProjects.removePosition({ positionId: unused }));
    await expect(calls.send(unused)).rejects.toThrow("NOT_FOUND");
  });

  it("a quantity never falls below those who are booked", async () => {
    const positionId = position(2);
    const sent = [await calls.send(positionId), await calls.send(positionId), await calls.send(positionId)];
    await Promise.all(sent.slice(0, 2).map((submission) => calls.book(producer, submission)));
    expectFailure(
      await world.asProjects.setQuantity({ positionId, quantity: 1 }),
      "CONFLICT",
      "QUANTITY_BELOW_BOOKED",
    );
    expect(facts(await calls.book(producer, sent[2]!))).toMatchObject({ rule: "POSITION_FILLED" });
    expectOk(await world.asProjects.setQuantity({ positionId, quantity: 3 }));
    expect(await calls.book(producer, sent[2]!)).toEqual([]);
  });

  it("says who submitted to a company, and how people stand to projects", async () => {
    const sent = await calls.send(position(1));
    const stranger = people.talentOther.userId;
    const userIds = [sent.talent.userId, stranger];
    expect(
      expectOk(await world.asProjects.listSubmitters({ companyId: people.companyA, userIds })).userIds,
    ).toEqual([sent.talent.userId]);
    expect(
      expectOk(await world.asProjects.listSubmitters({ companyId: people.companyB, userIds })).userIds,
    ).toEqual([]);
    const { relations } = expectOk(
      await world.asProjects.batchGetProjectRelations({ projectIds: [projectId], userIds }),
    );
    expect(relations).toMatchObject([{ projectId, userId: sent.talent.userId, status: "Submitted" }]);
    const client = new pg.Client({ connectionString: world.databaseUrl });
    await client.connect();
    await client.query(
      `insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
        updated_at, version)
      select gen_random_uuid(), $1, gen_random_uuid(), $2, $3, 'Viewed', $2, now(), now(), 1
      from generate_series(1, 2100)`,
      [projectId, sent.talent.userId, people.companyA],
    );
    await client.end();
    const all = expectOk(
      await world.asProjects.batchGetProjectRelations({ projectIds: [projectId], userIds }),
    );
    expect(new Set(all.relations.map(({ positionId }) => positionId)).size).toBe(2101);
  });
});
