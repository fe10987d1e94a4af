import { draftEvent } from "@callboard/bus/event.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { UserReinstatedSchema, UserSuspendedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { ProjectApprovedSchema, ProjectClosedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { sealOf } from "../src/app/reports/file-report.ts";
import { startMessaging } from "./messaging-fixture.ts";

const CREATE = `mutation ($c: ConversationInput!) { createConversation(conversation: $c) { SK } }`;
const ADD = `mutation ($m: MessageInput!) { addMessage(message: $m) { SK } }`;
const GET = `query ($PK: ID!, $SK: ID!) { getConversation(PK: $PK, SK: $SK) { Data { Status } } }`;
const REPORT = `mutation ($r: ReportInput!) { reportMessages(report: $r) { Status } }`;
const LIST = `query ($c: ReportsCriteria) { getReports(criteria: $c) { Total After Results { PK Data {
  Status Reason Comment Seal Action Note Appeal ViewerCan Reporter { Id } Reported { Id } Messages { SK Message } } } } }`;
const FILES = `query ($PK: ID!) { getReport(PK: $PK) { Data { Seal Messages { Message
  Attachments { PK FileName Size ContentUrl } } } } }`;
const MOVE = `mutation ($PK: ID!) { reviewReport(PK: $PK) { PK Data { Status ReviewerId Reviewer { PK } } } }`;
const ACT = `mutation ($PK: ID!, $action: String!) { actOnReport(PK: $PK, action: $action) { Data { Status } } }`;
const DISMISS = `mutation ($PK: ID!) { dismissReport(PK: $PK, note: "Nothing in it.") { Data { Status } } }`;
const APPEAL = `mutation ($PK: ID!) { appealReport(PK: $PK, text: "It was a joke.") { Status } }`;
const NOTICES = `{ getNotifications(criteria: { Kind: "Safety", PageSize: 100 }) { Results { Data {
  Happening ConversationId ReportId } } } }`;

const admin = member({ roles: ["Admin"] });
const rude = member({ roles: ["Production"], organisationId: newId() });
const upset = member({ roles: ["Talent"] });
const outsider = member({ roles: ["Talent"] });
let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  const people = [admin, rude, upset, outsider].map((one) => ({ member: one }));
  system = await startMessaging(people, new Map());
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

const key = ({ userId }: Member): string => `USR#${userId}`;
async function conversation(ProjectId: string | null = null): Promise<{ SK: string; message: string }> {
  const c = { ReceiverId: key(upset), Subject: `About ${newId()}`, ProjectId };
  const started = await system.execute<{ createConversation: { SK: string } }>(rude, CREATE, { c });
  const { SK } = started.data.createConversation;
  const m = { ConversationId: SK, Message: "Pay me first." };
  const added = await system.execute<{ addMessage: { SK: string } }>(rude, ADD, { m });
  return { SK, message: added.data.addMessage.SK };
}
const file = (actor: Member, ConversationId: string, MessageIds: readonly string[], change: object = {}) =>
  system.execute(actor, REPORT, {
    r: { ConversationId, MessageIds, Reason: "Scam", Comment: "A cheque.", ...change },
  });
interface Found {
  PK: string;
  Data: Record<string, unknown>;
}
const list = async (c: object = {}) =>
  (
    await system.execute<{ getReports: { Total: number; After: string | null; Results: Found[] } }>(
      admin,
      LIST,
      {
        c,
      },
    )
  ).data.getReports;
async function filed(): Promise<{ PK: string; SK: string }> {
  const { SK, message } = await conversation();
  expect((await file(upset, SK, [message])).errors).toEqual([]);
  const [latest] = (await list({ PageSize: 1 })).Results;
  return { PK: latest?.PK ?? "", SK };
}
const failure = ({ errors }: { errors: readonly { extensions: { code?: string; rule?: string } }[] }) =>
  errors[0]?.extensions.rule ?? errors[0]?.extensions.code;
