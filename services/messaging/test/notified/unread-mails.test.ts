import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { ok } from "@callboard/kit/result.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { mailUnread } from "#adapters/events/later-mails.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Recipient, Upstreams } from "#app/ports.ts";
import { createMailLinks } from "../../src/domain/mails/mail-links.ts";
import { createUnsubscribeTokens } from "../../src/adapters/http/unsubscribe-tokens.ts";

const links = createMailLinks("http://localhost", createUnsubscribeTokens("secret"));
let store: TestDatabase;
let database: ReturnType<typeof openDatabase<Tables>>;
beforeAll(async () => {
  store = await serviceDatabase("messaging", new URL("../../migrations/", import.meta.url));
  database = openDatabase<Tables>({ url: store.url, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await store.drop();
});

/** Identity, whose responses wait until both replicas have read what is due. */
function slowIdentity(calls: number): Upstreams {
  let released = () => {};
  const all = new Promise<void>((resolve) => (released = resolve));
  let called = 0;
  const toPerson = (id: string): [string, Recipient] => [
    id,
    {
      id,
      firstName: "Ada",
      lastName: "Vale",
      roles: ["Talent"],
      companyId: null,
      agentIds: [],
      registered: true,
      suspended: false,
      minor: false,
      email: `${id}@example.test`,
      language: "en",
    },
  ];
  return {
    batchGetMembers: async (ids: readonly string[]) => {
      called += 1;
      if (called === calls) released();
      await all;
      return ok(new Map(ids.map(toPerson)));
    },
  } as Partial<Upstreams> as Upstreams;
}

test("a message that two replicas find unread is counted and mailed once", async () => {
  const [reader, sender, conversationId, messageId] = [newId(), newId(), newId(), newId()];
  await sql`insert into person (user_id) values (${reader}), (${sender})`.execute(database.db);
  await sql`
    insert into conversation (id, subject, started_by) values (${conversationId}, 'The part', ${sender})`.execute(
    database.db,
  );
  await sql`
    insert into participant (conversation_id, user_id, other_id, unread)
    values (${conversationId}, ${reader}, ${sender}, 1)`.execute(database.db);
  await sql`
    insert into unread_mail (conversation_id, user_id, message_id, sender_id, due_at)
    values (${conversationId}, ${reader}, ${messageId}, ${sender}, now() - interval '1 minute')`.execute(
    database.db,
  );
  await sql`
    insert into notification_setting (user_id, modes) values (${reader}, '{"Message": "Daily"}')`.execute(
    database.db,
  );
  const sources = { db: database.db, upstreams: slowIdentity(2), links };
  await Promise.all([mailUnread(sources), mailUnread(sources)]);
  const { rows } = await sql`select user_id, count from notification`.execute(database.db);
  expect(rows).toEqual([{ user_id: reader, count: 1 }]);
});
