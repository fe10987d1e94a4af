import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { startMessaging } from "./messaging-fixture.ts";

const CREATE = `mutation ($c: GroupConversationInput!) { createGroupConversation(conversation: $c) { PK SK Data {
  Kind Announce OwnerId NumberMessages ViewerCan Participants { Id FirstName } FormerParticipants } } }`;
const GET = `query ($PK: ID!, $SK: ID!) { getConversation(PK: $PK, SK: $SK) { SK Data {
  LastMessage Unread NumberMessages Participants { Id } } } }`;
const ADD = `mutation ($m: MessageInput!) { addMessage(message: $m) { SK Data { ReceiverId Read } } }`;
const MESSAGES = `query ($id: ID!) { getConversationMessages(conversation_id: $id) { Data { Message Read } } }`;
const LIST = `query ($c: ConversationsCriteria!) { getUserConversations(criteria: $c) {
  Total Results { SK Data { LastMessage Participants { Id } } } } }`;
const DELETE = `mutation ($k: [ConversationKeyInput!]!) { deleteConversations(conversations: $k) {
  Status Results { SK Status Rule } } }`;

interface Found {
  SK: string;
  Data: Record<string, unknown> & { Participants: { Id: string }[] };
}

const producer = member({ roles: ["Production"], organisationId: newId() });
const [ada, ben, cem] = [1, 2, 3].map(() => member({ roles: ["Talent"] })) as [Member, Member, Member];
const suspended = member({ roles: ["Talent"], suspended: true });
const minor = member({ roles: ["Talent"], minor: true });

let system: Awaited<ReturnType<typeof startMessaging>>;
beforeAll(async () => {
  const people = [producer, ada, ben, cem, suspended, minor].map((one) => ({ member: one }));
  system = await startMessaging(people, new Map());
});
afterAll(() => system.stop());

const key = ({ userId }: Member): string => `USR#${userId}`;
const create = (actor: Member, change: object = {}) =>
  system.execute<{ createGroupConversation: Found }>(actor, CREATE, {
    c: { ReceiverIds: [key(ada), key(ben)], Subject: `About ${newId()}`, Message: "Hello all.", ...change },
  });
async function group(change: object = {}): Promise<string> {
  const answer = await create(producer, change);
  expect(answer.errors).toEqual([]);
  return answer.data.createGroupConversation.SK;
}
const get = async (actor: Member, SK: string) =>
  (await system.execute<{ getConversation: Found }>(actor, GET, { PK: key(actor), SK })).data.getConversation;
const add = (actor: Member, ConversationId: string, Message: string) =>
  system.execute(actor, ADD, { m: { ConversationId, Message } });
const texts = async (actor: Member, id: string) =>
  (
    await system.execute<{ getConversationMessages: { Data: { Message: string; Read: boolean } }[] }>(
      actor,
      MESSAGES,
      { id },
    )
  ).data.getConversationMessages.map(({ Data }) => Data.Message);
const remove = (actor: Member, ...keys: readonly string[]) =>
  system.execute<{ deleteConversations: { Results: { Status: string; Rule: string | null }[] } }>(
    actor,
    DELETE,
    {
      k: keys.map((SK) => ({ PK: key(actor), SK })),
    },
  );

test("everybody of a group reads what one of them writes", async () => {
  const SK = await group();
  expect((await get(ada, SK)).Data.Participants.map(({ Id }) => Id).toSorted()).toEqual(
    [producer, ada, ben].map(key).toSorted(),
  );
  expect((await add(ada, SK, "Hello Ben.")).errors).toEqual([]);
  for (const reader of [producer, ada, ben])
    expect(await texts(reader, SK)).toEqual(["Hello Ben.", "Hello all."]);
  expect((await get(ben, SK)).Data).toMatchObject({
    Unread: 2,
    NumberMessages: 2,
    LastMessage: "Hello Ben.",
  });
  expect((await get(producer, SK)).Data).toMatchObject({ Unread: 1 });
  const outsider = await system.execute(cem, GET, { PK: key(cem), SK });
  expect(outsider.errors[0]?.extensions.code).toBe("NOT_FOUND");
});

