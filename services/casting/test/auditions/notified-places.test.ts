import pg from "pg";
import { readEvent, subjectOf } from "@callboard/bus/event.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { AuditionPlacesChangedSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf, type Sent } from "../submission-calls.ts";

let world: World;
let database: pg.Client;
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
  const people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA);
});
afterAll(async () => {
  await database.end();
  await world.close();
});

const invited = (slot: string): Promise<Sent> => calls.invited(producer, projectId, slot);
const confirm = async (sent: Sent, slot: string) =>
  expect(await calls.confirm(sent.talent, sent, slot)).toEqual([]);
const cancel = async (sent: Sent) => expect(await calls.cancel(sent.talent, sent)).toEqual([]);
const waiting = async (name: string, { PK, SK, talent }: Sent, slot?: string) => {
  const [declared, given] = slot ? [", $a: ID!", ", auditionId: $a"] : ["", ""];
  const query = `mutation($p: ID!, $s: ID!${declared}) { ${name}(pK: $p, sK: $s${given}) { SK } }`;
  expect((await world.execute(talent, query, { p: PK, s: SK, a: slot })).errors).toEqual([]);
};
const idsOf = (...sent: readonly Sent[]) => sent.map(({ talent }) => talent.userId).toSorted();

/** The notifications about a slot so far: how few places are left (null for plenty), and to whom. */
async function noticesOf(slot: string): Promise<readonly (readonly [number | null, ...string[]])[]> {
  // Events are published in order, so once this one is there, all earlier ones are.
  const { talent } = await calls.send(world.others.position(projectId));
  await waitFor("the last event", () => world.published.some(({ actorId }) => actorId === talent.userId));
  return world.published
    .filter(({ subject }) => subject === subjectOf(AuditionPlacesChangedSchema))
    .map((one) => readEvent(AuditionPlacesChangedSchema, one))
    .filter(({ slotId }) => slotId === slot)
    .map(({ left, userIds }) => [left ?? null, ...userIds.toSorted()] as const);
}

test("people who are invited to a slot are notified when each of its last places is taken or free again", async () => {
  const [slot, other] = [world.others.slot(projectId, { capacity: 2 }), world.others.slot(projectId)];
  const [one, two, still, gone] = [
    await invited(slot),
    await invited(slot),
    await invited(slot),
    await invited(slot),
  ];
  await invited(other);
  await cancel(gone);
  expect(await noticesOf(slot)).toEqual([]);
  await confirm(one, slot);
  await confirm(two, slot);
  await cancel(two);
  await cancel(one);
  expect(await noticesOf(slot)).toEqual([
    [1, ...idsOf(two, still)],
    [0, ...idsOf(still)],
    [1, ...idsOf(still)],
    [2, ...idsOf(still)],
  ]);
  expect(await noticesOf(other)).toEqual([]);
});

test("while there are many places nobody is notified of them", async () => {
  const slot = world.others.slot(projectId, { capacity: 5 });
  const [one, two, still] = [await invited(slot), await invited(slot), await invited(slot)];
  await confirm(one, slot);
  expect(await noticesOf(slot)).toEqual([]);
  await confirm(two, slot);
  await cancel(two);
  expect(await noticesOf(slot)).toEqual([
    [3, ...idsOf(still)],
    [null, ...idsOf(still)],
  ]);
});

test("of two who take the last two places at once, one fills the slot", async () => {
  const slot = world.others.slot(projectId, { capacity: 2 });
  const [one, two, still] = [await invited(slot), await invited(slot), await invited(slot)];
  await Promise.all([confirm(one, slot), confirm(two, slot)]);
  const notices = await noticesOf(slot);
  expect(notices.map(([left]) => left)).toEqual([1, 0]);
  expect(notices.at(-1)).toEqual([0, ...idsOf(still)]);
});

test("a place that goes to the line is free for nobody else, until the line leaves it", async () => {
  const slot = world.others.slot(projectId, { capacity: 1 });
  const [inside, first, passing] = [await invited(slot), await invited(slot), await invited(slot)];
  await confirm(inside, slot);
  await waiting("joinWaitingList", first, slot);
  await cancel(inside);
  const full = [0, ...idsOf(first, passing)];
  expect(await noticesOf(slot)).toEqual([full]);
  await waiting("leaveWaitingList", first);
  const [, freed] = await noticesOf(slot);
  expect(freed?.[0]).toBe(1);
  expect(freed).toContain(passing.talent.userId);
});

test("a line for free places keeps them from everybody else", async () => {
  const slot = world.others.slot(projectId, { capacity: 1 });
  const [first, passing] = [await invited(slot), await invited(slot)];
  await waiting("joinWaitingList", first, slot);
  expect(await noticesOf(slot)).toEqual([[0, ...idsOf(first, passing)]]);
});

test("whoever changes lines leaves a free place behind", async () => {
  const [slot, other] = [world.others.slot(projectId), world.others.slot(projectId)];
  const [first, passing] = [await calls.send(world.others.position(projectId)), await invited(slot)];
  expect(await calls.request(producer, first, null)).toEqual([]);
  await waiting("joinWaitingList", first, slot);
  await waiting("joinWaitingList", first, other);
  expect(await noticesOf(slot)).toEqual([
    [0, ...idsOf(passing)],
    [1, ...idsOf(passing)],
  ]);
});

test("a slot with more places than before is free again", async () => {
  const slot = world.others.slot(projectId, { capacity: 1 });
  const [inside, still] = [await invited(slot), await invited(slot)];
  await confirm(inside, slot);
  for (const capacity of [1, 2, 3, 9]) {
    await calls.changeSlot(slot, { capacity });
    const { version } = world.others.slots.get(slot) ?? {};
    const known = async () =>
      (await database.query("select version from slot where id = $1", [slot])).rows[0];
    await waitFor("the event", async () => (await known())?.version === String(version));
  }
  expect(await noticesOf(slot)).toEqual([
    [0, ...idsOf(still)],
    [1, ...idsOf(still)],
    [2, ...idsOf(still)],
    [null, ...idsOf(still)],
  ]);
});

test("an event names five hundred people at most, those invited last", async () => {
  const slot = world.others.slot(projectId, { capacity: 1 });
  const [inside, still] = [await invited(slot), await invited(slot)];
  const [, , userId] = still.SK.split("#");
  await database.query(
    `insert into submission select (jsonb_populate_record(known, jsonb_build_object('id', gen_random_uuid(),
      'user_id', gen_random_uuid(), 'updated_at', now() + make_interval(secs => number)))).*
    from submission known, generate_series(1, 500) number where known.user_id = $1`,
    [userId],
  );
  await confirm(inside, slot);
  const [notice] = await noticesOf(slot);
  expect(notice).toHaveLength(1 + 500);
  expect(notice).not.toContain(userId);
});
