import { draftEvent, type EventSchema } from "@callboard/bus/event.ts";
import type { SettledNotices } from "@callboard/catalog/events/event-row.ts";
import { NOTICES, type NoticeName } from "@callboard/catalog/events/events.ts";
import { newId } from "@callboard/kit/ids.ts";
import { KNOWN_EVENTS } from "@callboard/proto/known-events.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { startMessaging } from "../messaging-fixture.ts";

const [talent, agent] = [member({ roles: ["Talent"] }), member({ roles: ["Agent"] })];

interface Case extends SettledNotices {
  readonly event: string;
  readonly schema: EventSchema;
}
const CASES: readonly Case[] = KNOWN_EVENTS.flatMap(({ name: event, schema, row }) =>
  (row.settles ?? []).map((settled) => ({ ...settled, event, schema })),
);

let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  system = await startMessaging(
    [talent, agent].map((one) => ({ member: one })),
    new Map(),
  );
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

/** A line of each notice in the lists of two people. */
async function fill(notices: readonly string[], facts: object): Promise<void> {
  for (const { userId } of [talent, agent])
    for (const happening of notices)
      await database.query(
        `insert into notification (id, user_id, group_key, happening, kind, facts, count, digest)
         values ($1::uuid, $2, $1::text, $3, 'Response', $4, 1, false)`,
        [newId(), userId, happening, { ...facts, project: "The Long Night" }],
      );
}

async function publish(schema: EventSchema, message: Record<string, unknown>): Promise<void> {
  const id = newId();
  const draft = draftEvent(schema, message, { aggregateId: newId(), version: 1 });
  await system.bus.publish([{ ...draft, id, occurredAt: new Date(), actorId: null, traceparent: "" }]);
  await waitFor("the effect", async () => {
    const { rows } = await database.query(
      "select from inbox where event_id = $1 and consumer = 'messaging-notices'",
      [id],
    );
    return rows.length === 1;
  });
}

/** How many lines with a fact are unread. */
async function unread(fact: string, id: string | undefined): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    "select count(*)::int as n from notification where facts ->> $1 = $2 and read_at is null and happening = any($3)",
    [fact, id, Object.keys(NOTICES)],
  );
  return rows[0]?.n ?? 0;
}

test.each(CASES)("$event settles $notices", async ({ schema, notices, by, when = {} }) => {
  for (const name of notices) {
    const { listed, about } = NOTICES[name as NoticeName];
    expect(listed).not.toEqual([]);
    expect(Object.keys(about)).toEqual(expect.arrayContaining(Object.keys(by)));
  }
  await database.query("delete from notification");
  const facts = Object.fromEntries(Object.keys(by).map((fact) => [fact, newId()]));
  const [fact = "", own] = Object.entries(facts)[0] ?? [];
  const others = { ...facts, [fact]: newId() };
  await fill(notices, facts);
  await fill(notices, others);
  const message = Object.fromEntries(Object.entries(by).map(([name, field]) => [field, facts[name]]));
  const one = Object.fromEntries(Object.entries(when).map(([field, [value]]) => [field, value]));
  const strange = Object.fromEntries(Object.keys(when).map((field) => [field, "Otherwise"]));
  if (Object.keys(when).length > 0) {
    await publish(schema, { ...message, ...strange });
    expect(await unread(fact, own)).toBe(2 * notices.length);
  }
  await publish(schema, { ...message, ...one });
  expect(await unread(fact, own)).toBe(0);
  expect(await unread(fact, others[fact])).toBe(2 * notices.length);
});

test("an unannounced decision changes no notice of the talent side", () => {
  const early = CASES.filter(({ event }) => event === "SubmissionBooked" || event === "SubmissionNotBooked");
  const names = early.flatMap(({ notices }) => notices) as NoticeName[];
  for (const name of names) expect(NOTICES[name].listed).not.toContain("agent");
});
