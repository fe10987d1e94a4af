import { newId } from "@callboard/kit/ids.ts";
import { ScheduleChangedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { sql } from "kysely";
import { readEvent } from "@callboard/bus/event.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { AvailRequestedSchema, AvailTakenSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createReads } from "../../src/adapters/store/reads.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { unitOf } from "../../src/adapters/store/unit-of-work.ts";
import { endLines } from "../../src/app/requests/end-lines.ts";
import { announceDecisions } from "../../src/app/announce-decisions.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, type Sent } from "../submission-calls.ts";

let world: World;
let database: Database<Tables>;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
beforeAll(async () => {
  // Disables the sweeps: the tests announce, and end lines, themselves.
  world = await openWorld({ ANNOUNCE_SWEEP_MS: String(3_600_000), EXPIRY_SWEEP_MS: String(3_600_000) });
  calls = callsOf(world);
  requests = requestCallsOf(world);
  database = openDatabase({ url: world.databaseUrl, name: "test", log: createLog("test", "silent") });
});
beforeEach(() => {
  people = createPeople();
});
afterAll(async () => {
  await database.close();
  await world.close();
});

const DAYS = ["2099-03-01", "2099-03-02", "2099-03-03"] as const;

/** One person whose days three companies request, in this order. */
async function threeRanks() {
  const talent = member({ roles: ["Talent"] });
  const requestAvail = async (
    producer: Actor,
    companyId: string,
    Dates: readonly string[],
  ): Promise<Sent> => {
    const sent = await calls.send(world.others.position(world.others.project(companyId)), talent);
    await calls.set(producer, sent, "Selected");
    expect(await requests.avail(producer, sent, { Dates })).toEqual([]);
    return sent;
  };
  const other = people.producerOther;
  return {
    first: await requestAvail(other, people.companyB, [DAYS[1]]),
    booked: await requestAvail(people.producerOwner, people.companyA, DAYS.slice(0, 2)),
    behind: await requestAvail(other, people.companyB, DAYS.slice(1)),
    apart: await requestAvail(other, people.companyB, [DAYS[2]]),
  };
}
const ranks = async (actor: Actor, sent: Sent) =>
  (
    (await calls.read(actor, sent, "Request { Ranks { Date Rank Taken } }"))["Request"] as {
      Ranks: { Date: string; Rank: number; Taken: boolean }[];
    }
  ).Ranks.map(({ Date: day, Rank, Taken }) => [day, Rank, Taken]);
const takenEventsOf = ({ talent }: Sent) =>
  world.published
    .filter(({ subject }) => subject.includes("avail.taken"))
    .map((one) => readEvent(AvailTakenSchema, one))
    .filter(({ userId }) => userId === talent.userId);
const requestedEventsOf = ({ SK }: Sent) =>
  world.published
    .filter(({ subject }) => subject.includes("avail.requested"))
    .filter((one) => SK.includes(readEvent(AvailRequestedSchema, one).positionId));
async function announce(seconds: number): Promise<number> {
  const { db } = database;
  const now = () => new Date(Date.now() + seconds * 1000);
  return announceDecisions(
    { reads: createReads(db), now, transaction: createTransaction(db, unitOf) },
    () => {
      throw new Error("a decision was not announced");
    },
  );
}
async function endAllLines(minutes: number): Promise<number> {
  const { db } = database;
  const now = () => new Date(Date.now() + minutes * 60_000);
  const deps = {
    reads: createReads(db),
    now,
    callBackMs: 600_000,
    transaction: createTransaction(db, unitOf),
  };
  return endLines(deps, () => {
    throw new Error("a line did not end");
  });
}

test("whoever requested booked days later is notified, but not by whom they are booked; whoever requested them earlier is not", async () => {
  const { first, booked, behind, apart } = await threeRanks();
  await requests.offer(people.producerOwner, booked, { Terms: "Scale", Dates: DAYS.slice(0, 2) });
  // Asking for more keeps the place.
  expect(await ranks(people.producerOwner, booked)).toEqual([
    [DAYS[0], 1, false],
    [DAYS[1], 2, false],
  ]);
  expect(await requests.answer(booked.talent, booked, "Accept")).toEqual([]);
  expect(await endAllLines(9)).toBe(0);
  expect(await ranks(people.producerOther, behind)).toEqual([
    [DAYS[1], 3, false],
    [DAYS[2], 1, false],
  ]);
  expect(await endAllLines(11)).toBe(1);
  expect(await endAllLines(11)).toBe(0);
  expect(await requests.avail(people.producerOther, apart, { Dates: DAYS })).toEqual([]);
  // A request made after the booking is published after the events of the booking.
  await waitFor("what follows", () => requestedEventsOf(apart).length === 2);
  expect(takenEventsOf(booked)).toMatchObject([{ positionId: behind.SK.split("#")[1], days: [DAYS[1]] }]);
  expect(await ranks(people.producerOther, apart)).toEqual([
    [DAYS[0], 2, true],
    [DAYS[1], 4, true],
    [DAYS[2], 2, false],
  ]);
  expect((await ranks(people.producerOther, first)).map(([, , taken]) => taken)).toEqual([false]);
  expect((await ranks(people.producerOther, behind)).map(([, , taken]) => taken)).toEqual([true, false]);
});

test("a booking that waits notifies nobody; once announced, it notifies each request behind it once", async () => {
  const { first, booked, behind, apart } = await threeRanks();
  expect(await calls.book(people.producerOwner, booked)).toEqual([]);
  expect(await ranks(people.producerOther, behind)).toEqual([
    [DAYS[1], 3, false],
    [DAYS[2], 1, false],
  ]);
  expect(await announce(11)).toBe(1);
  expect(await announce(11)).toBe(0);
  expect(await endAllLines(9)).toBe(0);
  expect(await ranks(people.producerOther, behind)).toEqual([
    [DAYS[1], 3, false],
    [DAYS[2], 1, false],
  ]);
  expect(await endAllLines(11)).toBe(1);
  await waitFor("the event", () => takenEventsOf(booked).length > 0);
  const [, RoleId] = behind.SK.split("#");
  expect(takenEventsOf(booked)).toMatchObject([
    { positionId: RoleId, companyId: people.companyB, days: [DAYS[1]] },
  ]);
  expect(JSON.stringify(takenEventsOf(booked))).not.toContain(people.companyA);
  expect(await ranks(people.producerOther, behind)).toEqual([
    [DAYS[1], 3, true],
    [DAYS[2], 1, false],
  ]);
  for (const sent of [first, apart])
    expect((await ranks(people.producerOther, sent)).map(([, , taken]) => taken)).toEqual([false]);
});

const filmedOn = async (projectId: string, companyId: string, days: readonly string[]): Promise<void> => {
  for (const date of days) {
    const id = newId();
    world.others.filmingDates.set(id, { id, projectId, date });
  }
  await world.receive(ScheduleChangedSchema, { projectId, companyId, filmingDateIds: [newId()] });
  await waitFor("the filming days", async () => {
    const { rows } = await sql<{ known: number }>`
      select count(*) as known from filming_date where project_id = ${projectId}`.execute(database.db);
    return rows[0]?.known === days.length;
  });
};

test("a direct booking holds the days of the breakdown, for both sides, and gives them back", async () => {
  const talent = member({ roles: ["Talent"] });
  const projectId = world.others.project(people.companyA);
  const sent = await calls.send(world.others.position(projectId), talent);
  await filmedOn(projectId, people.companyA, [DAYS[0], DAYS[1], "2020-01-01"]);
  const other = await calls.send(world.others.position(world.others.project(people.companyB)), talent);
  await calls.set(people.producerOther, other, "Selected");
  expect(await calls.book(people.producerOwner, sent)).toEqual([]);
  expect(await calls.read(talent, sent, "BookingStatus Request { Kind }")).toEqual({
    BookingStatus: "Submitted",
    Request: null,
  });
  expect(await announce(11)).toBe(1);
  const held = { Kind: "Booking", Status: "Accepted", Dates: DAYS.slice(0, 2) };
  for (const actor of [talent, people.producerOwner])
    expect(await calls.read(actor, sent, "BookingStatus Request { Kind Status Dates }")).toEqual({
      BookingStatus: "Booked",
      Request: held,
    });
  // The booking was announced eleven seconds from now.
  await sql`update request_day set asked_at = now() where user_id = ${talent.userId}`.execute(database.db);
  expect(await requests.avail(people.producerOther, other, { Dates: [DAYS[0]] })).toEqual([]);
  expect(await ranks(people.producerOther, other)).toEqual([[DAYS[0], 2, false]]);
  expect(await endAllLines(11)).toBe(1);
  expect(await ranks(people.producerOther, other)).toEqual([[DAYS[0], 2, true]]);
  const words = { Reason: "Recast", CancellationTerms: "Half the fee" };
  expect(await requests.release(people.producerOwner, sent, words)).toEqual([]);
  expect(await ranks(people.producerOther, other)).toEqual([[DAYS[0], 1, false]]);
});

test("a booking of someone whose avail had no days takes those of the breakdown; without any it has none", async () => {
  const projectId = world.others.project(people.companyA);
  const sent = await calls.send(world.others.position(projectId));
  await calls.set(people.producerOwner, sent, "Selected");
  expect(await requests.avail(people.producerOwner, sent)).toEqual([]);
  await filmedOn(projectId, people.companyA, [DAYS[2]]);
  await calls.book(people.producerOwner, sent);
  const none = await calls.send(world.others.position(world.others.project(people.companyA)));
  await calls.book(people.producerOwner, none);
  expect(await announce(11)).toBe(2);
  expect(await calls.read(people.producerOwner, sent, "Request { Kind Dates Ranks { Date } }")).toEqual({
    Request: { Kind: "Avail", Dates: [DAYS[2]], Ranks: [{ Date: DAYS[2] }] },
  });
  expect(await calls.read(people.producerOwner, none, "Booked Request { Kind }")).toEqual({
    Booked: true,
    Request: null,
  });
});
