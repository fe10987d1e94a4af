import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { untilAnswered } from "@callboard/testkit/until-answered.ts";
import { startMessaging } from "./messaging-fixture.ts";

const CREATE = `mutation ($conversation: ConversationInput!) { createConversation(conversation: $conversation) {
  PK SK Data { Subject Unread NumberMessages Receiver { Id FirstName } LastMessage } } }`;
const ADD = `mutation ($message: MessageInput!) { addMessage(message: $message) { PK SK Data { Message Read User { Id } } } }`;
const READ = `mutation ($PK: ID!, $SK: ID!) { markConversationRead(PK: $PK, SK: $SK) { Data { Read Unread } } }`;
const LIST = `query ($criteria: ConversationsCriteria!) { getUserConversations(criteria: $criteria) {
  Total Unread After Results { SK Data { Subject Unread LastMessage NumberMessages } } } }`;
const MESSAGES = `query ($id: ID!, $page: Int) { getConversationMessages(conversation_id: $id, page: $page) {
  SK Data { Message Read } } }`;

type Record_ = { PK: string; SK: string; Data: Record<string, unknown> };
const company = newId();
const producer = member({ roles: ["Production"], organisationId: company });
const talent = member({ roles: ["Talent"] });
const outsider = member({ roles: ["Talent"] });
const admin = member({ roles: ["Admin"] });
const minor = member({ roles: ["Talent"], minor: true });
const chatty = member({ roles: ["Talent"] });
const hasty = member({ roles: ["Talent"] });
const eager = member({ roles: ["Talent"] });
const hurried = member({ roles: ["Talent"] });
const suspended = member({ roles: ["Talent"], suspended: true });

let system: Awaited<ReturnType<typeof startMessaging>>;
beforeAll(async () => {
  const people = [producer, talent, outsider, admin, minor, chatty, hasty, eager, hurried, suspended].map(
    (one) => ({
      member: one,
    }),
  );
  system = await startMessaging(people, new Map([[minor.userId, company]]));
});
afterAll(() => system.stop());

const key = (actor: { userId: string }): string => `USR#${actor.userId}`;
async function startOne(subject = `Subject ${newId()}`): Promise<Record_> {
  const conversation = { ReceiverId: key(talent), Subject: subject, Message: "Are you free?" };
  const answer = await system.execute<{ createConversation: Record_ }>(producer, CREATE, { conversation });
  expect(answer.errors).toEqual([]);
  return answer.data.createConversation;
}
const list = async (actor: Actor, criteria = {}) =>
  (
    await system.execute<{
      getUserConversations: { Total: number; Unread: number; Results: Record_[]; After: string | null };
    }>(actor, LIST, { criteria })
  ).data.getUserConversations;

test("a conversation is unread for the receiver, answered, and read on both sides", async () => {
  const { SK } = await startOne();
  const before = (await list(talent)).Unread;
  const own = (await list(talent)).Results.find((one) => one.SK === SK);
  expect(own?.Data).toMatchObject({ Unread: 1, LastMessage: "Are you free?" });
  await system.execute(talent, READ, { PK: key(talent), SK });
  expect((await list(talent)).Unread).toBe(before - 1);
  const answered = await system.execute<{ addMessage: Record_ }>(talent, ADD, {
    message: { ConversationId: SK, Message: "Yes" },
  });
  expect(answered.data.addMessage.Data).toMatchObject({ Message: "Yes", Read: false });
  expect((await list(producer)).Results.find((one) => one.SK === SK)?.Data).toMatchObject({
    Unread: 1,
    NumberMessages: 2,
  });
  const messages = await system.execute<{ getConversationMessages: Record_[] }>(producer, MESSAGES, {
    id: SK,
  });
  expect(messages.data.getConversationMessages.map(({ Data }) => Data)).toEqual([
    { Message: "Yes", Read: false },
    { Message: "Are you free?", Read: true },
  ]);
});

test("a reply shows what came before, and a list shows the beginning of a long message", async () => {
  const { SK } = await startOne();
  const long = "x".repeat(200);
  const add = (actor: Actor, Message: string) =>
    system.execute(actor, ADD, { message: { ConversationId: SK, Message } });
  const shown = async (actor: Actor) => (await list(actor)).Results.find((one) => one.SK === SK)?.Data;
  await add(producer, long);
  expect(await shown(talent)).toMatchObject({ Unread: 2, LastMessage: long.slice(0, 140) });
  expect(await shown(producer)).toMatchObject({ Unread: 0 });
  await add(talent, "Yes");
  expect(await shown(talent)).toMatchObject({ Unread: 0, LastMessage: "Yes" });
  expect(await shown(producer)).toMatchObject({ Unread: 1, LastMessage: "Yes", NumberMessages: 3 });
});