test("members of an announcing group write to its owner alone, and do not see each other", async () => {
  const SK = await group({ Announce: true });
  expect((await get(ada, SK)).Data.Participants.map(({ Id }) => Id).toSorted()).toEqual(
    [producer, ada].map(key).toSorted(),
  );
  await add(ada, SK, "I cannot come.");
  expect(await texts(producer, SK)).toEqual(["I cannot come.", "Hello all."]);
  expect(await texts(ben, SK)).toEqual(["Hello all."]);
  expect((await get(ben, SK)).Data).toMatchObject({
    Unread: 1,
    NumberMessages: 1,
    LastMessage: "Hello all.",
  });
  await add(producer, SK, "The day has moved.");
  expect(await texts(ben, SK)).toEqual(["The day has moved.", "Hello all."]);
});

test("the people of a company's own group are written to, those left out whom nobody can write to", async () => {
  system.upstreams.group = [ada, suspended, minor, cem].map(({ userId }) => userId);
  const of = { ReceiverIds: null, GroupId: "GROUP#1", ProjectId: `PRJ#${newId()}` };
  const answer = await create(producer, of);
  const { Participants } = answer.data.createGroupConversation.Data;
  expect(Participants.map(({ Id }) => Id).toSorted()).toEqual([producer, ada, cem].map(key).toSorted());
  system.upstreams.group = [suspended.userId];
  const empty = await create(producer, of);
  system.upstreams.group = Array.from({ length: 60 }, () => newId());
  const full = await create(producer, of);
  system.upstreams.group = null;
  const none = await create(producer, of);
  const byTalent = await create(ada, of);
  const noProject = await create(producer, { ...of, ProjectId: null });
  expect([empty, full, none, byTalent, noProject].map(({ errors }) => errors[0]?.extensions)).toMatchObject([
    { code: "VALIDATION", fields: [{ path: "conversation.GroupId", rule: "REQUIRED" }] },
    { code: "LIMIT", max: 50 },
    { code: "NOT_FOUND", kind: "group" },
    { code: "FORBIDDEN", rule: "ROLE" },
    { code: "VALIDATION", fields: [{ path: "conversation.ProjectId", rule: "REQUIRED" }] },
  ]);
});

test.each<[string, object, object]>([
  [
    "no receivers",
    { ReceiverIds: [] },
    { code: "VALIDATION", fields: [{ path: "conversation.ReceiverIds" }] },
  ],
  ["a key of another kind", { ReceiverIds: ["PRJ#x"] }, { code: "VALIDATION", fields: [{ rule: "KEY" }] }],
  ["oneself", { ReceiverIds: [key(producer)] }, { code: "VALIDATION", fields: [{ rule: "SELF" }] }],
  ["nobody known", { ReceiverIds: [key(ada), `USR#${newId()}`] }, { code: "NOT_FOUND" }],
  ["someone suspended", { ReceiverIds: [key(suspended)] }, { code: "NOT_FOUND" }],
  ["a minor", { ReceiverIds: [key(minor)] }, { code: "FORBIDDEN", rule: "RECIPIENT" }],
  ["no subject", { Subject: " " }, { code: "VALIDATION", fields: [{ path: "conversation.Subject" }] }],
  [
    "an unknown group",
    { GroupId: "GROUP#9" },
    { code: "VALIDATION", fields: [{ path: "conversation.GroupId" }] },
  ],
])("a group with %s is refused", async (_name, change, failure) => {
  expect((await create(producer, change)).errors[0]?.extensions).toMatchObject(failure);
});

test("a repeated ClientKey returns the same group", async () => {
  const change = { ClientKey: crypto.randomUUID(), Subject: "Rehearsal" };
  expect(await group(change)).toBe(await group(change));
  const other = await create(producer, { ...change, Subject: "Another" });
  expect(other.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "KEY_REUSED" });
});

