import type { Member } from "@callboard/kit/actor.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { newId } from "@callboard/kit/ids.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { draftEvent, subjectOf } from "@callboard/bus/event.ts";
import { UserErasedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { MessageSentSchema } from "@callboard/proto/messaging/v1/events_pb.ts";
import { fromBinary } from "@bufbuild/protobuf";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { sql } from "kysely";
import type { Tables } from "../src/adapters/store/tables.ts";
import { startMessaging } from "./messaging-fixture.ts";

const FILES = "Attachments { PK FileName ContentType Size ContentUrl ThumbnailUrl }";
const CREATE = "mutation ($c: ConversationInput!) { createConversation(conversation: $c) { SK } }";
const GROUP = "mutation ($c: GroupConversationInput!) { createGroupConversation(conversation: $c) { SK } }";
const ADD = `mutation ($m: MessageInput!) { addMessage(message: $m) { SK Data { ${FILES} } } }`;
const MESSAGES = `query ($id: ID!) { getConversationMessages(conversation_id: $id) { SK Data { Message ${FILES} } } }`;

interface File {
  readonly PK: string;
  readonly FileName: string;
  readonly ContentUrl: string | null;
}
interface Sent {
  readonly SK: string;
  readonly Data: { readonly Attachments: readonly File[] };
}

const talent = () => member({ roles: ["Talent"] });
const sender = talent();
// Starts more conversations than talent may per day.
const writer = member({ roles: ["Production"] });
const [reader, outsider, leaver, blocker] = [talent(), talent(), talent(), talent()];
const minor = member({ roles: ["Talent"], minor: true });
let system: Awaited<ReturnType<typeof startMessaging>>;
beforeAll(async () => {
  const people = [sender, writer, reader, outsider, leaver, blocker, minor].map((one) => ({ member: one }));
  system = await startMessaging(people, new Map());
});
afterAll(() => system.stop());

/** A file of the sender in media; returns its key. */
function file(change: Partial<{ ownerId: string; status: string; purpose: string }> = {}): string {
  const id = newId();
  system.upstreams.files.set(id, {
    ownerId: sender.userId,
    status: "Ready",
    purpose: "Attachment",
    ...change,
  });
  return `MED#${id}`;
}
async function begun(by = sender, to = reader): Promise<string> {
  const c = { ReceiverId: `USR#${to.userId}`, Subject: `Sides ${newId()}`, Message: "Hello" };
  const answer = await system.execute<{ createConversation: { SK: string } }>(by, CREATE, { c });
  return answer.data.createConversation.SK;
}
const add = (ConversationId: string, Attachments: readonly string[], more: object = {}, by = sender) =>
  system.execute<{ addMessage: Sent }>(by, ADD, {
    m: { ConversationId, Message: "See these.", Attachments, ...more },
  });
const read = async (actor: Member, id: string) =>
  (await system.execute<{ getConversationMessages: readonly Sent[] }>(actor, MESSAGES, { id })).data
    ?.getConversationMessages;

test("files travel with a message, in their order, to those who read it and nobody else", async () => {
  const id = await begun();
  const keys = [file(), file(), file()];
  const sent = await add(id, keys);
  expect(sent.errors).toEqual([]);
  const [first] = (await read(reader, id)) ?? [];
  expect(first?.Data.Attachments).toEqual(
    keys.map((PK) => ({
      PK,
      FileName: "sides.pdf",
      ContentType: "application/pdf",
      Size: 1_000,
      ContentUrl: `/objects/${PK.slice(4)}`,
      ThumbnailUrl: null,
    })),
  );
  expect(await read(outsider, id)).toBeUndefined();
});

test("links of a whole page are one call to media, and without media the rest of it is there", async () => {
  const id = await begun();
  for (let message = 0; message < 3; message += 1) await add(id, [file(), file()]);
  const before = system.upstreams.signed;
  expect(await read(reader, id)).toHaveLength(4);
  expect(system.upstreams.signed).toBe(before + 1);
  system.upstreams.mediaIsDown = true;
  const [first] = (await read(reader, id)) ?? [];
  system.upstreams.mediaIsDown = false;
  expect(first?.Data.Attachments).toMatchObject([
    { FileName: "sides.pdf", ContentUrl: null },
    { FileName: "sides.pdf", ContentUrl: null },
  ]);
});

test("a file that is still being checked may be sent, and has no link until it is ready", async () => {
  const id = await begun();
  const sent = await add(id, [file({ status: "Scanning" })]);
  expect(sent.data.addMessage.Data.Attachments).toMatchObject([{ ContentUrl: null }]);
});

test.each([
  ["a file that is not there", () => [`MED#${newId()}`], "message.Attachments", "UNKNOWN"],
  ["somebody else's", () => [file({ ownerId: newId() })], "message.Attachments", "UNKNOWN"],
  ["a document of a project", () => [file({ purpose: "Document" })], "message.Attachments", "UNKNOWN"],
  ["what was refused", () => [file(), file({ status: "Rejected" })], "message.Attachments", "UNKNOWN"],
  ["six files", () => Array.from({ length: 6 }, () => file()), "message.Attachments", "TOO_MANY"],
  ["what is no key", () => ["sides.pdf"], "message.Attachments.0", "KEY"],
])("%s is refused at its field, and nothing is sent", async (_name, keys, path, rule) => {
  const id = await begun();
  const answer = await add(id, keys());
  expect(answer.errors[0]?.extensions).toMatchObject({ code: "VALIDATION", fields: [{ path, rule }] });
  expect(await read(reader, id)).toHaveLength(1);
});

test("a file is in one message alone; a repeated call returns the same message", async () => {
  const id = await begun();
  const key = file();
  const ClientKey = crypto.randomUUID();
  const first = await add(id, [key], { ClientKey });
  system.upstreams.mediaIsDown = true;
  const again = await add(id, [key], { ClientKey });
  system.upstreams.mediaIsDown = false;
  expect(again.data.addMessage.SK).toBe(first.data.addMessage.SK);
  const other = await add(await begun(), [key]);
  expect(other.errors[0]?.extensions).toMatchObject({
    code: "VALIDATION",
    fields: [{ path: "message.Attachments", rule: "ATTACHED" }],
  });
  const otherFiles = await add(id, [file()], { ClientKey });
  expect(otherFiles.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "KEY_REUSED" });
});