test("reading again is a success that changes nothing", async () => {
  const { SK } = await startOne();
  const variables = { PK: key(talent), SK };
  await system.execute(talent, READ, variables);
  const again = await system.execute(talent, READ, variables);
  expect(again.data).toEqual({ markConversationRead: { Data: { Read: true, Unread: 0 } } });
});

test("a repeated ClientKey returns the same message, and another text under it is a conflict", async () => {
  const { SK } = await startOne();
  const message = { ConversationId: SK, Message: "Once", ClientKey: crypto.randomUUID() };
  const first = await system.execute<{ addMessage: Record_ }>(producer, ADD, { message });
  const second = await system.execute<{ addMessage: Record_ }>(producer, ADD, { message });
  expect(second.data.addMessage.SK).toBe(first.data.addMessage.SK);
  const other = await system.execute(producer, ADD, { message: { ...message, Message: "Twice" } });
  expect(other.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "KEY_REUSED" });
  const bad = await system.execute(producer, ADD, { message: { ...message, ClientKey: "mine" } });
  expect(bad.errors[0]?.extensions).toMatchObject({
    code: "VALIDATION",
    fields: [{ path: "message.ClientKey", rule: "UUID" }],
  });
});

test("the same again within seconds is one conversation, unless its sender has deleted it", async () => {
  const conversation = { ReceiverId: key(talent), Subject: `Subject ${newId()}`, Message: "Are you free?" };
  const create = async (): Promise<Record_> =>
    (await system.execute<{ createConversation: Record_ }>(producer, CREATE, { conversation })).data
      .createConversation;
  const { PK, SK } = await create();
  expect((await create()).SK).toBe(SK);
  await system.execute(
    producer,
    "mutation ($c: [ConversationKeyInput!]!) { deleteConversations(conversations: $c) { Status } }",
    { c: [{ PK, SK }] },
  );
  expect((await create()).SK).not.toBe(SK);
});

test("a repeated ClientKey returns the conversation whatever became of its receiver, and creates nothing new", async () => {
  const conversation = {
    ReceiverId: key(talent),
    Subject: `Subject ${newId()}`,
    Message: "Are you free?",
    ClientKey: newId(),
  };
  const create = (changed = {}) =>
    system.execute<{ createConversation: Record_ }>(producer, CREATE, {
      conversation: { ...conversation, ...changed },
    });
  const first = await create();
  system.upstreams.identityIsDown = true;
  const again = await create();
  const reused = await create({ Message: "Another" });
  const unknown = await create({ ClientKey: newId() });
  system.upstreams.identityIsDown = false;
  expect(again.data.createConversation.SK).toBe(first.data.createConversation.SK);
  expect(reused.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "KEY_REUSED" });
  expect(unknown.errors[0]?.extensions).toMatchObject({ code: "UNAVAILABLE" });
  const noKey = await create({ ClientKey: "mine" });
  expect(noKey.errors[0]?.extensions).toMatchObject({
    code: "VALIDATION",
    fields: [{ path: "conversation.ClientKey", rule: "UUID" }],
  });
});

test("the same conversation within ten seconds is one conversation", async () => {
  const subject = `Subject ${newId()}`;
  const [first, second] = [await startOne(subject), await startOne(subject)];
  expect(second.SK).toBe(first.SK);
});

test.each<[string, () => Actor]>([
  ["an outsider", () => outsider],
  ["an admin", () => admin],
])("%s neither reads nor writes in other people's mail", async (_name, actor) => {
  const { SK } = await startOne();
  const answers = [
    await system.execute(actor(), MESSAGES, { id: SK }),
    await system.execute(actor(), ADD, { message: { ConversationId: SK, Message: "x" } }),
    await system.execute(actor(), READ, { PK: key(talent), SK }),
    await system.execute(actor(), LIST, { criteria: { UserId: key(talent) } }),
  ];
  expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual(Array(4).fill("NOT_FOUND"));
});

