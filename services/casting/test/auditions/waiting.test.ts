import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import pg from "pg";
import type { Actor } from "@callboard/kit/actor.ts";
import { readEvent } from "@callboard/bus/event.ts";
import { AuditionRequestedSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { untilAnswered } from "@callboard/testkit/until-answered.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

let world: World;
let database: pg.Client;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let producer: Actor;
let projectId: string;

beforeAll(async () => {
  world = await openWorld({ ANNOUNCE_SWEEP_MS: "20", ANNOUNCE_NOT_BOOKED_MS: "0" });
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

const run = async (actor: Actor | null, query: string, variables: Record<string, unknown>) =>
  (await world.execute(actor, query, variables)).errors;
const join = (actor: Actor | null, { PK, SK }: Sent, slot: string) =>
  run(
    actor,
    "mutation($p: ID!, $s: ID!, $a: ID!) { joinWaitingList(pK: $p, sK: $s, auditionId: $a) { SK } }",
    {
      p: PK,
      s: SK,
      a: slot,
    },
  );
const leave = (actor: Actor | null, { PK, SK }: Sent) =>
  run(actor, "mutation($p: ID!, $s: ID!) { leaveWaitingList(pK: $p, sK: $s) { SK } }", { p: PK, s: SK });
interface Place {
  readonly Cursor: string;
  readonly Place: number | null;
  readonly HeldUntil: string | null;
  readonly Submission: { readonly SK: string } | null;
}
const list = (actor: Actor | null, AuditionId: string, more: object = {}) =>
  world.execute<{ getWaitingList: Place[] }>(
    actor,
    `query($c: WaitingListCriteria!) { getWaitingList(criteria: $c) {
      Cursor AuditionId Audition { SK } Since Place HeldUntil Submission { SK Data { FirstName } } } }`,
    { c: { ProjectId: projectId, AuditionId, ...more } },
  );
const lineOf = async (slot: string) => (await list(producer, slot)).data.getWaitingList;
const standing = (sent: Sent) =>
  calls.read(
    sent.talent,
    sent,
    "BookingStatus AuditionId AuditionStatus Waiting { AuditionId Place HeldUntil }",
  );
const held = (sent: Sent) =>
  waitFor("the offer", async () => {
    const now = await standing(sent);
    return (now["Waiting"] as Place | null)?.HeldUntil ? now : null;
  });

/** A submission with an invitation that lets the talent choose the slot. */
async function invited(): Promise<Sent> {
  const sent = await calls.send(world.others.position(projectId));
  expect(await calls.request(producer, sent, null)).toEqual([]);
  return sent;
}
/** A full slot of this capacity, with the submissions that fill it. */
async function full(capacity = 1): Promise<{ slot: string; inside: Sent[] }> {
  const slot = world.others.slot(projectId, { capacity });
  const inside: Sent[] = [];
  while (inside.length < capacity) {
    const one = await invited();
    expect(await calls.confirm(one.talent, one, slot)).toEqual([]);
    inside.push(one);
  }
  return { slot, inside };
}

test("a place that is freed is held for the first in line, and nobody else can have it", async () => {
  const { slot, inside } = await full();
  const [first, second, passing] = [await invited(), await invited(), await invited()];
  for (const one of [first, second]) expect(await join(one.talent, one, slot)).toEqual([]);
  expect((await standing(second))["Waiting"]).toEqual({
    AuditionId: `AUD#${slot}`,
    Place: 2,
    HeldUntil: null,
  });
  expect(await calls.cancel(inside[0]!.talent, inside[0]!)).toEqual([]);
  // Whether or not the offer was made: the place belongs to the line.
  for (const one of [passing, second])
    expect(facts(await calls.confirm(one.talent, one, slot))).toMatchObject({ rule: "SLOT_TAKEN" });
  expect(facts(await calls.request(producer, passing, slot))).toMatchObject({ rule: "SLOT_TAKEN" });
  expect(await held(first)).toMatchObject({
    BookingStatus: "AuditionRequested",
    AuditionId: `AUD#${slot}`,
    AuditionStatus: "Offered",
    Waiting: { Place: null, HeldUntil: expect.stringMatching(/Z$/) },
  });
  expect((await lineOf(slot)).map(({ Place, Submission }) => [Place, Submission?.SK])).toEqual([
    [null, first.SK],
    [1, second.SK],
  ]);
  expect(await calls.confirm(first.talent, first, slot)).toEqual([]);
  expect((await lineOf(slot)).map(({ Submission }) => Submission?.SK)).toEqual([second.SK]);
  const freed = () =>
    world.published
      .filter(({ subject }) => subject.includes("audition.requested"))
      .map((one) => readEvent(AuditionRequestedSchema, one))
      .filter(({ slotId, cause }) => slotId === slot && cause !== "");
  await waitFor("the event", () => freed().length > 0);
  expect(freed()).toMatchObject([{ userId: first.talent.userId, slotId: slot, cause: "Freed" }]);
});

test("a hold that is declined or runs out goes to the next, and a raised capacity to all who then fit", async () => {
  const { slot, inside } = await full();
  const line = [await invited(), await invited(), await invited(), await invited()] as const;
  for (const one of line) await join(one.talent, one, slot);
  await calls.cancel(producer, inside[0]!);
  await held(line[0]);
  expect(await calls.cancel(line[0].talent, line[0])).toEqual([]);
  await held(line[1]);
  await database.query("update submission set audition_expires_at = now() where user_id = $1", [
    line[1].talent.userId,
  ]);
  await held(line[2]);
  expect(await standing(line[1])).toMatchObject({ BookingStatus: "Submitted", Waiting: null });
  await calls.changeSlot(slot, { capacity: 2 });
  await held(line[3]);
  const less = await world.asProjects.setSlotCapacity({ slotId: slot, capacity: 1, cancelled: false });
  expect(less).toMatchObject({ ok: false, failure: { rule: "HAS_CONFIRMED" } });
});

test("who leaves waits no longer; with a place that was held, the next has it", async () => {
  const { slot, inside } = await full();
  const [first, second] = [await invited(), await invited()];
  for (const one of [first, second]) await join(one.talent, one, slot);
  expect(await join(first.talent, first, slot)).toEqual([]);
  await calls.withdraw(inside[0]!.talent, inside[0]!);
  await held(first);
  expect(await leave(first.talent, first)).toEqual([]);
  expect(await leave(first.talent, first)).toEqual([]);
  expect(await standing(first)).toMatchObject({
    BookingStatus: "AuditionRequested",
    AuditionId: null,
    Waiting: null,
  });
  await held(second);
});

test("a pass that is not announced keeps the place in line, and no place is offered meanwhile", async () => {
  const slow = await openWorld({ ANNOUNCE_SWEEP_MS: "20" });
  const own = callsOf(slow);
  const project = slow.others.project(people.companyA);
  const slot = slow.others.slot(project);
  const requestNew = async () => {
    const one = await own.send(slow.others.position(project));
    await own.request(producer, one, null);
    return one;
  };
  const [inside, first, second] = [await requestNew(), await requestNew(), await requestNew()];
  await own.confirm(inside.talent, inside, slot);
  for (const one of [first, second])
    await slow.execute(
      one.talent,
      "mutation($p: ID!, $s: ID!, $a: ID!) { joinWaitingList(pK: $p, sK: $s, auditionId: $a) { SK } }",
      {
        p: one.PK,
        s: one.SK,
        a: slot,
      },
    );
  await own.book(producer, first, false);
  expect(await own.read(first.talent, first, "Waiting { Place }")).toEqual({ Waiting: { Place: 1 } });
  await own.cancel(inside.talent, inside);
  await waitFor(
    "the next",
    async () =>
      (await own.read(second.talent, second, "Waiting { HeldUntil }"))["Waiting"] !== null &&
      ((await own.read(second.talent, second, "Waiting { HeldUntil }"))["Waiting"] as Place).HeldUntil,
  );
  expect(await own.set(producer, first, "AuditionRequested")).toEqual([]);
  expect(await own.read(first.talent, first, "Waiting { Place }")).toEqual({ Waiting: { Place: 1 } });
  await slow.close();
});

test("of fifty calls at once for places that are freed at once, the first in line have them, each once", async () => {
  const { slot, inside } = await full(10);
  const waiting: Sent[] = [];
  while (waiting.length < 20) {
    const one = await invited();
    await join(one.talent, one, slot);
    waiting.push(one);
  }
  const others: Sent[] = [];
  while (others.length < 20) others.push(await invited());
  // Ten give their place back while twenty others and ten in line try to take it.
  const answers = await Promise.all([
    ...inside.map((one) => untilAnswered(() => calls.cancel(one.talent, one))),
    ...others.map((one) => untilAnswered(() => calls.confirm(one.talent, one, slot))),
    ...waiting.slice(10).map((one) => untilAnswered(() => calls.confirm(one.talent, one, slot))),
    ...others.slice(0, 10).map((one) => untilAnswered(() => join(one.talent, one, slot))),
  ]);
  expect(answers.slice(0, 10).flat()).toEqual([]);
  expect(new Set(answers.slice(10, 40).map((errors) => facts(errors)?.["rule"]))).toEqual(
    new Set(["SLOT_TAKEN"]),
  );
  await waitFor(
    "ten offers",
    async () => (await lineOf(slot)).filter(({ HeldUntil }) => HeldUntil).length === 10,
  );
  const line = await lineOf(slot);
  expect(line.slice(0, 10).map(({ Submission }) => Submission?.SK)).toEqual(
    waiting.slice(0, 10).map(({ SK }) => SK),
  );
  expect(line.slice(10).map(({ Place }) => Place)).toEqual(line.slice(10).map((_, place) => place + 1));
  const confirmed = await Promise.all(
    waiting.slice(0, 10).map((one) => untilAnswered(() => calls.confirm(one.talent, one, slot))),
  );
  expect(confirmed.flat()).toEqual([]);
  const { rows } = await database.query("select taken, capacity from slot where id = $1", [slot]);
  expect(rows).toEqual([{ taken: 10, capacity: 10 }]);
});

test("the list pages by cursor, and a page of any size costs the same", async () => {
  const { slot } = await full();
  for (const one of [await invited(), await invited(), await invited()]) await join(one.talent, one, slot);
  const all = await list(producer, slot, { PageSize: 100 });
  const first = await list(producer, slot, { PageSize: 1 });
  const rest = await list(producer, slot, { After: first.data.getWaitingList[0]?.Cursor });
  expect([...first.data.getWaitingList, ...rest.data.getWaitingList]).toEqual(all.data.getWaitingList);
  expect(all.data.getWaitingList.map(({ Place }) => Place)).toEqual([1, 2, 3]);
  expect([first.sqlStatements, first.grpcCalls]).toEqual([all.sqlStatements, all.grpcCalls]);
});

test("whoever may not wait in line sees why", async () => {
  const { slot, inside } = await full();
  const sent = await invited();
  expect(facts(await join(null, sent, slot))).toMatchObject({ code: "UNAUTHENTICATED" });
  expect(facts(await join(producer, sent, slot))).toMatchObject({ code: "FORBIDDEN" });
  expect(facts(await join(people.talentOther, sent, slot))).toMatchObject({ code: "NOT_FOUND" });
  expect(facts(await join(sent.talent, sent, "x"))).toMatchObject({ fields: [{ path: "auditionId" }] });
  const elsewhere = world.others.slot(world.others.project(people.companyA));
  expect(facts(await join(sent.talent, sent, elsewhere))).toMatchObject({ code: "NOT_FOUND" });
  const past = world.others.slot(projectId, { startsAt: timestampFromDate(new Date(Date.now() - 60_000)) });
  expect(facts(await join(sent.talent, sent, past))).toMatchObject({ rule: "SLOT_PAST" });
  expect(facts(await join(inside[0]!.talent, inside[0]!, slot))).toMatchObject({
    rule: "NOT_INVITED",
    state: "AuditionConfirmed",
  });
  expect(facts(await leave(people.talentOther, sent))).toMatchObject({ code: "NOT_FOUND" });
  expect(facts((await list(member({ roles: ["Talent"] }), slot)).errors)).toMatchObject({
    code: "FORBIDDEN",
  });
  expect(facts((await list(people.producerOther, slot)).errors)).toMatchObject({ code: "NOT_FOUND" });
  expect(facts((await list(producer, "x")).errors)).toMatchObject({
    fields: [{ path: "criteria.AuditionId" }],
  });
});

test("in line for a slot with room the place is offered at once; a cancelled slot has no line", async () => {
  const slot = world.others.slot(projectId);
  const sent = await invited();
  expect(await join(sent.talent, sent, slot)).toEqual([]);
  await held(sent);
  await calls.changeSlot(slot, { cancelled: true });
  await waitFor("no line", async () => (await standing(sent))["Waiting"] === null);
});
