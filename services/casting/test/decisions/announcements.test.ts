import { sql } from "kysely";
import { readEvent } from "@callboard/bus/event.ts";
import type { Actor, Member } from "@callboard/kit/actor.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import {
  SubmissionAnnouncedSchema,
  SubmissionBookedSchema,
  SubmissionStatusChangedSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { ProjectClosedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { unitOf } from "../../src/adapters/store/unit-of-work.ts";
import { createReads } from "../../src/adapters/store/reads.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { announceDecisions } from "../../src/app/announce-decisions.ts";
import type { Deps } from "../../src/app/ports.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

const HOUR_S = 3_600;
let world: World;
let database: Database<Tables>;
let people: ReturnType<typeof createPeople>;
let producer: Actor;
let agent: Actor;
let projectId: string;
let calls: ReturnType<typeof callsOf>;
beforeAll(async () => {
  // Disables automatic announcements: each test sets how much time has passed.
  world = await openWorld({ ANNOUNCE_SWEEP_MS: String(HOUR_S * 1000) });
  calls = callsOf(world);
  database = openDatabase({ url: world.databaseUrl, name: "test", log: createLog("test", "silent") });
});
beforeEach(async () => {
  people = createPeople();
  producer = people.producerOwner;
  agent = people.agentLinked;
  projectId = world.others.project(people.companyA);
  // Removes what the previous test left pending.
  await sql`delete from announcement`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await world.close();
});

const position = (quantity = 1) => world.others.position(projectId, { quantity });
const send = (talent: Member = people.talentSelf) => calls.send(position(), talent);
const someone = () => member({ roles: ["Talent"] });

/** Announces what is due this many seconds after now, or after the given time. */
async function announce(seconds: number, from = Date.now()) {
  const { db } = database;
  const failed: string[] = [];
  const deps = {
    reads: createReads(db),
    now: () => new Date(from + seconds * 1000),
    transaction: createTransaction(db, unitOf),
  } satisfies Partial<Deps>;
  const count = await announceDecisions(deps, ({ userId }) => void failed.push(userId));
  return { count, failed };
}

const eventsOf = ({ talent }: Sent) =>
  world.published.filter(({ payload }) => Buffer.from(payload).includes(talent.userId));
const namesOf = (sent: Sent) => eventsOf(sent).map(({ subject }) => subject.split(".")[3]);
/** The names of the events about a submission, once there are this many. */
const published = (sent: Sent, count: number) =>
  waitFor(`${count} events`, () => namesOf(sent).length >= count && namesOf(sent));
const FIELDS = "BookingStatus Booked Version ViewedAt UndoUntil History { From To }";
const statusFor = async (actor: Actor, sent: Sent) =>
  (await calls.read(actor, sent, "BookingStatus"))["BookingStatus"];

test("a booking counts at once; talent and agent know of it ten seconds later, by one event", async () => {
  const [sent, before] = [await send(), Date.now()];
  expect(await calls.book(producer, sent)).toEqual([]);
  for (const actor of [producer, people.producerColleague, people.admin])
    expect(await calls.read(actor, sent, FIELDS)).toMatchObject({
      BookingStatus: "Booked",
      Booked: true,
      Version: 2,
      UndoUntil: expect.stringMatching(/Z$/),
      History: [
        { From: null, To: "Submitted" },
        { From: "Submitted", To: "Booked" },
      ],
    });
  for (const actor of [sent.talent, agent])
    expect(await calls.read(actor, sent, FIELDS)).toEqual({
      BookingStatus: "Submitted",
      Booked: false,
      Version: 1,
      ViewedAt: null,
      UndoUntil: null,
      History: [{ From: null, To: "Submitted" }],
    });
  expect(await announce(9, before)).toEqual({ count: 0, failed: [] });
  expect(await announce(11)).toEqual({ count: 1, failed: [] });
  expect(await announce(11)).toEqual({ count: 0, failed: [] });
  for (const actor of [producer, sent.talent, agent])
    expect(await calls.read(actor, sent, FIELDS)).toMatchObject({
      BookingStatus: "Booked",
      Version: 3,
      UndoUntil: null,
      History: [{}, { From: "Submitted", To: "Booked" }],
    });
  expect(await published(sent, 3)).toEqual(["created", "booked", "announced"]);
  const [, booked, announced] = eventsOf(sent);
  expect(readEvent(SubmissionBookedSchema, booked!)).toMatchObject({ bookedCount: 1, announcedLater: true });
  expect(readEvent(SubmissionAnnouncedSchema, announced!)).toMatchObject({ status: "Booked" });
  expect([booked!.version, announced!.version]).toEqual([2, 3]);
});

test("a booking that is called back was never there for talent and agent", async () => {
  const sent = await send();
  await calls.book(producer, sent);
  expect(await calls.set(producer, sent, "Submitted")).toEqual([]);
  expect(await announce(48 * HOUR_S)).toEqual({ count: 0, failed: [] });
  expect(await published(sent, 3)).toEqual(["created", "booked", "status_changed"]);
  expect(readEvent(SubmissionStatusChangedSchema, eventsOf(sent)[2]!)).toMatchObject({
    from: "Booked",
    to: "Submitted",
    companyOnly: true,
  });
  for (const actor of [sent.talent, agent])
    expect(await calls.read(actor, sent, "BookingStatus ViewedAt History { To }")).toEqual({
      BookingStatus: "Submitted",
      ViewedAt: null,
      History: [{ To: "Submitted" }],
    });
  expect(await calls.read(producer, sent, "BookingStatus History { To }")).toEqual({
    BookingStatus: "Submitted",
    History: [{ To: "Submitted" }, { To: "Booked" }, { To: "Submitted" }],
  });
  // The place is free again, and a second booking is announced like the first one.
  expect(await calls.book(producer, sent)).toEqual([]);
  expect(await announce(11)).toMatchObject({ count: 1 });
});

test("a booking that was announced cannot be called back", async () => {
  const sent = await send();
  await calls.book(producer, sent);
  await announce(11);
  expect(facts(await calls.set(producer, sent, "Submitted"))).toMatchObject({ rule: "ILLEGAL_TRANSITION" });
});

test("a pass is known a day later, and can be called back until then", async () => {
  const [first, second] = [await send(someone()), await send()];
  for (const sent of [first, second]) {
    await calls.set(producer, sent, "Selected");
    await calls.book(producer, sent, false);
    expect([await statusFor(producer, sent), await statusFor(sent.talent, sent)]).toEqual([
      "NotBooked",
      "Selected",
    ]);
  }
  expect(await statusFor(agent, second)).toBe("Selected");
  expect(await announce(23 * HOUR_S)).toMatchObject({ count: 0 });
  expect(await calls.set(producer, first, "Selected")).toEqual([]);
  expect(await announce(25 * HOUR_S)).toEqual({ count: 1, failed: [] });
  expect(await published(second, 4)).toEqual(["created", "status_changed", "not_booked", "announced"]);
  expect(await statusFor(second.talent, second)).toBe("NotBooked");
  expect(await statusFor(first.talent, first)).toBe("Selected");
  expect(namesOf(first)).not.toContain("announced");
});

test("lists filter by what their reader knows", async () => {
  const sent = await send();
  await calls.book(producer, sent);
  const SK = (actor: Actor, Status: string, more: object = {}) =>
    world
      .execute<{ getUserSubmissions: { SK: string }[] }>(
        actor,
        "query($c: UserSubmissionsCriteria!) { getUserSubmissions(criteria: $c) { SK } }",
        { c: { Status: [Status], ...more } },
      )
      .then(({ data }) => data.getUserSubmissions.length);
  const UserId = sent.talent.userId;
  expect(await Promise.all([SK(sent.talent, "Booked"), SK(sent.talent, "New")])).toEqual([0, 1]);
  expect(await Promise.all([SK(agent, "Booked"), SK(agent, "New")])).toEqual([0, 1]);
  for (const actor of [producer, people.admin])
    expect(await Promise.all([SK(actor, "Booked", { UserId }), SK(actor, "New", { UserId })])).toEqual([
      1, 0,
    ]);
  const { relations } = expectOk(
    await world.asProjects.batchGetProjectRelations({ projectIds: [projectId], userIds: [UserId] }),
  );
  expect(relations).toMatchObject([{ status: "Submitted" }]);
});

test("nobody else sees more: no guest, no other talent, no other company", async () => {
  const sent = await send();
  await calls.book(producer, sent);
  const [, RoleId] = sent.SK.split("#");
  for (const [actor, code] of [
    [null, "UNAUTHENTICATED"],
    [people.guest, "UNAUTHENTICATED"],
    [people.talentOther, "NOT_FOUND"],
    [people.agentOther, "NOT_FOUND"],
    [people.producerOther, "NOT_FOUND"],
  ] as const) {
    const { errors } = await world.execute(
      actor,
      "query($u: ID!, $r: ID!) { getPositionSubmission(UserId: $u, RoleId: $r) { Data { BookingStatus } } }",
      { u: sent.talent.userId, r: RoleId },
    );
    expect(facts(errors)).toMatchObject({ code });
  }
});

test("the talent withdraws as from the state that the talent knows; nothing is announced any more", async () => {
  const sent = await send();
  await calls.book(producer, sent);
  expect(await calls.withdraw(sent.talent, sent)).toEqual([]);
  expect(await announce(48 * HOUR_S)).toMatchObject({ count: 0 });
  expect(await calls.read(sent.talent, sent, "BookingStatus History { From To }")).toEqual({
    BookingStatus: "Withdrawn",
    History: [
      { From: null, To: "Submitted" },
      { From: "Submitted", To: "Withdrawn" },
    ],
  });
  expect(await published(sent, 3)).toEqual(["created", "booked", "withdrawn"]);
});

test("a release is announced at once, and the booking before it never is", async () => {
  const sent = await send();
  await calls.book(producer, sent);
  const why = { Reason: "Recast.", CancellationTerms: "Half of the fee." };
  expect(await requestCallsOf(world).release(producer, sent, why)).toEqual([]);
  expect(await statusFor(sent.talent, sent)).toBe("Released");
  expect(await announce(48 * HOUR_S)).toMatchObject({ count: 0 });
  expect(await published(sent, 3)).toEqual(["created", "booked", "released"]);
});

test("when the project closes, a booking is announced at once and a pass silently", async () => {
  const [booked, passed] = [await send(someone()), await send()];
  await calls.book(producer, booked);
  await calls.book(producer, passed, false);
  const project = world.others.projects.get(projectId);
  world.others.projects.set(projectId, { ...project, status: "Closed", version: 2n });
  await world.receive(ProjectClosedSchema, { projectId, companyId: people.companyA });
  await waitFor("the close", async () => (await announce(0)).count === 1);
  expect(await published(booked, 3)).toEqual(["created", "booked", "announced"]);
  expect(await statusFor(booked.talent, booked)).toBe("Booked");
  expect(await statusFor(passed.talent, passed)).toBe("NotBooked");
  expect(namesOf(passed)).toEqual(["created", "not_booked"]);
});

test("an expected audition keeps its place until the pass is announced, and returns when the pass is undone", async () => {
  const [first, second] = [await send(), await send(someone())];
  const slotId = world.others.slot(projectId);
  for (const sent of [first, second]) await calls.request(producer, sent, slotId, { Shared: true });
  await calls.confirm(first.talent, first, slotId);
  const known = () => calls.read(first.talent, first, "BookingStatus AuditionStatus ViewerCan");
  const before = await known();
  expect(before).toMatchObject({ BookingStatus: "AuditionConfirmed", AuditionStatus: "Confirmed" });
  await calls.book(producer, first, false);
  expect(await known()).toEqual(before);
  expect(facts(await calls.confirm(second.talent, second, slotId))).toMatchObject({ rule: "SLOT_TAKEN" });
  expect(await calls.set(producer, first, "AuditionConfirmed")).toEqual([]);
  expect(await calls.read(producer, first, "BookingStatus AuditionId AuditionStatus")).toEqual({
    BookingStatus: "AuditionConfirmed",
    AuditionId: `AUD#${slotId}`,
    AuditionStatus: "Confirmed",
  });
  expect(facts(await calls.confirm(second.talent, second, slotId))).toMatchObject({ rule: "SLOT_TAKEN" });
  await calls.book(producer, first, false);
  await announce(25 * HOUR_S);
  expect(await calls.confirm(second.talent, second, slotId)).toEqual([]);
});

test("one that cannot be announced is reported and keeps back none of those behind it", async () => {
  const [broken, fine] = [await calls.send(position()), await calls.send(position())];
  for (const sent of [broken, fine]) await calls.book(producer, sent);
  await sql`
    create function refuse_announcing() returns trigger language plpgsql as $$
      begin raise exception 'this row cannot be written'; end $$`.execute(database.db);
  await sql`
    create trigger refuse_announcing before update on submission for each row
    when (old.user_id = ${sql.lit(broken.talent.userId)}) execute function refuse_announcing()`.execute(
    database.db,
  );
  expect(await announce(11)).toEqual({ count: 1, failed: [broken.talent.userId] });
  await sql`drop trigger refuse_announcing on submission`.execute(database.db);
  // What was rolled back is announced by the next run, even if two run concurrently.
  const both = await Promise.all([announce(11), announce(11)]);
  expect(both.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  expect(await published(broken, 3)).toEqual(["created", "booked", "announced"]);
});
