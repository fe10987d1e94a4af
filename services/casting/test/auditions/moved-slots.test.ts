import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { readEvent, subjectOf } from "@callboard/bus/event.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import {
  AuditionPlacesChangedSchema,
  AuditionRequestedSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { ScheduleChangedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

let world: World;
let database: pg.Client;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let producer: Actor;
let projectId: string;
beforeAll(async () => {
  world = await openWorld({ ANNOUNCE_SWEEP_MS: "20" });
  calls = callsOf(world);
  database = new pg.Client(world.databaseUrl);
  await database.connect();
});
beforeEach(() => {
  people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA);
});
afterAll(async () => {
  await database.end();
  await world.close();
});

const invited = (slot: string): Promise<Sent> => calls.invited(producer, projectId, slot);
/** Moves the slot to another day, in projects. */
async function move(slot: string, days: number, moved = true): Promise<void> {
  const known = world.others.slots.get(slot);
  const startsAt = timestampFromDate(new Date(Date.now() + days * 86_400_000));
  world.others.slots.set(slot, { ...known, startsAt, version: (known?.version ?? 1n) + 1n });
  const movedSlotIds = moved ? [slot] : [];
  await world.receive(ScheduleChangedSchema, {
    projectId,
    companyId: people.companyA,
    slotIds: [slot],
    movedSlotIds,
  });
}
const standing = (sent: Sent) =>
  calls.read(sent.talent, sent, "BookingStatus AuditionId AuditionStatus Waiting { HeldUntil }");
const causes = ({ talent }: Sent) =>
  world.published
    .filter(({ subject }) => subject.includes("audition.requested"))
    .map((one) => readEvent(AuditionRequestedSchema, one))
    .filter(({ userId }) => userId === talent.userId)
    .map(({ cause }) => cause);
const taken = async (slot: string) =>
  (await database.query<{ taken: number }>("select taken from slot where id = $1", [slot])).rows[0]?.taken;

test("whoever has a moved slot gets a new request, and keeps the place until it ends", async () => {
  const slot = world.others.slot(projectId);
  const [confirmed, offered] = [await invited(slot), await invited(slot)];
  await calls.confirm(confirmed.talent, confirmed, slot);
  expect(await taken(slot)).toBe(1);
  await move(slot, 14);
  for (const one of [confirmed, offered]) await waitFor("both requests", () => causes(one).length === 2);
  for (const one of [confirmed, offered]) {
    expect(causes(one)).toEqual(["", "Moved"]);
    expect(await standing(one)).toMatchObject({
      BookingStatus: "AuditionRequested",
      AuditionId: `AUD#${slot}`,
      AuditionStatus: "Offered",
    });
  }
  expect(await taken(slot)).toBe(0);
  // The slot was filled once, and no one else had its place in between.
  const places = world.published.filter(({ aggregateId }) => aggregateId === slot);
  expect(places.map(({ subject }) => subject)).toEqual([subjectOf(AuditionPlacesChangedSchema)]);
  expect(facts(await calls.confirm(offered.talent, offered, slot))).toMatchObject({ rule: "SLOT_TAKEN" });
  expect(await calls.confirm(confirmed.talent, confirmed, slot)).toEqual([]);
  expect(await taken(slot)).toBe(1);
});

test("each move sends one request, and a change that moves nothing sends none", async () => {
  const slot = world.others.slot(projectId, { capacity: 2 });
  const sent = await invited(slot);
  await calls.confirm(sent.talent, sent, slot);
  await move(slot, 14);
  await waitFor("the request", () => causes(sent).length === 2);
  await calls.confirm(sent.talent, sent, slot);
  await move(slot, 21);
  await waitFor("another", () => causes(sent).length === 3);
  await calls.confirm(sent.talent, sent, slot);
  await move(slot, 28, false);
  await waitFor("the change", async () => {
    const { rows } = await database.query<{ days: number }>(
      "select extract(day from starts_at - now())::int as days from slot where id = $1",
      [slot],
    );
    return (rows[0]?.days ?? 0) > 21;
  });
  const elsewhere = await invited(world.others.slot(projectId));
  await waitFor("what follows", () => causes(elsewhere).length === 1);
  expect(await standing(sent)).toMatchObject({ BookingStatus: "AuditionConfirmed" });
  expect(causes(sent)).toEqual(["", "Moved", "Moved"]);
});

test("who declines the moved slot gives the place back; a request that runs out leads back", async () => {
  const slot = world.others.slot(projectId);
  const [first, second] = [await invited(slot), await invited(slot)];
  await calls.confirm(first.talent, first, slot);
  await move(slot, 14);
  for (const one of [first, second]) await waitFor("the request", () => causes(one).length === 2);
  expect(await calls.cancel(first.talent, first)).toEqual([]);
  expect(await calls.confirm(second.talent, second, slot)).toEqual([]);
  await move(slot, 21);
  await waitFor("the request", () => causes(second).length === 3);
  await database.query("update submission set audition_expires_at = now() where user_id = $1", [
    second.talent.userId,
  ]);
  await waitFor("the end", async () => (await standing(second))["BookingStatus"] === "Submitted");
  expect(await taken(slot)).toBe(0);
});
