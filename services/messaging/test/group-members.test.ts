import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { startMessaging } from "./messaging-fixture.ts";

const CREATE = `mutation ($c: GroupConversationInput!) { createGroupConversation(conversation: $c) { SK } }`;
const CHANGE = (operation: string) => `mutation ($PK: ID!, $SK: ID!, $ids: [ID!]!) {
  answer: ${operation}ConversationMembers(PK: $PK, SK: $SK, UserIds: $ids) { Results { UserId Status Rule } } }`;
const LEAVE = `mutation ($PK: ID!, $SK: ID!) { leaveConversation(PK: $PK, SK: $SK) { Status } }`;
const GET = `query ($PK: ID!, $SK: ID!) { getConversation(PK: $PK, SK: $SK) { Data {
  Status ViewerCan FormerParticipants Participants { Id } } } }`;
const ADD = `mutation ($m: MessageInput!) { addMessage(message: $m) { SK } }`;
const MESSAGES = `query ($id: ID!) { getConversationMessages(conversation_id: $id) { Data { Message } } }`;
const DIRECT = `mutation ($c: ConversationInput!) { createConversation(conversation: $c) { SK } }`;
const BLOCK = (operation: string) => `mutation ($PK: ID!) { ${operation}(PK: $PK) { Status } }`;
const BLOCKED = `query ($c: BlockedUsersCriteria) { getBlockedUsers(criteria: $c) {
  Total After Results { PK SK Data { User { FirstName } CreateDate } } } }`;

const owner = member({ roles: ["Production"], organisationId: newId() });
const [ada, ben] = [1, 2].map(() => member({ roles: ["Talent"] })) as [Member, Member];
const minor = member({ roles: ["Talent"], minor: true });
const admin = member({ roles: ["Admin"] });
const crowd = Array.from({ length: 50 }, () => member({ roles: ["Talent"] }));
let system: Awaited<ReturnType<typeof startMessaging>>;
beforeAll(async () => {
  const people = [owner, ada, ben, minor, admin, ...crowd].map((one) => ({ member: one }));
  system = await startMessaging(people, new Map());
});
afterAll(() => system.stop());

const key = ({ userId }: Member): string => `USR#${userId}`;
async function group(receivers: readonly Member[] = [ada]): Promise<string> {
  const c = { ReceiverIds: receivers.map(key), Subject: `About ${newId()}`, Message: "Before." };
  const { data } = await system.execute<{ createGroupConversation: { SK: string } }>(owner, CREATE, { c });
  return data.createGroupConversation.SK;
}
type Results = { answer: { Results: { UserId: string; Status: string; Rule: string | null }[] } };
const members = (operation: "add" | "remove", actor: Member, SK: string, ...who: readonly Member[]) =>
  system.execute<Results>(actor, CHANGE(operation), { PK: key(actor), SK, ids: who.map(key) });
const post = (actor: Member, ConversationId: string, Message: string) =>
  system.execute(actor, ADD, { m: { ConversationId, Message } });
const texts = async (actor: Member, id: string) =>
  (
    await system.execute<{ getConversationMessages: { Data: { Message: string } }[] }>(actor, MESSAGES, {
      id,
    })
  ).data.getConversationMessages.map(({ Data }) => Data.Message);
const get = async (actor: Member, SK: string) =>
  (
    await system.execute<{ getConversation: { Data: Record<string, unknown> } }>(actor, GET, {
      PK: key(actor),
      SK,
    })
  ).data.getConversation.Data;
const codes = (answers: readonly { errors: readonly { extensions: { code?: string } }[] }[]) =>
  answers.map(({ errors }) => errors[0]?.extensions.code);

test("who is added reads what is said from then on; who is taken out keeps what was said", async () => {
  const SK = await group();
  const added = await members("add", owner, SK, ben, minor, owner);
  expect(added.data.answer.Results.map(({ Rule }) => Rule)).toEqual([null, "RECIPIENT", "SELF"]);
  await post(owner, SK, "With Ben.");
  expect(await texts(ben, SK)).toEqual(["With Ben."]);
  const removed = await members("remove", owner, SK, ben, minor, owner);
  expect(removed.data.answer.Results.map(({ Rule }) => Rule)).toEqual([null, "NOT_FOUND", "SELF"]);
  await post(ada, SK, "Without Ben.");
  expect(await texts(ben, SK)).toEqual(["With Ben."]);
  expect(await get(ben, SK)).toMatchObject({ Status: "ReadOnly" });
  expect((await post(ben, SK, "Hello?")).errors[0]?.extensions).toMatchObject({
    code: "CONFLICT",
    rule: "CLOSED",
  });
  expect(await get(ada, SK)).toMatchObject({ FormerParticipants: ["Ada Test"] });
  await members("add", owner, SK, ben);
  expect(await texts(ben, SK)).toEqual([]);
  expect((await get(ada, SK))["Participants"]).toHaveLength(3);
});

