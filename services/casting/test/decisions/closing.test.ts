import { sql } from "kysely";
import type { Actor } from "@callboard/kit/actor.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import {
  PositionFilledSchema,
  PositionUpdatedSchema,
  ProjectClosedSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createReads } from "../../src/adapters/store/reads.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { unitOf } from "../../src/adapters/store/unit-of-work.ts";
import { answerUnanswered } from "../../src/app/closing/answer-unanswered.ts";
import type { Deps } from "../../src/app/ports.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

const HOUR_MS = 3_600_000;
let world: World;
let database: Database<Tables>;
let people: ReturnType<typeof createPeople>;
let producer: Actor;
let projectId: string;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
beforeAll(async () => {
  // Disables automatic passes: each test sets how much time has passed.
  world = await openWorld({ EXPIRY_SWEEP_MS: String(HOUR_MS) });
  calls = callsOf(world);
  requests = requestCallsOf(world);
  database = openDatabase({ url: world.databaseUrl, name: "test", log: createLog("test", "silent") });
});
beforeEach(() => {
  people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA);
});
afterAll(async () => {
  await database.close();
  await world.close();
});

/** Passes on what is due after this many hours. */
async function answer(hours: number) {
  const { db } = database;
  const failed: string[] = [];
  const deps = {
    reads: createReads(db),
    now: () => new Date(Date.now() + hours * HOUR_MS),
    transaction: createTransaction(db, unitOf),
  } satisfies Partial<Deps>;
  const count = await answerUnanswered(deps, ({ userId }) => void failed.push(userId));
  return { count, failed };
}

let version = 1n;
/** Sets another state of a position, in projects. */
async function turn(positionId: string, status: string): Promise<void> {
  version += 1n;
  world.others.positions.set(positionId, { ...world.others.positions.get(positionId), status, version });
  const about = { projectId, positionId, companyId: people.companyA };
  if (status === "Filled") await world.receive(PositionFilledSchema, about);
  else await world.receive(PositionUpdatedSchema, { ...about, fields: ["RoleStatus"] });
  await waitFor(`the position is ${status}`, async () => {
    const rows = await database.db
      .selectFrom("position")
      .select("status")
      .where("id", "=", positionId)
      .execute();
    return rows[0]?.status === status;
  });
}
const states = (sent: readonly Sent[]) =>
  Promise.all(sent.map(async (one) => (await calls.read(one.talent, one, "BookingStatus"))["BookingStatus"]));
const position = () => world.others.position(projectId);
const namesOf = ({ talent }: Sent) =>
  world.published
    .filter(({ payload }) => Buffer.from(payload).includes(talent.userId))
    .map(({ subject }) => subject.split(".")[3]);

/** One submission of each kind: open, backup, offered, and free on the dates. */
async function everyKind(positionId: string) {
  const [open, backup, offered, promised] = [
    await calls.send(positionId),
    await calls.send(positionId),
    await calls.send(positionId),
    await calls.send(positionId),
  ];
  for (const one of [backup, offered, promised]) {
    await calls.set(producer, one, "Selected");
    await requests.avail(producer, one, { Dates: ["2099-03-01"] });
  }
  await calls.set(producer, backup, "Backup");
  await requests.offer(producer, offered, { Terms: "Scale" });
  await requests.answer(promised.talent, promised, "Free");
  return [open, backup, offered, promised] as const;
}

test("a day after a position is filled, open submissions are notified; promised dates are released; backups follow after a week", async () => {
  const positionId = position();
  const all = await everyKind(positionId);
  expect(await answer(24 * 30)).toEqual({ count: 0, failed: [] });
  await turn(positionId, "Filled");
  expect(await answer(23)).toEqual({ count: 0, failed: [] });
  expect(await answer(25)).toEqual({ count: 2, failed: [] });
  // Talent reads that the dates are still asked for, not that they are a backup.
  expect(await states(all)).toEqual(["NotBooked", "Avail", "Offered", "Released"]);
  expect(await answer(24 * 6)).toMatchObject({ count: 0 });
  expect(await answer(24 * 7 + 1)).toMatchObject({ count: 1 });
  expect(await states(all)).toEqual(["NotBooked", "NotBooked", "Offered", "Released"]);
  // Once and known at once: no announcement follows.
  await waitFor("the event", () => namesOf(all[0]).length >= 2);
  expect(namesOf(all[0])).toEqual(["created", "not_booked"]);
  const history = await calls.read(producer, all[0], "UndoUntil History { From To }");
  expect(history).toEqual({
    UndoUntil: null,
    History: [
      { From: null, To: "Submitted" },
      { From: "Submitted", To: "NotBooked" },
    ],
  });
  expect(await answer(24 * 7 + 1)).toMatchObject({ count: 0 });
});