const statusOf = async (actor: Member, SK: string) =>
  (
    await system.execute<{ getConversation: { Data: { Status: string } } }>(actor, GET, {
      PK: key(actor),
      SK,
    })
  ).data.getConversation.Data.Status;

test("an admin reads copies of what was reported, which stay as they were", async () => {
  const { PK } = await filed();
  const [report] = (await list({ Status: "Open", PageSize: 1 })).Results;
  expect(report).toMatchObject({
    PK,
    Data: {
      Status: "Open",
      Reason: "Scam",
      Comment: "A cheque.",
      Seal: expect.stringMatching(/^[0-9a-f]{64}$/),
      Reporter: { Id: key(upset) },
      Reported: { Id: key(rude) },
      Messages: [{ Message: "Pay me first." }],
      ViewerCan: ["reviewReport"],
    },
  });
  const before = report?.Data["Messages"];
  await database.query("update message set body = 'Nice to meet you.'");
  expect((await list({ PageSize: 1 })).Results[0]?.Data["Messages"]).toEqual(before);
});

test("files of a reported message are in its copy and its seal, with links for admins alone", async () => {
  const media = newId();
  const known = { ownerId: rude.userId, status: "Ready", purpose: "Attachment" };
  system.upstreams.files.set(media, known);
  const { SK } = await conversation();
  const m = { ConversationId: SK, Attachments: [`MED#${media}`] };
  const added = await system.execute<{ addMessage: { SK: string } }>(rude, ADD, { m });
  expect((await file(upset, SK, [added.data.addMessage.SK])).errors).toEqual([]);
  const { PK = "", Data } = (await list({ PageSize: 1 })).Results[0] ?? {};
  const read = (actor: Member) => system.execute<Record<string, unknown>>(actor, FILES, { PK });
  const copy = { PK: `MED#${media}`, FileName: "sides.pdf", Size: 1_000, ContentUrl: `/objects/${media}` };
  expect((await read(admin)).data["getReport"]).toEqual({
    Data: { Seal: Data?.["Seal"], Messages: [{ Message: "", Attachments: [copy] }] },
  });
  expect(failure(await read(upset))).toBe("ROLE");
  await database.query("delete from message_attachment where media_id = $1", [media]);
  system.upstreams.files.delete(media);
  expect((await read(admin)).data["getReport"]).toMatchObject({
    Data: { Messages: [{ Attachments: [{ ...copy, ContentUrl: null }] }] },
  });
  const sealed = { id: "1", sender: { id: "2", firstName: "", lastName: "" }, body: "", sentAt: new Date(0) };
  const sides = { mediaId: media, fileName: "sides.pdf", contentType: "application/pdf", size: 1_000 };
  const seals = [[], [sides], [{ ...sides, fileName: "other.pdf" }]].map((attachments) =>
    sealOf([{ ...sealed, attachments }]),
  );
  expect(new Set(seals).size).toBe(3);
});

test("a report goes its way: review, lock, appeal, review again, dismissal opens the conversation", async () => {
  const { PK, SK } = await filed();
  const execute = (actor: Member, query: string, more: object = {}) =>
    system.execute(actor, query, { PK, ...more });
  expect(failure(await execute(admin, DISMISS))).toBe("ILLEGAL_TRANSITION");
  expect(failure(await execute(upset, APPEAL))).toBe("ILLEGAL_TRANSITION");
  for (const time of ["first", "again"])
    expect([time, (await execute(admin, MOVE)).data]).toEqual([
      time,
      {
        reviewReport: {
          PK,
          Data: { Status: "InReview", ReviewerId: key(admin), Reviewer: { PK: key(admin) } },
        },
      },
    ]);
  expect((await execute(admin, ACT, { action: "LockConversation" })).data).toEqual({
    actOnReport: { Data: { Status: "Actioned" } },
  });
  expect([await statusOf(rude, SK), await statusOf(upset, SK)]).toEqual(["Locked", "Locked"]);
  const closed = await system.execute(rude, ADD, { m: { ConversationId: SK, Message: "Why?" } });
  expect(closed.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "CLOSED", state: "Locked" });
  expect(failure(await execute(upset, APPEAL))).toBe("NOT_FOUND");
  expect(failure(await execute(outsider, APPEAL))).toBe("NOT_FOUND");
  expect((await execute(rude, APPEAL)).errors).toEqual([]);
  expect((await list({ Status: "Appealed" })).Results.map((one) => one.PK)).toContain(PK);
  await execute(admin, MOVE);
  expect((await execute(admin, DISMISS)).errors).toEqual([]);
  expect(await statusOf(rude, SK)).toBe("Open");
  expect(failure(await execute(upset, APPEAL))).toBe("EXISTS");
});