test("a member leaves for good, the owner stays", async () => {
  const SK = await group();
  const leave = (actor: Member) => system.execute(actor, LEAVE, { PK: key(actor), SK });
  expect(codes([await leave(owner), await leave(ada), await leave(ada), await leave(ben)])).toEqual([
    "FORBIDDEN",
    undefined,
    undefined,
    "NOT_FOUND",
  ]);
  expect(await get(ada, SK)).toMatchObject({ Status: "ReadOnly" });
});

test("nobody but the owner changes a group, and nobody a direct conversation", async () => {
  const SK = await group();
  const c = { ReceiverId: key(ada), Subject: `About ${newId()}`, Message: "Hello." };
  const { data } = await system.execute<{ createConversation: { SK: string } }>(owner, DIRECT, { c });
  const direct = data.createConversation.SK;
  const answers = [
    await members("add", ada, SK, ben),
    await members("remove", ada, SK, owner),
    await members("add", ben, SK, ben),
    await members("add", owner, direct, ben),
    await members("add", owner, SK),
  ];
  expect(codes(answers)).toEqual(["FORBIDDEN", "FORBIDDEN", "NOT_FOUND", "FORBIDDEN", "VALIDATION"]);
});

test("a group has at most fifty receivers", async () => {
  const SK = await group(crowd);
  const answer = await members("add", owner, SK, ada);
  expect(answer.errors[0]?.extensions).toMatchObject({ code: "LIMIT", rule: "GROUP_RECEIVERS", max: 50 });
  expect(codes([await system.execute(ada, GET, { PK: key(ada), SK })])).toEqual(["NOT_FOUND"]);
});

test("after a block nobody writes, and the blocked member cannot see whether the other has left", async () => {
  const write = (from: Member, to: Member) =>
    system.execute<{ createConversation: { SK: string } }>(from, DIRECT, {
      c: { ReceiverId: key(to), Subject: `About ${newId()}`, Message: "Hello." },
    });
  const block = (operation: string, PK: string) => system.execute(ada, BLOCK(operation), { PK });
  const { SK } = (await write(ben, ada)).data.createConversation;
  expect(codes([await block("blockUser", key(ben)), await block("blockUser", key(ben))])).toEqual([
    undefined,
    undefined,
  ]);
  const unknown = await system.execute(ben, DIRECT, {
    c: { ReceiverId: `USR#${newId()}`, Subject: "S", Message: "M" },
  });
  const refused = await write(ben, ada);
  expect(refused.errors.map(({ message }) => message)).toEqual(unknown.errors.map(({ message }) => message));
  expect(
    codes([refused, await write(ada, ben), await post(ben, SK, "Hello?"), await post(ada, SK, "No.")]),
  ).toEqual(["NOT_FOUND", "NOT_FOUND", "CONFLICT", "CONFLICT"]);
  expect(await get(ben, SK)).toMatchObject({ Status: "ReadOnly" });
  await block("blockUser", key(admin));
  expect(codes([await write(admin, ada)])).toEqual([undefined]);
  const page = await system.execute<{
    getBlockedUsers: { Total: number; After: string; Results: { SK: string }[] };
  }>(ada, BLOCKED, { c: { PageSize: 1 } });
  expect(page.data.getBlockedUsers).toMatchObject({ Total: 2, Results: [{ PK: key(ada), SK: key(admin) }] });
  const next = await system.execute(ada, BLOCKED, { c: { After: page.data.getBlockedUsers.After } });
  expect(next.data).toMatchObject({
    getBlockedUsers: { Total: 2, After: null, Results: [{ SK: key(ben) }] },
  });
  expect(codes([await block("unblockUser", key(ben)), await block("unblockUser", key(ben))])).toEqual([
    undefined,
    "NOT_FOUND",
  ]);
  expect(codes([await post(ben, SK, "Hello again.")])).toEqual([undefined]);
  expect(codes([await block("blockUser", key(ada)), await block("blockUser", `USR#${newId()}`)])).toEqual([
    "VALIDATION",
    "NOT_FOUND",
  ]);
});