test("a position that opens again in time notifies nobody; when it is closed later, the day begins again", async () => {
  const positionId = position();
  const sent = await calls.send(positionId);
  await turn(positionId, "Filled");
  await turn(positionId, "Open");
  expect(await answer(24 * 30)).toMatchObject({ count: 0 });
  expect(await states([sent])).toEqual(["Submitted"]);
  await turn(positionId, "Closed");
  expect(await answer(25)).toMatchObject({ count: 1 });
});

test("the close of a project ends its positions, backups too", async () => {
  const positionId = position();
  const [open, backup] = await everyKind(positionId);
  const project = world.others.projects.get(projectId);
  world.others.projects.set(projectId, { ...project, status: "Closed", version: 2n });
  world.others.positions.set(positionId, { ...world.others.positions.get(positionId), status: "Closed" });
  await world.receive(ProjectClosedSchema, { projectId, companyId: people.companyA });
  await waitFor("the close", async () => (await answer(25)).count === 3);
  expect(await states([open, backup])).toEqual(["NotBooked", "NotBooked"]);
});

const SET = `mutation($a: AutomaticAnswersInput!) { setAutomaticAnswers(answers: $a) { Status } }`;
const setAnswers = (actor: Actor | null, On: boolean | null, RoleId: string | null = null) =>
  world.execute(actor, SET, { a: { ProjectId: projectId, RoleId, On } });
const settings = async (actor: Actor, positionId: string): Promise<object | undefined> =>
  (
    await world.execute<{ _entities: { Data: object }[] }>(
      actor,
      `query($r: [_Any!]!) { _entities(representations: $r) { ... on Position { Data { AutomaticAnswers AnswersDueAt } } } }`,
      { r: [{ __typename: "Position", PK: `PRJ#${projectId}`, SK: `ROLE#${positionId}` }] },
    )
  ).data._entities[0]?.Data;

test("a company can decide by hand: for a position, or for every position of a project", async () => {
  const [one, other] = [position(), position()];
  for (const positionId of [one, other]) await calls.send(positionId);
  expect((await setAnswers(producer, false, one)).errors).toEqual([]);
  for (const positionId of [one, other]) await turn(positionId, "Closed");
  expect(await settings(producer, one)).toEqual({ AutomaticAnswers: false, AnswersDueAt: null });
  expect(await settings(producer, other)).toMatchObject({
    AutomaticAnswers: true,
    AnswersDueAt: expect.stringMatching(/Z$/),
  });
  const hidden = { AutomaticAnswers: null, AnswersDueAt: null };
  for (const actor of [people.talentSelf, people.producerOther])
    expect(await settings(actor, other)).toEqual(hidden);
  expect((await setAnswers(producer, false)).errors).toEqual([]);
  expect(await answer(25)).toMatchObject({ count: 0 });
  expect((await setAnswers(producer, true)).errors).toEqual([]);
  expect(await answer(25)).toMatchObject({ count: 1 });
});

test.each<[string, () => Actor | null, string]>([
  ["a talent", () => people.talentSelf, "FORBIDDEN"],
  ["another company", () => people.producerOther, "NOT_FOUND"],
  ["a guest", () => null, "UNAUTHENTICATED"],
])("%s cannot say so: %#", async (_, actor, code) => {
  expect(facts((await setAnswers(actor(), false)).errors)).toMatchObject({ code });
});

test("bad input names its field, and a position of another project is not found", async () => {
  expect(facts((await setAnswers(producer, null)).errors)).toMatchObject({
    fields: [{ path: "answers.On" }],
  });
  const elsewhere = world.others.position(world.others.project(people.companyA));
  expect(facts((await setAnswers(producer, true, elsewhere)).errors)).toMatchObject({ code: "NOT_FOUND" });
});

test("a submission that cannot be notified is reported and delays no other; two simultaneous runs notify once", async () => {
  const positionId = position();
  const [broken, ...others] = [
    await calls.send(positionId),
    await calls.send(positionId),
    await calls.send(positionId),
  ];
  await turn(positionId, "Closed");
  await sql`
    create function refuse_answer() returns trigger language plpgsql as $$
      begin raise exception 'this row cannot be written'; end $$`.execute(database.db);
  await sql`
    create trigger refuse_answer before update on submission for each row
    when (old.user_id = ${sql.lit(broken.talent.userId)}) execute function refuse_answer()`.execute(
    database.db,
  );
  expect(await answer(25)).toEqual({ count: 2, failed: [broken.talent.userId] });
  expect(await states(others)).toEqual(["NotBooked", "NotBooked"]);
  await sql`drop trigger refuse_answer on submission`.execute(database.db);
  const both = await Promise.all([answer(25), answer(25)]);
  expect(both.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});
