import pg from "pg";
import type { Actor } from "@callboard/kit/actor.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf, type Sent } from "../submission-calls.ts";

let world: World;
let calls: ReturnType<typeof callsOf>;
let producer: Actor;
let projectId: string;

beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
});
beforeEach(() => {
  const people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA);
});
afterAll(() => world.close());

const invited = (slot: string): Promise<Sent> => calls.invited(producer, projectId, slot);
const confirm = async (sent: Sent, slot: string) =>
  expect(await calls.confirm(sent.talent, sent, slot)).toEqual([]);
const join = async ({ PK, SK, talent }: Sent, slot: string) => {
  const query =
    "mutation($p: ID!, $s: ID!, $a: ID!) { joinWaitingList(pK: $p, sK: $s, auditionId: $a) { SK } }";
  expect((await world.execute(talent, query, { p: PK, s: SK, a: slot })).errors).toEqual([]);
};
const left = async (sent: Sent, actor: Actor = sent.talent) =>
  (await calls.read(actor, sent, "AuditionPlacesLeft"))["AuditionPlacesLeft"];

test("the invited side, its agent and the company read how many places are left, as others take them", async () => {
  const slot = world.others.slot(projectId, { capacity: 2 });
  const [sent, one, two] = [await invited(slot), await invited(slot), await invited(slot)];
  const agent = member({ roles: ["Agent"], representedIds: [sent.talent.userId] });
  expect(await left(sent)).toBe(2);
  await confirm(one, slot);
  for (const actor of [sent.talent, agent, producer]) expect(await left(sent, actor)).toBe(1);
  await confirm(two, slot);
  expect(await left(sent)).toBe(0);
  // For someone who has a place the field is null, and nothing is read.
  expect(await left(one)).toBeNull();
});

test("a place that is freed is left for the first in line, and for nobody else", async () => {
  const slot = world.others.slot(projectId, { capacity: 1 });
  const [inside, first, passing] = [await invited(slot), await invited(slot), await invited(slot)];
  await confirm(inside, slot);
  await join(first, slot);
  expect(await calls.cancel(inside.talent, inside)).toEqual([]);
  expect(await left(passing)).toBe(0);
  expect(await left(first)).toBe(1);
});

test("nothing is said beside a place that is held for the person", async () => {
  const slot = world.others.slot(projectId, { capacity: 1 });
  const sent = await calls.send(world.others.position(projectId));
  expect(await calls.request(producer, sent, slot)).toEqual([]);
  expect(await left(sent)).toBeNull();
  expect(await left(await invited(world.others.slot(projectId, { capacity: 1 })))).toBe(1);
});

test("nothing is said of a request without a slot, nor of a slot that is canceled or past", async () => {
  const open = await calls.send(world.others.position(projectId));
  expect(await left(open)).toBeNull();
  expect(await calls.request(producer, open, null)).toEqual([]);
  expect(await left(open)).toBeNull();
  const slot = world.others.slot(projectId);
  const sent = await invited(slot);
  expect(await left(sent)).toBe(1);
  const database = new pg.Client(world.databaseUrl);
  await database.connect();
  await database.query("update slot set starts_at = now() - interval '1 minute' where id = $1", [slot]);
  expect(await left(sent)).toBeNull();
  await database.query(
    "update slot set starts_at = now() + interval '1 day', cancelled = true where id = $1",
    [slot],
  );
  expect(await left(sent)).toBeNull();
  await database.end();
});

/** What casting adds to audition slots, as the gateway reads it. */
const ofSlots = (actor: Actor, slots: readonly string[]) =>
  world.execute<{ _entities: ({ Data: { PlacesLeft: number | null } } | null)[] }>(
    actor,
    "query($r: [_Any!]!) { _entities(representations: $r) { ... on AuditionTime { Data { PlacesLeft } } } }",
    { r: slots.map((id) => ({ __typename: "AuditionTime", PK: `PRJ#${projectId}`, SK: `AUD#${id}` })) },
  );
const leftIn = async (actor: Actor, ...slots: readonly string[]) =>
  (await ofSlots(actor, slots)).data._entities.map((slot) => slot?.Data.PlacesLeft);

test("the company reads how many places each slot has left, beside those taken and those of a line", async () => {
  const [slot, empty, unknown] = [
    world.others.slot(projectId, { capacity: 2 }),
    world.others.slot(projectId, { capacity: 5 }),
    world.others.slot(projectId),
  ];
  const [inside, other, first] = [await invited(slot), await invited(slot), await invited(slot)];
  await invited(empty);
  expect(await leftIn(producer, slot, empty, unknown)).toEqual([2, 5, null]);
  for (const sent of [inside, other]) await confirm(sent, slot);
  await join(first, slot);
  expect(await calls.cancel(inside.talent, inside)).toEqual([]);
  expect(await leftIn(producer, slot)).toEqual([0]);
  const { admin, producerOther } = createPeople();
  expect(await leftIn(admin, empty)).toEqual([5]);
  for (const actor of [first.talent, producerOther])
    expect(await leftIn(actor, slot, empty)).toEqual([null, null]);
  const [one, all] = [await ofSlots(producer, [slot]), await ofSlots(producer, [slot, empty])];
  expect(one.sqlStatements).toBe(all.sqlStatements);
});

test("a page of any size costs the same statements", async () => {
  const slot = world.others.slot(projectId, { capacity: 5 });
  const positionId = world.others.position(projectId);
  for (const _ of [1, 2, 3]) {
    const sent = await calls.send(positionId);
    expect(await calls.request(producer, sent, slot)).toEqual([]);
  }
  const page = (PageSize: number) =>
    world.execute<{ getPositionSubmissions: { Submissions: { Data: object }[] } }>(
      producer,
      `query($c: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $c) {
        Submissions { Data { AuditionPlacesLeft } } } }`,
      { c: { RoleId: positionId, PageSize } },
    );
  const [one, all] = [await page(1), await page(50)];
  expect(all.data.getPositionSubmissions.Submissions.map(({ Data }) => Data)).toEqual(
    // Each has a place held.
    Array(3).fill({ AuditionPlacesLeft: null }),
  );
  expect([one.sqlStatements, one.grpcCalls]).toEqual([all.sqlStatements, all.grpcCalls]);
});