test("the author of the messages that a report locks is notified of it and may appeal, and nobody else is", async () => {
  const { PK, SK } = await filed();
  await system.execute(admin, MOVE, { PK });
  expect((await system.execute(admin, ACT, { PK, action: "LockConversation" })).errors).toEqual([]);
  const noticesOf = async (who: Member) =>
    (
      await system.execute<{ getNotifications: { Results: { Data: Record<string, unknown> }[] } }>(
        who,
        NOTICES,
      )
    ).data.getNotifications.Results.map(({ Data }) => Data).filter((Data) => Data["ConversationId"] === SK);
  const lock = { Happening: "conversation-locked", ConversationId: SK };
  await waitFor("both are told", async () =>
    (await Promise.all([rude, upset].map(noticesOf))).every((notices) => notices.length),
  );
  expect(await noticesOf(upset)).toEqual([{ ...lock, ReportId: null }]);
  const [notice] = await noticesOf(rude);
  expect(notice).toEqual({ ...lock, ReportId: PK });
  expect((await system.execute(rude, APPEAL, { PK: notice?.["ReportId"] })).errors).toEqual([]);
  expect((await list({ Status: "Appealed" })).Results.map((one) => one.PK)).toContain(PK);
});

test("an unknown action is refused by the argument's name", async () => {
  const { PK } = await filed();
  const { errors } = await system.execute(admin, ACT, { PK, action: "Shout" });
  expect(errors[0]?.extensions["fields"]).toMatchObject([{ path: "action", rule: "CATALOG" }]);
});

test("nobody decides a report about their own mail", async () => {
  const c = { ReceiverId: key(admin), Subject: `About ${newId()}`, Message: "Pay me." };
  const { data } = await system.execute<{ createConversation: { SK: string } }>(rude, CREATE, { c });
  const { SK } = data.createConversation;
  const { rows } = await database.query("select id from message where conversation_id = $1", [SK.slice(4)]);
  await file(admin, SK, [`MSG#${String(rows[0]?.id)}`]);
  const [latest] = (await list({ PageSize: 1 })).Results;
  expect(failure(await system.execute(admin, MOVE, { PK: latest?.PK }))).toBe("OWNERSHIP");
});

