import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { UserErasedSchema, UserExportRequestedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { startMessaging } from "./messaging-fixture.ts";

const erased = member({ roles: [], registered: false });
let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  system = await startMessaging([{ member: erased, firstName: "" }], new Map());
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

test("the name of somebody who is erased is what identity has of them: nothing", async () => {
  const { userId } = erased;
  await database.query("insert into person (user_id, first_name, last_name) values ($1, 'Nora', 'Vale')", [
    userId,
  ]);
  const draft = draftEvent(UserErasedSchema, { userId }, { aggregateId: userId, version: 2 });
  await system.bus.publish([
    { ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" },
  ]);
  await waitFor("the empty name", async () => {
    const { rows } = await database.query("select first_name from person where user_id = $1", [userId]);
    return rows[0]?.first_name === "";
  });
  const { rows } = await database.query("select count(*)::int as kept from person where user_id = $1", [
    userId,
  ]);
  expect(rows).toEqual([{ kept: 1 }]);
});

test("a copy of somebody's data has what they wrote, and nothing that others wrote", async () => {
  const [writer, reader] = [newId(), newId()];
  const conversationId = newId();
  await database.query(
    "insert into person (user_id, first_name, last_name) values ($1, 'Ada', 'L'), ($2, 'Bo', 'M')",
    [writer, reader],
  );
  await database.query("insert into conversation (id, subject, started_by) values ($1, 'The part', $2)", [
    conversationId,
    writer,
  ]);
  await database.query(
    "insert into message (id, conversation_id, sender_id, body) values ($1, $3, $4, 'Mine.'), ($2, $3, $5, 'Yours.')",
    [newId(), newId(), conversationId, writer, reader],
  );
  const exportId = newId();
  const draft = draftEvent(
    UserExportRequestedSchema,
    { userId: writer, exportId },
    { aggregateId: writer, version: 1 },
  );
  await system.bus.publish([
    { ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" },
  ]);
  const part = await waitFor("the part", async () => system.upstreams.exported.get(exportId) ?? false);
  expect(JSON.parse(part)).toMatchObject({ messages: [{ subject: "The part", body: "Mine." }] });
  expect(part).not.toContain("Yours.");
});
