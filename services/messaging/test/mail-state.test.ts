import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { startMessaging } from "./messaging-fixture.ts";

const CREATE = `mutation ($c: ConversationInput!) { createConversation(conversation: $c) { SK } }`;
const UPDATE = `mutation ($k: [ConversationKeyInput!]!, $change: ConversationChangeInput!) {
  updateConversations(conversations: $k, change: $change) { Status Results { SK Status Rule } } }`;
const LIST = `query ($c: ConversationsCriteria!) { getUserConversations(criteria: $c) {
  Total Unread Results { SK Data { Read Unread Starred Important Muted Labels Folder } } } }`;

interface Item {
  SK: string;
  Data: Record<string, unknown>;
}
interface Page {
  Total: number;
  Unread: number;
  Results: Item[];
}

const writer = member({ roles: ["Production"], organisationId: newId() });
const reader = member({ roles: ["Talent"] });
const outsider = member({ roles: ["Talent"] });
let system: Awaited<ReturnType<typeof startMessaging>>;
beforeAll(async () => {
  system = await startMessaging(
    [writer, reader, outsider].map((one) => ({ member: one })),
    new Map(),
  );
});
afterAll(() => system.stop());

const key = ({ userId }: Member): string => `USR#${userId}`;
async function start(): Promise<string> {
  const c = { ReceiverId: key(reader), Subject: `About ${newId()}`, Message: "Hello." };
  const { data } = await system.execute<{ createConversation: { SK: string } }>(writer, CREATE, { c });
  return data.createConversation.SK;
}
const change = (actor: Member, keys: readonly string[], to: object) =>
  system.execute<{ updateConversations: { Results: { SK: string; Status: string; Rule: string | null }[] } }>(
    actor,
    UPDATE,
    { k: keys.map((SK) => ({ PK: key(actor), SK })), change: to },
  );
const list = async (actor: Member, c: object = {}) =>
  (await system.execute<{ getUserConversations: Page }>(actor, LIST, { c: { PageSize: 100, ...c } })).data
    .getUserConversations;
const shown = async (SK: string, c: object = {}) =>
  (await list(reader, c)).Results.find((one) => one.SK === SK)?.Data;

test("what one marks is one's own, and is found by its folder and label", async () => {
  const SK = await start();
  const answer = await change(reader, [SK], {
    Starred: true,
    Important: true,
    Muted: true,
    AddLabels: ["callback", "audition"],
  });
  expect(answer.errors).toEqual([]);
  const marked = { Starred: true, Important: true, Muted: true, Labels: ["audition", "callback"], Unread: 1 };
  for (const c of [{}, { Folder: "starred" }, { Folder: "important" }, { Label: "audition" }])
    expect(await shown(SK, c)).toMatchObject(marked);
  expect(await shown(SK, { Label: "booking" })).toBeUndefined();
  const others = (await list(writer, { Folder: "sent" })).Results.find((one) => one.SK === SK);
  expect(others?.Data).toMatchObject({ Starred: false, Important: false, Muted: false, Labels: [] });
  await change(reader, [SK], { Starred: false, RemoveLabels: ["audition"], AddLabels: ["audition"] });
  expect(await shown(SK)).toMatchObject({ Starred: false, Important: true, Labels: ["callback"] });
});

test("read and marked as unread", async () => {
  const SK = await start();
  const before = (await list(reader)).Unread;
  await change(reader, [SK], { Read: true });
  expect(await shown(SK)).toMatchObject({ Read: true, Unread: 0 });
  expect((await list(reader)).Unread).toBe(before - 1);
  await change(reader, [SK], { Read: false });
  expect(await shown(SK, { Unread: true })).toMatchObject({ Read: false, Unread: 0 });
  expect((await list(reader)).Unread).toBe(before);
});

test("moved between folders", async () => {
  const SK = await start();
  for (const Folder of ["spam", "trash", "inbox"]) {
    await change(reader, [SK], { Folder });
    expect(await shown(SK, { Folder })).toMatchObject({ Folder });
  }
});

test("several changes in one call each have a result, and are published once where something changed", async () => {
  const keys = [await start(), await start()];
  const unknown = `CNV#${newId()}`;
  const statements = (await change(reader, keys.slice(0, 1), { Starred: true })).sqlStatements;
  const answer = await change(reader, [...keys, unknown], { Starred: true });
  expect(answer.data.updateConversations.Results.map(({ Status, Rule }) => [Status, Rule])).toEqual([
    ["Done", null],
    ["Done", null],
    ["Skipped", "NOT_FOUND"],
  ]);
  expect(answer.sqlStatements).toBe(statements);
});

test.each<[string, () => Member, object, object]>([
  ["nothing", () => reader, {}, { code: "VALIDATION", fields: [{ path: "change", rule: "REQUIRED" }] }],
  [
    "an unknown folder",
    () => reader,
    { Folder: "attic" },
    { code: "VALIDATION", fields: [{ path: "change.Folder", rule: "CATALOG" }] },
  ],
  [
    "an unknown label",
    () => reader,
    { AddLabels: ["secret"] },
    { code: "VALIDATION", fields: [{ path: "change.AddLabels.0", rule: "CATALOG" }] },
  ],
  ["what is not theirs", () => outsider, { Starred: true }, { code: "NOT_FOUND" }],
])("changing %s is refused", async (_name, actor, to, failure) => {
  const SK = await start();
  expect((await change(actor(), [SK], to)).errors[0]?.extensions).toMatchObject(failure);
});

test.each(["Folder", "Label"])("an unknown %s lists those that there are", async (field) => {
  const { errors } = await system.execute(reader, LIST, { c: { [field]: "attic" } });
  expect(errors[0]).toMatchObject({
    message: expect.stringContaining("must be one of"),
    extensions: { code: "VALIDATION", fields: [{ path: `criteria.${field}`, rule: "CATALOG" }] },
  });
});