test("media is not called for the files of somebody who may not send them", async () => {
  const id = await begun(sender, blocker);
  const block = "mutation ($PK: ID!) { blockUser(PK: $PK) { Status } }";
  expect((await system.execute(blocker, block, { PK: `USR#${sender.userId}` })).errors).toEqual([]);
  const Attachments = [file()];
  const c = { Subject: "Sides", Message: "Here they are.", Attachments };
  const m = { ConversationId: id, Message: "See these.", Attachments };
  const [self, young] = [sender, minor].map(({ userId }) => `USR#${userId}`);
  const before = system.upstreams.lookedUp;
  const refusals = [
    await system.execute(sender, CREATE, { c: { ...c, ReceiverId: young } }),
    await system.execute(sender, GROUP, { c: { ...c, ReceiverIds: [self, young] } }),
    await system.execute(sender, GROUP, { c: { ...c, GroupId: "GROUP#1", ProjectId: `PRJ#${newId()}` } }),
    await system.execute(outsider, ADD, { m }),
    await system.execute(sender, ADD, { m }),
  ];
  expect(refusals.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
    "FORBIDDEN",
    "VALIDATION",
    "FORBIDDEN",
    "NOT_FOUND",
    "CONFLICT",
  ]);
  expect(system.upstreams.lookedUp).toBe(before);
});

test("nothing is sent while media does not respond", async () => {
  const id = await begun();
  system.upstreams.mediaIsDown = true;
  const answer = await add(id, [file()]);
  system.upstreams.mediaIsDown = false;
  expect(answer.errors[0]?.extensions).toMatchObject({ code: "UNAVAILABLE" });
  expect(await read(reader, id)).toHaveLength(1);
});

const written = () => file({ ownerId: writer.userId });

test.each([
  ["with one", CREATE, "createConversation", () => ({ ReceiverId: `USR#${reader.userId}` })],
  ["with several", GROUP, "createGroupConversation", () => ({ ReceiverIds: [`USR#${reader.userId}`] })],
])("a conversation %s begins with files, with or without words", async (_name, query, field, to) => {
  for (const words of [{ Message: "Here they are." }, { Message: " " }, {}]) {
    const Attachments = [written()];
    const c = { ...to(), Subject: `Sides ${newId()}`, Attachments, ...words };
    const begins = await system.execute<Record<string, { SK: string }>>(writer, query, { c });
    const [first] = (await read(reader, begins.data[field]?.SK ?? "")) ?? [];
    expect(first?.Data).toMatchObject({
      Message: words.Message?.trim() ?? "",
      Attachments: [{ PK: Attachments[0] }],
    });
  }
});

