import { draftEvent } from "@callboard/bus/event.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import {
  AuditionRequestedSchema,
  OfferMadeSchema,
  RequestAnsweredSchema,
  SubmissionAnnouncedSchema,
  SubmissionCreatedSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { startMessaging } from "./messaging-fixture.ts";

const LIST = `query ($c: NotificationsCriteria) { getNotifications(criteria: $c) { Total Unread After Results { PK SK Data {
  Kind Happening Count Read ProjectName RoleName UserName CompanyName ProjectId Path } } } }`;
const READ = `mutation ($ids: [ID!]) { markNotificationsRead(notifications: $ids) { Status } }`;
const SETTINGS = `{ getNotificationSettings { Zone QuietFrom QuietTo Kinds { Kind Mode Mandatory } } }`;
const SAVE = `mutation ($s: NotificationSettingsInput!) { saveNotificationSettings(settings: $s) {
  Zone QuietFrom QuietTo Kinds { Kind Mode } } }`;
const CREATE = `mutation ($c: ConversationInput!) { createConversation(conversation: $c) { SK } }`;
const UPDATE = `mutation ($k: [ConversationKeyInput!]!) { updateConversations(conversations: $k, change: { Read: true }) { Status } }`;

interface Item {
  PK: string;
  SK: string;
  Data: Record<string, unknown>;
}
interface Page {
  Total: number;
  Unread: number;
  After: string | null;
  Results: Item[];
}

const company = newId();
const producer = member({ roles: ["Production"], organisationId: company });
const talents = Array.from({ length: 6 }, () => member({ roles: ["Talent"] }));
const [calm, daily, never, quiet, reader, writer] = talents as [
  Member,
  Member,
  Member,
  Member,
  Member,
  Member,
];
const agent = member({ roles: ["Agent"] });
let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  const people = [producer, agent, ...talents].map((one) => ({
    member: one,
    ...(one === calm ? { agentIds: [agent.userId] } : {}),
  }));
  system = await startMessaging(people, new Map());
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

const submission = ({ userId }: Member) => ({
  projectId: newId(),
  positionId: newId(),
  userId,
  companyId: company,
  submissionId: newId(),
});
async function publish(draft: ReturnType<typeof draftEvent>): Promise<string> {
  const id = newId();
  await system.bus.publish([{ ...draft, id, occurredAt: new Date(), actorId: null, traceparent: "" }]);
  return id;
}
const about = () => ({ aggregateId: newId(), version: 1 });
const book = (who: Member) =>
  publish(draftEvent(SubmissionAnnouncedSchema, { ...submission(who), status: "Booked" }, about()));
const invite = (who: Member) =>
  publish(draftEvent(AuditionRequestedSchema, { ...submission(who), slotId: newId() }, about()));
const list = async (actor: Member, c: object = {}) =>
  (await system.execute<{ getNotifications: Page }>(actor, LIST, { c })).data.getNotifications;
/** Sets a member's zone to one where it is this many hours past midnight; the mail of their day is still due. */
const liveWhereItIs = async (hour: number, { userId }: Member): Promise<void> => {
  const east = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  const zone = `Etc/GMT${east > 0 ? "-" : "+"}${Math.abs(east)}`;
  await database.query("update notification_setting set zone = $2, digested_on = null where user_id = $1", [
    userId,
    zone,
  ]);
};
const save = (actor: Member, s: object) => system.execute(actor, SAVE, { s });
const mailOf = async (key: string) =>
  (
    await database.query(
      "select kind, next_try_at > now() + interval '1 minute' as later from mail where key = $1",
      [key],
    )
  ).rows[0] as { kind: string; later: boolean } | undefined;

test("talent and agent are notified of a booking, with the names of then, and mark it as read", async () => {
  await book(calm);
  await waitFor("the agent's", async () => (await list(agent)).Total === 1);
  const [item] = (await list(calm)).Results;
  expect(item).toMatchObject({
    PK: `USR#${calm.userId}`,
    Data: {
      Kind: "Decision",
      Happening: "booked",
      Count: 1,
      Read: false,
      ProjectName: "The Long Night",
      RoleName: "Captain",
      UserName: "Ada Test",
      CompanyName: "Marsh Lane Pictures",
      Path: expect.stringMatching(new RegExp(`^/project-submissions\\?open=[\\w-]{36}~${calm.userId}$`)),
    },
  });
  expect((await list(agent)).Results[0]?.Data["Path"]).toMatch(/^\/project-submissions\?open=/);
  expect((await list(producer)).Total).toBe(0);
  const mark = (actor: Member, ids: readonly string[] | null) => system.execute(actor, READ, { ids });
  await mark(agent, [item?.SK ?? ""]);
  expect((await list(calm)).Unread).toBe(1);
  for (const time of ["first", "again"])
    expect([time, (await mark(calm, [item?.SK ?? ""])).errors]).toEqual([time, []]);
  expect(await list(calm, { Unread: true })).toMatchObject({ Total: 0, Unread: 0 });
  await mark(agent, null);
  expect((await list(agent)).Unread).toBe(0);
});

