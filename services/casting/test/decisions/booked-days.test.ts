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
  // Disables automatic announcements.
  world = await openWorld({ ANNOUNCE_SWEEP_MS: String(3_600_000) });
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

test("who asked later for booked days is told of it, and never by whom; who asked before is not", async () => {
  const { first, booked, behind, apart } = await threeRanks();
  await requests.offer(people.producerOwner, booked, { Terms: "Scale", Dates: DAYS.slice(0, 2) });
  // Asking for more keeps the place.
  expect(await ranks(people.producerOwner, booked)).toEqual([
    [DAYS[0], 1, false],
    [DAYS[1], 2, false],
  ]);
  expect(await requests.answer(booked.talent, booked, "Accept")).toEqual([]);
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

test("of a booking that waits nobody is told; once it is announced, each request behind it is, once", async () => {
  const { first, booked, behind, apart } = await threeRanks();
  expect(await calls.book(people.producerOwner, booked)).toEqual([]);
  expect(await ranks(people.producerOther, behind)).toEqual([
    [DAYS[1], 3, false],
    [DAYS[2], 1, false],
  ]);
  expect(await announce(11)).toBe(1);
  expect(await announce(11)).toBe(0);
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