test.each([
  ["a message", ADD, "message", async () => ({ ConversationId: await begun(writer), Message: "\n" })],
  ["no text at all", ADD, "message", async () => ({ ConversationId: await begun(writer) })],
  [
    "a first message",
    CREATE,
    "conversation",
    async () => ({ ReceiverId: `USR#${reader.userId}`, Subject: "Sides", Message: "" }),
  ],
])("%s with neither words nor files is refused at its words", async (_name, query, path, input) => {
  const message = await input();
  const answer = await system.execute(writer, query, { m: message, c: message });
  expect(answer.errors[0]?.extensions).toMatchObject({
    code: "VALIDATION",
    fields: [{ path: `${path}.Message`, rule: "REQUIRED" }],
  });
});

test("of a message without words a list says how many files it has, and the name of the first", async () => {
  const list = `query { getUserConversations(criteria: { PageSize: 1 }) {
    Results { SK Data { LastMessage LastFiles LastFileName Unread } } } }`;
  type Last = { readonly getUserConversations: { readonly Results: readonly { readonly Data: object }[] } };
  const last = async () =>
    (await system.execute<Last>(reader, list, {})).data.getUserConversations.Results[0]?.Data;
  const id = await begun(writer);
  await add(id, [written(), written()], { Message: "" }, writer);
  expect(await last()).toEqual({ LastMessage: null, LastFiles: 2, LastFileName: "sides.pdf", Unread: 2 });
  await add(id, [], { Message: "That is all." }, writer);
  expect(await last()).toEqual({ LastMessage: "That is all.", LastFiles: 0, LastFileName: null, Unread: 3 });
});

test("the same files to the same person begin one conversation, other files another", async () => {
  const Subject = `Sides ${newId()}`;
  const start = async (Attachments: readonly string[]) =>
    (
      await system.execute<{ createConversation: { SK: string } }>(writer, CREATE, {
        c: { ReceiverId: `USR#${reader.userId}`, Subject, Attachments },
      })
    ).data.createConversation.SK;
  const files = [written()];
  const first = await start(files);
  expect(await start(files)).toBe(first);
  expect(await start([written()])).not.toBe(first);
});

test("who was taken out of a group, or deleted what was said, has none of its files", async () => {
  const c = {
    ReceiverIds: [reader, leaver].map(({ userId }) => `USR#${userId}`),
    Subject: `Group ${newId()}`,
    Message: "Hello",
  };
  const made = await system.execute<{ createGroupConversation: { SK: string } }>(sender, GROUP, { c });
  const SK = made.data.createGroupConversation.SK;
  const leave = "mutation ($PK: ID!, $SK: ID!) { leaveConversation(PK: $PK, SK: $SK) { Status } }";
  await system.execute(leaver, leave, { PK: `USR#${leaver.userId}`, SK });
  await add(SK, [file()]);
  expect((await read(leaver, SK))?.flatMap(({ Data }) => Data.Attachments)).toEqual([]);
  expect((await read(reader, SK))?.flatMap(({ Data }) => Data.Attachments)).toHaveLength(1);
  const hide =
    "mutation ($k: [ConversationKeyInput!]!) { deleteConversations(conversations: $k) { Status } }";
  await system.execute(reader, hide, { k: [{ PK: `USR#${reader.userId}`, SK }] });
  await system.execute(sender, ADD, { m: { ConversationId: SK, Message: "More." } });
  expect((await read(reader, SK))?.flatMap(({ Data }) => Data.Attachments)).toEqual([]);
});

test("media is notified which files left in a message", async () => {
  const published: string[][] = [];
  const conversation = await begun();
  await system.bus.watch([subjectOf(MessageSentSchema)], ({ payload }) =>
    published.push([...fromBinary(MessageSentSchema, payload).mediaIds]),
  );
  const key = file();
  await add(conversation, [key]);
  // Messages of an earlier test may still be in the outbox.
  const ids = await waitFor("the event", () => published.find((one) => one.includes(key.slice(4))) ?? false);
  expect(ids).toEqual([key.slice(4)]);
});

test("of somebody who is erased the words and the files go, and the place of the message stays", async () => {
  const id = await begun();
  await add(id, [file()]);
  const { db, close } = openDatabase<Tables>({
    url: system.databaseUrl,
    name: "test",
    log: createLog("test", "silent"),
  });
  const draft = draftEvent(UserErasedSchema, { userId: sender.userId }, { aggregateId: newId(), version: 1 });
  const event = { ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" };
  await system.bus.publish([event]);
  await waitFor("the erasure", async () => {
    const left = await sql`
      select from message_attachment a join message m on m.id = a.message_id where sender_id = ${sender.userId}`.execute(
      db,
    );
    return left.rows.length === 0;
  });
  await close();
  expect((await read(reader, id))?.[0]).toMatchObject({ Data: { Message: "", Attachments: [] } });
});