test("an offer is for the talent's side, and its answer for the company", async () => {
  const facts = submission(calm);
  await publish(draftEvent(OfferMadeSchema, { ...facts, requestId: newId() }, about()));
  await publish(draftEvent(RequestAnsweredSchema, { ...facts, requestId: newId() }, about()));
  await waitFor("the offer", async () => (await list(calm, { Kind: "Offer" })).Total === 1);
  await waitFor("the answer", async () => (await list(producer, { Kind: "Response" })).Total === 1);
  const [response] = (await list(producer, { Kind: "Response" })).Results;
  expect(response?.Data["Path"]).toBe(`/position-submission/${calm.userId}/${facts.positionId}`);
  expect((await list(producer, { Kind: "Offer" })).Total).toBe(0);
  expect((await list(calm, { Kind: "Response" })).Total).toBe(0);
});

test("new submissions of a role are one line of the company's day", async () => {
  const facts = submission(calm);
  for (let count = 0; count < 3; count += 1)
    await publish(draftEvent(SubmissionCreatedSchema, { ...facts, submissionId: newId() }, about()));
  const found = async () => (await list(producer, { Kind: "Submission" })).Results;
  await waitFor("all three", async () => (await found())[0]?.Data["Count"] === 3);
  expect(await found()).toHaveLength(1);
});

test("each kind arrives now, once a day or never, and what matters most always now", async () => {
  await save(daily, { Kinds: [{ Kind: "Decision", Mode: "Daily" }] });
  // While it is night there, daily notifications wait.
  await liveWhereItIs(3, daily);
  await save(never, { Kinds: [{ Kind: "Decision", Mode: "Never" }] });
  const [now, later, none] = [await book(calm), await book(daily), await book(never)];
  const request = await invite(never);
  await waitFor("the request", async () => (await mailOf(`${request}:${never.userId}`)) !== undefined);
  await waitFor("the list", async () => (await list(never, { Kind: "AuditionRequest" })).Total === 1);
  expect(await mailOf(`${now}:${calm.userId}`)).toMatchObject({ kind: "booked", later: false });
  expect([await mailOf(`${later}:${daily.userId}`), await mailOf(`${none}:${never.userId}`)]).toEqual([
    undefined,
    undefined,
  ]);
  expect((await list(daily, { Kind: "Decision" })).Total).toBe(1);
  expect((await list(never, { Kind: "Decision" })).Total).toBe(0);
});

test("what waits for the day leaves in the morning, in one mail", async () => {
  const before = (await list(daily)).Total;
  await book(daily);
  await waitFor("the notification", async () => (await list(daily)).Total === before + 1);
  await liveWhereItIs(11, daily);
  const digests = () =>
    system.mails.filter(({ to, kind }) => kind === "digest" && to.startsWith(daily.userId));
  const waiting = async () =>
    (
      await database.query("select from notification where user_id = $1 and digest and digested_at is null", [
        daily.userId,
      ])
    ).rows.length;
  await waitFor("the daily mail", async () => (await waiting()) === 0);
  // A mail is identified by its day, so repeated sweeps send only one.
  await waitFor("the mail", () => digests().length > 0);
  expect(digests()).toEqual([
    expect.objectContaining({ subject: expect.stringMatching(/^Your day on Callboard: \d+$/) }),
  ]);
});

test("quiet hours put off a mail, and not one that matters most", async () => {
  const clock = (hours: number) =>
    `${String((new Date().getUTCHours() + hours + 24) % 24).padStart(2, "0")}:00`;
  await save(quiet, { Zone: "UTC", QuietFrom: clock(-1), QuietTo: clock(3) });
  const [booked, request] = [await book(quiet), await invite(quiet)];
  await waitFor("both mails", async () => (await mailOf(`${request}:${quiet.userId}`)) !== undefined);
  await waitFor("the other", async () => (await mailOf(`${booked}:${quiet.userId}`)) !== undefined);
  expect(await mailOf(`${booked}:${quiet.userId}`)).toMatchObject({ later: true });
  expect(await mailOf(`${request}:${quiet.userId}`)).toMatchObject({ later: false });
});