test("what cannot be reported", async () => {
  const [one, other] = [await conversation(), await conversation()];
  const answers = [
    await file(outsider, one.SK, [one.message]),
    await file(rude, one.SK, [one.message]),
    await file(upset, one.SK, [other.message]),
    await file(upset, one.SK, []),
    await file(upset, one.SK, [one.message], { Reason: "Boring" }),
  ];
  expect(answers.map(failure)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND", "VALIDATION", "VALIDATION"]);
  expect(answers.at(-1)?.errors[0]?.message).toContain("Spam");
  for (const query of [MOVE, DISMISS])
    expect(failure(await system.execute(upset, query, { PK: `RPT#${newId()}` }))).toBe("ROLE");
  expect(failure(await system.execute(admin, MOVE, { PK: `RPT#${newId()}` }))).toBe("NOT_FOUND");
});

test("a repeated report is one, pages follow each other, and a page costs the same statements", async () => {
  const { SK, message } = await conversation();
  const before = (await list()).Total;
  const ClientKey = crypto.randomUUID();
  for (let time = 0; time < 2; time += 1) await file(upset, SK, [message], { ClientKey });
  const whole = await list({ PageSize: 100 });
  expect(whole.Total).toBe(before + 1);
  const found: string[] = [];
  for (let After: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof list>> = await list({ PageSize: 1, After });
    found.push(...page.Results.map((one) => one.PK));
    After = page.After;
    if (After === null) break;
  }
  expect(found).toEqual(whole.Results.map((one) => one.PK));
  const cost = async (PageSize: number) =>
    (await system.execute(admin, LIST, { c: { PageSize } })).sqlStatements;
  expect(await cost(3)).toBe(await cost(1));
});

test("reports about the safety of minors come first, over the border of pages too", async () => {
  for (const Reason of ["Spam", "Minor Safety", "Scam", "Minor Safety"]) {
    const { SK, message } = await conversation();
    expect((await file(upset, SK, [message], { Reason })).errors).toEqual([]);
  }
  const c = { Status: "Open", SortOrder: "Urgent" };
  const whole = (await list({ ...c, PageSize: 100 })).Results;
  const minors = whole.map(({ Data }) => Data["Reason"] === "Minor Safety");
  expect(minors.slice(0, 3)).toEqual([true, true, false]);
  expect(minors.lastIndexOf(true)).toBe(1);
  const found: string[] = [];
  for (let After: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...c, PageSize: 1, After });
    found.push(...page.Results.map((one) => one.PK));
    After = page.After;
    if (After === null) break;
  }
  expect(found).toEqual(whole.map((one) => one.PK));
});

test("a suspension is recorded as the decision on a report", async () => {
  const { PK } = await filed();
  await system.execute(admin, MOVE, { PK });
  expect((await system.execute(admin, ACT, { PK, action: "Suspension" })).errors).toEqual([]);
  const decided = (await list({ PageSize: 100 })).Results.find((one) => one.PK === PK);
  expect(decided?.Data).toMatchObject({ Status: "Actioned", Action: "Suspension" });
});

const publish = (draft: ReturnType<typeof draftEvent>, occurredAt = new Date()) =>
  system.bus.publish([{ ...draft, id: newId(), occurredAt, actorId: null, traceparent: "" }]);

test("a conversation ends thirty days after its project closed, and goes on when that opens again", async () => {
  const [old, recent] = [newId(), newId()];
  const [ended, open] = [await conversation(`PRJ#${old}`), await conversation(`PRJ#${recent}`)];
  const about = (aggregateId: string) => ({ aggregateId, version: 9 });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await publish(draftEvent(ProjectClosedSchema, { projectId: recent }, about(recent)), daysAgo(29));
  await publish(draftEvent(ProjectClosedSchema, { projectId: old }, about(old)), daysAgo(31));
  await waitFor("the conversation ends", async () => (await statusOf(upset, ended.SK)) === "ReadOnly");
  expect(await statusOf(upset, open.SK)).toBe("Open");
  await publish(draftEvent(ProjectApprovedSchema, { projectId: old }, about(old)));
  await waitFor("the conversation goes on", async () => (await statusOf(upset, ended.SK)) === "Open");
});

test("a suspension locks what two people write, and its end opens it", async () => {
  const { SK } = await conversation();
  const { userId } = rude;
  const about = { aggregateId: userId, version: 3 };
  await publish(draftEvent(UserSuspendedSchema, { userId }, about));
  await waitFor("the conversation is locked", async () => (await statusOf(upset, SK)) === "Locked");
  await publish(draftEvent(UserReinstatedSchema, { userId }, about));
  await waitFor("the conversation is open", async () => (await statusOf(upset, SK)) === "Open");
  const again = await system.execute(upset, ADD, { m: { ConversationId: SK, Message: "Welcome back." } });
  expect(again.errors).toEqual([]);
});