test.each<[string, Actor, string, string | undefined]>([
  ["a guest", GUEST, "UNAUTHENTICATED", undefined],
  ["a suspended member", suspended, "FORBIDDEN", "SUSPENDED"],
  ["a member without a role", member({ registered: false }), "FORBIDDEN", "REGISTRATION"],
])("%s is refused before anything is read", async (_name, actor, code, rule) => {
  const answers = [
    await system.execute(actor, LIST, { criteria: {} }),
    await system.execute(actor, CREATE, { conversation: {} }),
    await system.execute(actor, ADD, { message: {} }),
  ];
  for (const { errors } of answers)
    expect([errors[0]?.extensions.code, errors[0]?.extensions.rule]).toEqual([code, rule]);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ["no receiver", { ReceiverId: null }, "VALIDATION", "conversation.ReceiverId"],
  ["a receiver of another kind", { ReceiverId: "PRJ#x" }, "VALIDATION", "conversation.ReceiverId"],
  ["no subject", { Subject: "" }, "VALIDATION", "conversation.Subject"],
  ["a long subject", { Subject: "x".repeat(121) }, "VALIDATION", "conversation.Subject"],
  ["no message", { Message: " " }, "VALIDATION", "conversation.Message"],
  ["oneself", { ReceiverId: `USR#${producer.userId}` }, "VALIDATION", "conversation.ReceiverId"],
])("a conversation with %s names its field", async (_name, change, code, path) => {
  const conversation = { ReceiverId: key(talent), Subject: "S", Message: "M", ...change };
  const { errors } = await system.execute(producer, CREATE, { conversation });
  expect(errors[0]?.extensions).toMatchObject({ code, fields: [{ path }] });
});

test("suspended and unknown receivers get the same response", async () => {
  const write = (ReceiverId: string) =>
    system.execute(producer, CREATE, { conversation: { ReceiverId, Subject: "S", Message: "M" } });
  const [one, other] = [await write(key(suspended)), await write(`USR#${newId()}`)];
  expect(one.errors.map(({ message, extensions }) => [message, extensions.code])).toEqual(
    other.errors.map(({ message, extensions }) => [message, extensions.code]),
  );
});

test("a minor is reached by the company they submitted to, and by no stranger", async () => {
  const conversation = { ReceiverId: key(minor), Subject: "S", Message: "M" };
  expect((await system.execute(producer, CREATE, { conversation })).errors).toEqual([]);
  const stranger = await system.execute(outsider, CREATE, { conversation });
  expect(stranger.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "RECIPIENT" });
});

test("thirty messages a minute and twenty conversations a day are the limit", async () => {
  const { SK } = await startOne();
  const send = (index: number) =>
    system.execute(talent, ADD, { message: { ConversationId: SK, Message: `m${index}` } });
  let last = await send(0);
  for (let index = 1; index < 40 && last.errors.length === 0; index += 1) last = await send(index);
  expect(last.errors[0]?.extensions).toMatchObject({ code: "LIMIT", max: 30 });
  const write = (Subject: string) =>
    system.execute(chatty, CREATE, { conversation: { ReceiverId: key(outsider), Subject, Message: "M" } });
  for (let index = 0; index < 20; index += 1) expect((await write(`S${index}`)).errors).toEqual([]);
  expect((await write("one more")).errors[0]?.extensions).toMatchObject({ code: "LIMIT", max: 20 });
});

test("twenty conversations a day are the limit at once, too", async () => {
  const answers = await Promise.all(
    Array.from({ length: 26 }, (_, index) =>
      untilAnswered(() =>
        system.execute(eager, CREATE, {
          conversation: { ReceiverId: key(hurried), Subject: `S${index}`, Message: "M" },
        }),
      ),
    ),
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(20);
  const refused = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
  expect(new Set(refused)).toEqual(new Set(["LIMIT"]));
});

test("thirty messages a minute are the limit over all conversations at once", async () => {
  const receivers = [talent, chatty, producer];
  const started = await Promise.all(
    receivers.map((receiver) =>
      system.execute<{ createConversation: Record_ }>(hasty, CREATE, {
        conversation: { ReceiverId: key(receiver), Subject: "S", Message: "M" },
      }),
    ),
  );
  const keys = started.map(({ data }) => data.createConversation.SK);
  const answers = await Promise.all(
    Array.from({ length: 48 }, (_, index) =>
      untilAnswered(() =>
        system.execute(hasty, ADD, {
          message: { ConversationId: keys[index % keys.length], Message: `m${index}` },
        }),
      ),
    ),
  );
  // The first message of each conversation counts as well.
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(30 - keys.length);
  const refused = new Set(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code)));
  expect([...refused]).toEqual(["LIMIT"]);
});