test("a message is mailed when nobody has read it for a while, and not when somebody has", async () => {
  const start = async () => {
    const c = { ReceiverId: `USR#${reader.userId}`, Subject: `About ${newId()}`, Message: "Hello." };
    const { data } = await system.execute<{ createConversation: { SK: string } }>(writer, CREATE, { c });
    return data.createConversation.SK.slice(4);
  };
  const [unread, read] = [await start(), await start()];
  const waits = async () =>
    (await database.query("select conversation_id, message_id from unread_mail order by due_at")).rows as {
      conversation_id: string;
      message_id: string;
    }[];
  await waitFor("both", async () => (await waits()).length === 2);
  const messageIds = new Map((await waits()).map((row) => [row.conversation_id, row.message_id]));
  await system.execute(reader, UPDATE, { k: [{ PK: `USR#${reader.userId}`, SK: `CNV#${read}` }] });
  await database.query("update unread_mail set due_at = now()");
  await waitFor("the look", async () => (await waits()).length === 0);
  expect(await mailOf(`message:${messageIds.get(unread)}:${reader.userId}`)).toMatchObject({
    kind: "message-unread",
  });
  const sent = await waitFor(
    "the mail",
    () => system.mails.find(({ kind }) => kind === "message-unread") ?? false,
  );
  expect(sent.subject).toBe("New message from Ada Test");
  expect(await mailOf(`message:${messageIds.get(read)}:${reader.userId}`)).toBeUndefined();
});

test("settings show every kind, and say which cannot be switched off", async () => {
  const answer = await system.execute<{ getNotificationSettings: { Zone: string; Kinds: object[] } }>(
    writer,
    SETTINGS,
  );
  expect(answer.data.getNotificationSettings).toMatchObject({ Zone: "UTC", QuietFrom: null, QuietTo: null });
  expect(answer.data.getNotificationSettings.Kinds).toContainEqual({
    Kind: "Offer",
    Mode: "Now",
    Mandatory: true,
  });
  const kept = await save(writer, { Kinds: [{ Kind: "Billing", Mode: "Never" }], Zone: "Europe/Istanbul" });
  expect(kept.data).toMatchObject({ saveNotificationSettings: { Zone: "Europe/Istanbul" } });
  const other = await save(writer, { Kinds: [{ Kind: "Project", Mode: "Daily" }] });
  const { Kinds } = (other.data as { saveNotificationSettings: { Kinds: { Kind: string; Mode: string }[] } })
    .saveNotificationSettings;
  expect(Kinds.filter(({ Mode }) => Mode !== "Now").map(({ Kind }) => Kind)).toEqual([
    "Progress",
    "Submission",
    "Project",
    "Review",
    "Billing",
  ]);
});

test.each<[string, object, string, string]>([
  ["an unknown kind", { Kinds: [{ Kind: "Gossip", Mode: "Now" }] }, "settings.Kinds.0.Kind", "CATALOG"],
  ["an unknown mode", { Kinds: [{ Kind: "Project", Mode: "Hourly" }] }, "settings.Kinds.0.Mode", "CATALOG"],
  [
    "a kind that is mandatory",
    { Kinds: [{ Kind: "Offer", Mode: "Never" }] },
    "settings.Kinds.0.Mode",
    "MANDATORY",
  ],
  ["no zone of the world", { Zone: "Mars/Olympus" }, "settings.Zone", "TIME_ZONE"],
  ["no time", { QuietFrom: "25:00", QuietTo: "07:00" }, "settings.QuietFrom", "TIME"],
  ["half of the quiet hours", { QuietFrom: "22:00" }, "settings.QuietTo", "REQUIRED"],
])("settings with %s are refused at their field", async (_name, settings, path, rule) => {
  const { errors } = await save(writer, settings);
  expect(errors[0]?.extensions).toMatchObject({ code: "VALIDATION", fields: [{ path, rule }] });
});

test("pages follow each other, at the same cost", async () => {
  await database.query(
    `insert into notification (id, user_id, group_key, happening, kind, facts, digest, created_at)
     select gen_random_uuid(), $1, place::text, 'booked', 'Decision', '{}', false, timestamptz '2026-01-01Z'
     from generate_series(1, 7) place`,
    [writer.userId],
  );
  const found: string[] = [];
  for (let After: string | null = null; ;) {
    const page: Page = await list(writer, { PageSize: 3, After });
    expect(page.Total).toBe(7);
    found.push(...page.Results.map(({ SK }) => SK));
    After = page.After;
    if (After === null) break;
  }
  expect(new Set(found).size).toBe(7);
  const cost = async (PageSize: number) =>
    (await system.execute(writer, LIST, { c: { PageSize } })).sqlStatements;
  expect(await cost(7)).toBe(await cost(1));
});
