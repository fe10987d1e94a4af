import pg from "pg";
import { readEvent } from "@callboard/bus/event.ts";
import { AvailMovedUpSchema, RequestExpiredSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

let world: World;
let database: pg.Client;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
beforeAll(async () => {
  // Whoever is behind is notified at once.
  world = await openWorld({ CALL_BACK_MS: "0" });
  calls = callsOf(world);
  requests = requestCallsOf(world);
  database = new pg.Client(world.databaseUrl);
  await database.connect();
});
beforeEach(() => {
  people = createPeople();
});
afterAll(async () => {
  await database.end();
  await world.close();
});

const DAYS = ["2099-03-01", "2099-03-02"];

/** One person in consideration of two companies, the second of which is behind the first on the same days. */
async function twoInLine() {
  const talent = member({ roles: ["Talent"] });
  const ours = await calls.send(world.others.position(world.others.project(people.companyA)), talent);
  const theirs = await calls.send(world.others.position(world.others.project(people.companyB)), talent);
  expect(await calls.set(people.producerOwner, ours, "Selected")).toEqual([]);
  expect(await calls.set(people.producerOther, theirs, "Selected")).toEqual([]);
  expect(await requests.avail(people.producerOwner, ours, { Dates: DAYS })).toEqual([]);
  expect(await requests.avail(people.producerOther, theirs, { Dates: DAYS })).toEqual([]);
  return { ours, theirs };
}
const keyOf = ({ SK }: Sent) => SK.split("#").slice(1);
/** Lets the end of the last request of a submission pass. */
const passEnd = (sent: Sent, column: "expires_at" | "decide_by") =>
  database.query(
    `update request set ${column} = now() - interval '1 second' from submission
     where submission.request_id = request.id and position_id = $1 and submission.user_id = $2`,
    keyOf(sent),
  );
const read = (sent: Sent) =>
  calls.read(people.producerOwner, sent, "BookingStatus Request { Status Ranks { Rank } }") as Promise<{
    BookingStatus: string;
    Request: { Status: string };
  }>;
async function ended(sent: Sent) {
  await waitFor("the end", async () => (await read(sent)).Request.Status === "Expired");
  return read(sent);
}
const ranks = async (sent: Sent) =>
  (await calls.read(people.producerOther, sent, "Request { Ranks { Rank } }"))["Request"];
const FIRST = { Ranks: [{ Rank: 1 }, { Rank: 1 }] };
const endedEventsOf = ({ talent }: Sent) =>
  world.published
    .filter(({ subject }) => subject.includes("request.expired"))
    .map((one) => readEvent(RequestExpiredSchema, one))
    .filter(({ userId }) => userId === talent.userId);

test("an avail without a response gives its days back also once its person is a backup", async () => {
  const { ours, theirs } = await twoInLine();
  expect(await calls.set(people.producerOwner, ours, "Backup")).toEqual([]);
  await passEnd(ours, "expires_at");
  expect(await ended(ours)).toEqual({ BookingStatus: "Backup", Request: { Status: "Expired", Ranks: [] } });
  expect(await ranks(theirs)).toEqual(FIRST);
  await waitFor("the event", () => endedEventsOf(ours)[0]);
  expect(endedEventsOf(ours)).toMatchObject([{ kind: "Avail", from: "Open" }]);
  const movedUp = () =>
    world.published
      .filter(({ subject }) => subject.includes("avail.moved_up"))
      .map((one) => readEvent(AvailMovedUpSchema, one))
      .filter(({ userId }) => userId === ours.talent.userId);
  await waitFor("the next in line moves up", () => movedUp()[0]);
  expect(movedUp()).toMatchObject([{ companyId: people.companyB }]);
});

test.each(["Avail", "Backup"])(
  "%s: a promise on which casting does not decide ends as well",
  async (status) => {
    const { ours, theirs } = await twoInLine();
    expect(await requests.answer(ours.talent, ours, "Free")).toEqual([]);
    if (status === "Backup") expect(await calls.set(people.producerOwner, ours, "Backup")).toEqual([]);
    await passEnd(ours, "decide_by");
    const left = status === "Backup" ? "Backup" : "Selected";
    expect(await ended(ours)).toEqual({ BookingStatus: left, Request: { Status: "Expired", Ranks: [] } });
    expect(await ranks(theirs)).toEqual(FIRST);
    await waitFor("the event", () => endedEventsOf(ours)[0]);
    expect(endedEventsOf(ours)).toMatchObject([{ kind: "Avail", from: "Free" }]);
  },
);

test("a pass that waits no longer holds the days, and their end does not reveal it", async () => {
  const { ours, theirs } = await twoInLine();
  expect(await calls.book(people.producerOwner, ours, false)).toEqual([]);
  await passEnd(ours, "expires_at");
  expect((await ended(ours)).BookingStatus).toBe("NotBooked");
  expect(await ranks(theirs)).toEqual(FIRST);
  expect(await calls.read(ours.talent, ours, "BookingStatus Request { Status }")).toEqual({
    BookingStatus: "Selected",
    Request: { Status: "Expired" },
  });
  // Called back, the person is in consideration again.
  expect(await calls.set(people.producerOwner, ours, "Selected")).toEqual([]);
  expect((await read(ours)).BookingStatus).toBe("Selected");
});

test("a booking that waits holds the days of a request whose end passes", async () => {
  const { ours } = await twoInLine();
  expect(await calls.book(people.producerOwner, ours)).toEqual([]);
  await passEnd(ours, "expires_at");
  const { ours: other } = await twoInLine();
  await passEnd(other, "expires_at");
  await ended(other);
  expect(await read(ours)).toMatchObject({ BookingStatus: "Booked", Request: { Status: "Open" } });
});

test("an offer that lapses after it replaced an avail does not lead back to an avail without dates", async () => {
  const { ours, theirs } = await twoInLine();
  expect(await requests.answer(ours.talent, ours, "Free")).toEqual([]);
  expect(await requests.offer(people.producerOwner, ours, { Terms: "Scale", Dates: DAYS })).toEqual([]);
  await passEnd(ours, "expires_at");
  expect((await ended(ours)).BookingStatus).toBe("Selected");
  expect(await ranks(theirs)).toEqual(FIRST);
  expect(facts(await requests.answer(ours.talent, ours, "Accept"))).toMatchObject({ rule: "NOT_REQUESTED" });
});
