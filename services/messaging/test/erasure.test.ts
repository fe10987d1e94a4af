import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { UserErasedSchema, UserExportRequestedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { purgeReports } from "../src/adapters/store/reports/reports.ts";
import type { Tables } from "../src/adapters/store/tables.ts";
import { startMessaging } from "./messaging-fixture.ts";

const erased = member({ roles: [], registered: false });
const gone = member({ roles: ["Production"] });
const reader = member({ roles: ["Production"] });
let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  system = await startMessaging(
    [{ member: erased, firstName: "" }, { member: gone }, { member: reader }],
    new Map(),
  );
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

async function erase({ userId }: { readonly userId: string }): Promise<void> {
  const draft = draftEvent(UserErasedSchema, { userId }, { aggregateId: userId, version: 2 });
  await system.bus.publish([
    { ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" },
  ]);
}

test("the name of somebody who is erased is what identity has of them: nothing", async () => {
  const { userId } = erased;
  await database.query("insert into person (user_id, first_name, last_name) values ($1, 'Nora', 'Vale')", [
    userId,
  ]);
  await erase(erased);
  await waitFor("the empty name", async () => {
    const { rows } = await database.query("select first_name from person where user_id = $1", [userId]);
    return rows[0]?.first_name === "";
  });
  const { rows } = await database.query("select count(*)::int as kept from person where user_id = $1", [
    userId,
  ]);
  expect(rows).toEqual([{ kept: 1 }]);
});

const CREATE = "mutation ($c: ConversationInput!) { createConversation(conversation: $c) { SK } }";
const ADD = "mutation ($m: MessageInput!) { addMessage(message: $m) { SK } }";
const READ = `query ($id: ID!, $PK: ID!) {
  getConversationMessages(conversation_id: $id) { Data { Subject Message User { Id } } }
  getConversation(PK: $PK, SK: $id) { Data { Subject LastMessage NumberMessages } } }`;

test("what an erased member wrote is blank in its place, what others wrote stays", async () => {
  const c = { ReceiverId: `USR#${reader.userId}`, Subject: "Zephyrine", Message: "Call Zephyrine." };
  const started = await system.execute<{ createConversation: { SK: string } }>(gone, CREATE, { c });
  const { SK } = started.data.createConversation;
  const post = (actor: typeof gone, Message: string) =>
    system.execute(actor, ADD, { m: { ConversationId: SK, Message } });
  await post(reader, "Thank you.");
  await post(gone, "Zephyrine it is.");
  // The reader's night: the mail about the unread message waits.
  await database.query(
    "insert into notification_setting (user_id, quiet_from, quiet_to) values ($1, '00:00', '23:59')",
    [reader.userId],
  );
  const quoted = async () =>
    (await database.query("select from mail where body like '%Zephyrine%'")).rows.length;
  await waitFor("the waiting mail", async () => {
    await database.query("update unread_mail set due_at = now()");
    return (await quoted()) === 1;
  });
  await erase(gone);
  const read = async () => {
    const { data } = await system.execute<Record<string, { Data: object }[]>>(reader, READ, {
      id: SK,
      PK: `USR#${reader.userId}`,
    });
    return data;
  };
  const blank = (message: string, { userId }: typeof gone) => ({
    Data: { Subject: "", Message: message, User: { Id: `USR#${userId}` } },
  });
  await waitFor("the erasure", async () => !JSON.stringify(await read()).includes("Zephyrine"));
  expect(await read()).toEqual({
    getConversationMessages: [blank("", gone), blank("Thank you.", reader), blank("", gone)],
    getConversation: { Data: { Subject: "", LastMessage: null, NumberMessages: 3 } },
  });
  expect(await quoted()).toBe(0);
});

test("a sealed report outlives the account of who wrote it by the year that reports are kept", async () => {
  const reported = async (status: string, days: number) => {
    const id = newId();
    await database.query(
      `insert into report (id, reporter_id, reported_id, conversation_id, subject, reason, seal, status, updated_at)
       select $1, $2, $2, id, 'x', 'Scam', 'seal', $3, now() - make_interval(days => $4) from conversation limit 1`,
      [id, reader.userId, status, days],
    );
    await database.query(
      `insert into reported_message (report_id, message_id, sender_id, sender_name, body, sent_at)
       values ($1, $1, $2, '', 'Pay first.', now())`,
      [id, gone.userId],
    );
    return id;
  };
  await reported("Actioned", 366);
  const kept = [await reported("Actioned", 364), await reported("Open", 900)];
  const { db, close } = openDatabase<Tables>({
    url: system.databaseUrl,
    name: "test",
    log: createLog("test", "silent"),
  });
  await purgeReports(db);
  await close();
  const { rows } = await database.query(
    "select report_id as id from reported_message where sender_id = $1 order by report_id",
    [gone.userId],
  );
  expect(rows).toEqual(kept.toSorted().map((id) => ({ id })));
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