test("a deleted conversation is gone for one alone, and the next message brings it back without the past", async () => {
  const SK = await group();
  const answer = await remove(ada, SK, `CNV#${newId()}`);
  expect(answer.data.deleteConversations.Results).toMatchObject([
    { Status: "Done", Rule: null },
    { Status: "Skipped", Rule: "NOT_FOUND" },
  ]);
  expect((await remove(ada, SK)).data.deleteConversations.Results).toMatchObject([{ Status: "Done" }]);
  expect((await system.execute(ada, GET, { PK: key(ada), SK })).errors[0]?.extensions.code).toBe("NOT_FOUND");
  const trashed = await system.execute<{ getUserConversations: { Results: Found[] } }>(ada, LIST, { c: {} });
  expect(trashed.data.getUserConversations.Results.map((one) => one.SK)).not.toContain(SK);
  expect(await texts(ben, SK)).toEqual(["Hello all."]);
  await add(ben, SK, "Still there?");
  expect(await texts(ada, SK)).toEqual(["Still there?"]);
  expect((await get(ada, SK)).Data).toMatchObject({
    Unread: 1,
    NumberMessages: 1,
    LastMessage: "Still there?",
  });
});

test("nobody deletes what is not theirs", async () => {
  const SK = await group();
  const answers = [
    await remove(cem, SK),
    await system.execute(cem, DELETE, { k: [{ PK: key(ada), SK }] }),
    await system.execute(ada, DELETE, { k: [] }),
    await remove(ada, ...Array.from({ length: 101 }, () => SK)),
  ];
  expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
    "NOT_FOUND",
    "NOT_FOUND",
    "VALIDATION",
    "LIMIT",
  ]);
});

test("search finds words as people type them, in what one can read and nowhere else", async () => {
  const SK = await group({ Subject: "Fitting" });
  await add(ada, SK, "Bring the crème coat to İstanbul. شكرا أحمد على الصور، فاطمة");
  await add(ada, SK, "Conor O’Brien-Əliyev");
  const found = async (actor: Member, Text: string) =>
    (
      await system.execute<{ getUserConversations: { Results: Found[] } }>(actor, LIST, { c: { Text } })
    ).data.getUserConversations.Results.some((one) => one.SK === SK);
  for (const text of [
    "creme",
    "CRÈME istan",
    "ıstanbul coat",
    "fitti",
    "احمد",
    "فاطمه",
    "obrien",
    "o brien aliyev",
  ])
    expect([text, await found(ben, text)]).toEqual([text, true]);
  for (const text of ["coat nowhere", "cream", "'", "& | !"])
    expect([text, await found(ben, text)]).toEqual([text, false]);
  expect(await found(cem, "creme")).toBe(false);
  await remove(ben, SK);
  await add(ada, SK, "Another day.");
  expect([await found(ben, "creme"), await found(ben, "another"), await found(ada, "creme")]).toEqual([
    false,
    true,
    true,
  ]);
});

test("who takes part is read for a whole page at once", async () => {
  for (let count = 0; count < 6; count += 1) await group();
  const cost = async (PageSize: number) =>
    (await system.execute(ben, LIST, { c: { PageSize } })).sqlStatements;
  expect(await cost(6)).toBe(await cost(1));
});

test("in a group, what somebody writes does not reach whoever has blocked them", async () => {
  const SK = await group();
  await add(ben, SK, "Before the block.");
  const block = (operation: string) =>
    system.execute(ada, `mutation ($PK: ID!) { ${operation}(PK: $PK) { Status } }`, { PK: key(ben) });
  expect((await block("blockUser")).errors).toEqual([]);
  expect((await add(ben, SK, "After the block.")).errors).toEqual([]);
  const before = ["Before the block.", "Hello all."];
  expect(await texts(ada, SK)).toEqual(before);
  expect((await get(ada, SK)).Data).toMatchObject({
    Unread: 2,
    NumberMessages: 2,
    LastMessage: "Before the block.",
  });
  for (const reader of [producer, ben])
    expect(await texts(reader, SK)).toEqual(["After the block.", ...before]);
  await add(ada, SK, "Hello from Ada.");
  expect((await texts(ben, SK))[0]).toBe("Hello from Ada.");
  await block("unblockUser");
});
