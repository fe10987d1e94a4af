import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import pg from "pg";
import { startMessaging } from "./messaging-fixture.ts";

const CREATE = `mutation ($conversation: ConversationInput!) { createConversation(conversation: $conversation) { SK } }`;
const LIST = `query ($criteria: ConversationsCriteria!) { getUserConversations(criteria: $criteria) {
  After Results { SK } } }`;
const MESSAGES = `query ($id: ID!, $page: Int, $after: String) {
  getConversationMessages(conversation_id: $id, page: $page, after: $after) { SK Cursor } }`;

interface List {
  getUserConversations: { After: string | null; Results: { SK: string }[] };
}
interface Messages {
  getConversationMessages: { SK: string; Cursor: string }[];
}

const writer = member({ roles: ["Talent"] });
const reader = member({ roles: ["Talent"] });
const started: string[] = [];
let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  system = await startMessaging([{ member: writer }, { member: reader }], new Map());
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
  for (let index = 0; index < 20; index += 1) {
    const conversation = { ReceiverId: `USR#${reader.userId}`, Subject: `S${index}`, Message: "M" };
    const { data } = await system.execute<{ createConversation: { SK: string } }>(writer, CREATE, {
      conversation,
    });
    started.push(data.createConversation.SK);
  }
  // Twenty within one millisecond.
  await database.query(
    `update participant set updated_at = timestamptz '2026-01-01 00:00:00.0001Z' + place * interval '1 microsecond'
     from (select id, row_number() over (order by created_at) as place from conversation) numbered
     where numbered.id = participant.conversation_id`,
  );
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

test.each(["Newest", "Oldest"])(
  "%s: pages follow each other without gaps or repetitions",
  async (SortOrder) => {
    const found: string[] = [];
    let After: string | null = null;
    for (let pages = 0; pages < 4; pages += 1) {
      const { data }: { data: List } = await system.execute<List>(reader, LIST, {
        criteria: { PageSize: 6, SortOrder, After },
      });
      found.push(...data.getUserConversations.Results.map(({ SK }) => SK));
      After = data.getUserConversations.After;
    }
    expect(found).toEqual(SortOrder === "Newest" ? started.toReversed() : started);
    expect(After).toBeNull();
  },
);

test("a page of conversations costs three statements and no call", async () => {
  const cost = await system.execute(reader, LIST, { criteria: { PageSize: 20 } });
  expect(cost.sqlStatements).toBeLessThanOrEqual(3);
  expect(cost.grpcCalls).toBe(0);
});

test("messages continue after the last one read, whatever was written meanwhile", async () => {
  const [id = ""] = started;
  await database.query(
    `insert into message (id, conversation_id, sender_id, body, created_at)
     select gen_random_uuid(), $1, $2, 'again', timestamptz '2026-01-01 00:00:00.0001Z' + place * interval '1 microsecond'
     from generate_series(1, 119) place`,
    [id.split("#")[1], writer.userId],
  );
  const read = async (place: object) =>
    (await system.execute<Messages>(reader, MESSAGES, { id, ...place })).data.getConversationMessages;
  const first = await read({});
  const [second, byNumber] = [await read({ after: first.at(-1)?.Cursor }), await read({ page: 2 })];
  const third = await read({ after: second.at(-1)?.Cursor });
  expect(second).toEqual(byNumber);
  expect([first, second, third].map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(new Set([...first, ...second, ...third].map(({ SK }) => SK)).size).toBe(120);
});

test.each([
  ["no cursor", `MSG#${newId()}`],
  [
    "one of other values",
    Buffer.from(JSON.stringify({ s: "Newest", v: ["yesterday", 1] })).toString("base64url"),
  ],
])("%s is refused at its argument", async (_name, after) => {
  const { errors } = await system.execute(reader, MESSAGES, { id: started[0], after });
  expect(errors[0]?.extensions).toMatchObject({
    code: "VALIDATION",
    fields: [{ path: "after", rule: "CURSOR" }],
  });
});
