import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { ok } from "@callboard/kit/result.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql, type Transaction } from "kysely";
import { endConversations, keepClosed, keepReopened, keepSuspended } from "#adapters/store/endings.ts";
import { reportWrites } from "#adapters/store/reports/reports.ts";
import type { Tables } from "#adapters/store/tables.ts";

let store: TestDatabase;
let database: ReturnType<typeof openDatabase<Tables>>;
beforeAll(async () => {
  store = await serviceDatabase("messaging", new URL("../migrations/", import.meta.url));
  database = openDatabase<Tables>({ url: store.url, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await store.drop();
});

const DAY_MS = 86_400_000;

interface Place {
  readonly projectId: string;
  readonly conversationId: string;
  readonly one: string;
  readonly other: string;
}
type Step = (tx: Transaction<Tables>, place: Place) => Promise<unknown>;

/** What can happen to a conversation, by name. */
const STEPS = {
  "closed 40 days ago": (tx, { projectId }) => keepClosed(tx, projectId, new Date(Date.now() - 40 * DAY_MS)),
  "closed yesterday": (tx, { projectId }) => keepClosed(tx, projectId, new Date(Date.now() - DAY_MS)),
  reopened: (tx, { projectId }) => keepReopened(tx, projectId),
  suspended: (tx, { one }) => keepSuspended(tx, one, true),
  reinstated: (tx, { one }) => keepSuspended(tx, one, false),
  "other suspended": (tx, { other }) => keepSuspended(tx, other, true),
  "other reinstated": (tx, { other }) => keepSuspended(tx, other, false),
  locked: (tx, { conversationId }) => reportWrites(tx).setLocked(conversationId, true),
  unlocked: (tx, { conversationId }) => reportWrites(tx).setLocked(conversationId, false),
} as const satisfies Record<string, Step>;

async function conversation(): Promise<Place> {
  const place = { projectId: newId(), conversationId: newId(), one: newId(), other: newId() };
  const { projectId, conversationId, one, other } = place;
  await sql`insert into person (user_id) values (${one}), (${other})`.execute(database.db);
  await sql`
    insert into conversation (id, subject, started_by, project_id)
    values (${conversationId}, 'The part', ${one}, ${projectId})`.execute(database.db);
  await sql`
    insert into participant (conversation_id, user_id, other_id)
    values (${conversationId}, ${one}, ${other}), (${conversationId}, ${other}, ${one})`.execute(database.db);
  return place;
}

test.each<[(keyof typeof STEPS)[], string]>([
  [["closed 40 days ago"], "ReadOnly"],
  [["closed yesterday"], "Open"],
  [["closed 40 days ago", "reopened"], "Open"],
  [["suspended", "reinstated"], "Open"],
  [["suspended", "other suspended", "reinstated"], "Locked"],
  [["suspended", "other suspended", "reinstated", "other reinstated"], "Open"],
  // The project closed while nobody could write.
  [["closed 40 days ago", "suspended", "reinstated"], "ReadOnly"],
  [["suspended", "closed 40 days ago", "reinstated"], "ReadOnly"],
  [["suspended", "closed 40 days ago", "reopened", "reinstated"], "Open"],
  [["suspended", "closed yesterday", "reinstated"], "Open"],
  [["locked", "closed 40 days ago", "unlocked"], "ReadOnly"],
  [["locked", "suspended", "unlocked"], "Locked"],
  [["locked", "suspended", "unlocked", "reinstated"], "Open"],
  [["locked", "suspended", "reinstated"], "Locked"],
  [["closed 40 days ago", "suspended", "reopened"], "Locked"],
  [["closed 40 days ago", "suspended", "reopened", "reinstated"], "Open"],
])("a conversation whose project or people were %j is %s", async (steps, status) => {
  const place = await conversation();
  for (const step of steps) {
    await inTransaction(database.db, async (tx) => {
      await STEPS[step](tx, place);
      return ok();
    });
    await endConversations(database.db);
  }
  const { rows } = await sql<{ status: string }>`
    select status from conversation where id = ${place.conversationId}`.execute(database.db);
  expect(rows[0]?.status).toBe(status);
});
