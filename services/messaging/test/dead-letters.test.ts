import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { startMessaging } from "./messaging-fixture.ts";

const LIST = `query ($c: DeadLettersCriteria) { getDeadLetters(criteria: $c) { PK SK Data {
  Subject AggregateId Reason Replays { UserId Date } } } }`;
const REPLAY = "mutation ($PK: ID!, $SK: ID!) { replayDeadLetter(PK: $PK, SK: $SK) { Status } }";

interface Letter {
  PK: string;
  SK: string;
  Data: { Reason: string; Replays: { UserId: string }[] };
}

const admin = member({ roles: ["Admin"] });
const talent = member({ roles: ["Talent"] });
let system: Awaited<ReturnType<typeof startMessaging>>;
let bus: pg.Client;
beforeAll(async () => {
  system = await startMessaging([{ member: admin }, { member: talent }], new Map());
  bus = new pg.Client({ connectionString: system.busUrl });
  await bus.connect();
});
afterAll(async () => {
  await bus.end();
  await system.stop();
});

/** Publishes an event that this consumer fails to handle; returns its id. */
async function died(consumer: string): Promise<string> {
  const id = newId();
  const subject = "callboard.test.thing.made.v1";
  const facts = { subject, occurredAt: new Date(), actorId: null, aggregateId: "thing", version: 1 };
  await system.bus.publish([{ id, ...facts, traceparent: "", payload: new Uint8Array() }]);
  await bus.query(
    "insert into dead_letter (consumer, position, id, reason) select $1, position, id, 'It broke.' from message where id = $2",
    [consumer, id],
  );
  return id;
}
const list = async (c: object = {}) =>
  (await system.execute<{ getDeadLetters: Letter[] }>(admin, LIST, { c })).data.getDeadLetters;
const replay = (actor: typeof admin, PK: string, SK: string) => system.execute(actor, REPLAY, { PK, SK });

test("an admin sees what failed and why, has it tried again, and it is kept who did", async () => {
  const id = await died("some-mails");
  const [letter] = await list({ Consumer: "some-mails" });
  expect(letter).toMatchObject({
    PK: "some-mails",
    SK: id,
    Data: { Subject: "callboard.test.thing.made.v1", AggregateId: "thing", Reason: "It broke.", Replays: [] },
  });
  for (let time = 0; time < 2; time += 1) expect((await replay(admin, "some-mails", id)).errors).toEqual([]);
  const [again] = await list({ Consumer: "some-mails" });
  expect(again?.Data.Replays.map(({ UserId }) => UserId)).toEqual(Array(2).fill(`USR#${admin.userId}`));
  const { rows } = await bus.query("select replay_requested_at from dead_letter where id = $1", [id]);
  expect(rows).toEqual([{ replay_requested_at: expect.any(Date) }]);
});

test("the consumer handles it again", async () => {
  const id = await died("again-consumer");
  const handled: string[] = [];
  const reader = await system.bus.subscribe({
    name: "again-consumer",
    subjects: ["callboard.test.>"],
    handle: async (envelope) => void handled.push(envelope.id),
  });
  await waitFor("the first reading", () => handled.includes(id));
  await replay(admin, "again-consumer", id);
  await waitFor("the second", () => handled.filter((one) => one === id).length === 2);
  await waitFor(
    "that nothing is left",
    async () => (await list({ Consumer: "again-consumer" })).length === 0,
  );
  await reader.stop();
  expect(await list({ Consumer: "again-consumer" })).toEqual([]);
});

test("what is wrong with the consumer or the event is said by the argument's name", async () => {
  const { errors } = await replay(admin, "MED#1", "POST#2");
  expect(errors[0]?.extensions["fields"]).toEqual([
    { path: "PK", rule: "FORMAT", message: "PK must be the name of a consumer." },
    { path: "SK", rule: "UUID", message: "SK must be the id of an event." },
  ]);
});

test("lists are bounded, and what is unknown or not allowed is said", async () => {
  for (let count = 0; count < 3; count += 1) await died("many");
  expect(await list({ Consumer: "many", PageSize: 2 })).toHaveLength(2);
  expect(await list({ Consumer: "nobody" })).toEqual([]);
  const answers = [
    await system.execute(admin, LIST, { c: { PageSize: 101 } }),
    await system.execute(admin, LIST, { c: { Consumer: "*" } }),
    await replay(admin, "many", newId()),
    await replay(admin, "many", "no id"),
    await replay(talent, "many", newId()),
    await system.execute(talent, LIST, {}),
  ];
  expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
    "VALIDATION",
    "VALIDATION",
    "NOT_FOUND",
    "VALIDATION",
    "FORBIDDEN",
    "FORBIDDEN",
  ]);
});
