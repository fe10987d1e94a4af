import { draftEvent } from "@callboard/bus/event.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { UserExportRequestedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { startMessaging } from "../messaging-fixture.ts";

const REPORT = "mutation ($r: ContentReportInput!) { reportContent(report: $r) { Status } }";
const LIST = `query ($c: ReportsCriteria) { getReports(criteria: $c) { Total Results { PK Data {
  Kind Subject Reason Comment Status Action Actions Seal ViewerCan Project { PK } Reporter { Id } Reported { Id FirstName }
  Messages { SK } } } } }`;
const REVIEW = "mutation ($PK: ID!) { reviewReport(PK: $PK) { PK } }";
const ACT = `mutation ($PK: ID!, $action: String!) { actOnReport(PK: $PK, action: $action) { Data { Status Action } } }`;
const APPEAL = `mutation ($PK: ID!) { appealReport(PK: $PK, text: "It is ours.") { Status } }`;
const NOTICES = `{ getNotifications(criteria: { Kind: "Safety", PageSize: 100 }) { Results { Data { Happening ReportId } } } }`;

const companyId = newId();
const admin = member({ roles: ["Admin"] });
const producer = member({ roles: ["Production"], organisationId: companyId });
const talent = member({ roles: ["Talent"] });
const eager = member({ roles: ["Agent"] });
const project = newId();
let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  const people = [admin, producer, talent, eager].map((one) => ({ member: one }));
  system = await startMessaging(people, new Map());
  system.upstreams.projects.set(project, { companyId, createdBy: producer.userId });
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

const key = ({ userId }: Member): string => `USR#${userId}`;
const report = (actor: Member, Target: string | null, more: object = {}) =>
  system.execute(actor, REPORT, { r: { Target, Reason: "Scam", ...more } });
interface Found {
  readonly PK: string;
  readonly Data: Record<string, unknown>;
}
const list = async (c: object = {}) =>
  (
    await system.execute<{ getReports: { Total: number; Results: readonly Found[] } }>(admin, LIST, {
      c: { PageSize: 100, ...c },
    })
  ).data.getReports;
const latest = async () => (await list({ PageSize: 1 })).Results[0];

interface Refusal {
  readonly code?: string;
  readonly rule?: string;
  readonly fields?: readonly { readonly path: string; readonly rule: string }[];
}
function refusal({ errors }: { readonly errors: readonly { readonly extensions: Refusal }[] }): string {
  const { code, rule, fields } = errors[0]?.extensions ?? {};
  const [field] = fields ?? [];
  return field ? `${field.path} ${field.rule}` : (rule ?? code ?? "OK");
}

test("a reported project reaches the admins with what it is, who posted it and what may be done", async () => {
  expect(refusal(await report(talent, `PRJ#${project}`, { Comment: "They want 50 dollars." }))).toBe("OK");
  expect(await latest()).toEqual({
    PK: expect.any(String),
    Data: {
      Kind: "Project",
      Subject: "The Long Night",
      Reason: "Scam",
      Comment: "They want 50 dollars.",
      Status: "Open",
      Action: null,
      Actions: ["Warning", "TakeDown", "Suspension"],
      Seal: expect.stringMatching(/^[0-9a-f]{64}$/),
      ViewerCan: ["reviewReport"],
      Project: { PK: `PRJ#${project}` },
      Reporter: { Id: key(talent) },
      Reported: { Id: key(producer), FirstName: "Ada" },
      Messages: [],
    },
  });
});

test("a reported person is reported without a project, and without a title", async () => {
  expect(refusal(await report(producer, key(talent), { Reason: "Stolen Photos" }))).toBe("OK");
  expect((await latest())?.Data).toMatchObject({
    Kind: "Person",
    Subject: "",
    Project: null,
    Actions: ["Warning", "Suspension"],
    Reported: { Id: key(talent) },
  });
});

test("what cannot be reported says why, and stores nothing", async () => {
  const draft = newId();
  system.upstreams.projects.set(draft, { companyId, createdBy: producer.userId, status: "Draft" });
  const before = (await list()).Total;
  const answers = [
    await report(talent, null),
    await report(talent, project),
    await report(talent, "PRJ#x"),
    await report(talent, `CMP#${companyId}`),
    await report(talent, `PRJ#${draft}`),
    await report(talent, `USR#${newId()}`),
    await report(talent, key(talent)),
    await report(producer, `PRJ#${project}`),
    await report(talent, `PRJ#${project}`, { Reason: "Harassment" }),
    await report(talent, `PRJ#${project}`, { Reason: "Other", Comment: " " }),
    await report(talent, `PRJ#${project}`, { Comment: "x".repeat(2_001) }),
    await report(talent, `PRJ#${project}`, { ClientKey: "x" }),
  ].map(refusal);
  expect(answers).toEqual([
    "report.Target REQUIRED",
    "report.Target KEY",
    "report.Target KEY",
    "report.Target KEY",
    "NOT_FOUND",
    "NOT_FOUND",
    "report.Target SELF",
    "report.Target SELF",
    "report.Reason CATALOG",
    "report.Comment REQUIRED",
    "report.Comment TOO_LONG",
    "report.ClientKey UUID",
  ]);
  expect((await list()).Total).toBe(before);
});

test("the same report is one, at once or later, by its key or by its words, and another reason is another", async () => {
  const about = { Reason: "Discrimination", Comment: "Only blondes." };
  const before = (await list()).Total;
  const ClientKey = crypto.randomUUID();
  await Promise.all([1, 2, 3].map(() => report(eager, `PRJ#${project}`, { ...about, ClientKey })));
  await Promise.all([1, 2].map(() => report(eager, `PRJ#${project}`, about)));
  expect((await list()).Total).toBe(before + 1);
  await report(eager, `PRJ#${project}`, { ...about, Reason: "Impersonation" });
  expect((await list()).Total).toBe(before + 2);
});

test("twenty reports a day are taken, with those of messages among them", async () => {
  const { rows } = await database.query("select count(*)::int as n from report where reporter_id = $1", [
    eager.userId,
  ]);
  const left = 20 - Number(rows[0]?.n);
  const answers: string[] = [];
  for (let n = 0; n <= left; n += 1)
    answers.push(refusal(await report(eager, key(talent), { Comment: `Report ${n}.` })));
  expect(answers.slice(0, -1).every((one) => one === "OK")).toBe(true);
  expect(answers.at(-1)).toBe("REPORTS_PER_DAY");
  // Repeating an earlier one is no new report.
  expect(refusal(await report(eager, key(talent), { Comment: "Report 0." }))).toBe("OK");
});

test("an admin lists the reports of a company's projects and people alone", async () => {
  await report(talent, `PRJ#${project}`, { Comment: "Of the company." });
  const { Total, Results } = await list({ CompanyId: `CMP#${companyId}` });
  expect(Total).toBe(Results.length);
  expect(new Set(Results.map(({ Data }) => (Data["Project"] as { PK: string } | null)?.PK))).toEqual(
    new Set([`PRJ#${project}`]),
  );
  expect((await list({ CompanyId: `CMP#${newId()}` })).Total).toBe(0);
});

test("reports about minors come first, whatever is reported", async () => {
  await report(talent, `PRJ#${project}`, { Reason: "Minor Safety" });
  const [first] = (await list({ Status: "Open", SortOrder: "Urgent" })).Results;
  expect(first?.Data).toMatchObject({ Reason: "Minor Safety", Kind: "Project" });
});

test("an admin records that the project was taken down; what does not fit the report is refused", async () => {
  await report(talent, `PRJ#${project}`, { Reason: "Sexual" });
  const PK = (await latest())?.PK;
  await system.execute(admin, REVIEW, { PK });
  expect(refusal(await system.execute(admin, ACT, { PK, action: "LockConversation" }))).toBe(
    "action CATALOG",
  );
  expect((await system.execute(admin, ACT, { PK, action: "TakeDown" })).data).toEqual({
    actOnReport: { Data: { Status: "Actioned", Action: "TakeDown" } },
  });
  // The reported side may appeal; nobody tells it who reported.
  expect(refusal(await system.execute(producer, APPEAL, { PK }))).toBe("OK");
});

test("a warning reaches who posted the project, the outcome who reported it, and nobody learns of the other", async () => {
  await report(talent, `PRJ#${project}`, { Reason: "Impersonation", Comment: "Not the BBC." });
  const PK = (await latest())?.PK;
  await system.execute(admin, REVIEW, { PK });
  await system.execute(admin, ACT, { PK, action: "Warning" });
  const noticesOf = async (who: Member) =>
    (
      await system.execute<{ getNotifications: { Results: readonly { Data: Record<string, unknown> }[] } }>(
        who,
        NOTICES,
      )
    ).data.getNotifications.Results.flatMap(({ Data }) =>
      Data["ReportId"] === PK ? [Data["Happening"]] : [],
    );
  await waitFor("both are notified", async () =>
    (await Promise.all([producer, talent].map(noticesOf))).every((notices) => notices.length > 0),
  );
  expect(await noticesOf(producer)).toEqual(["warned"]);
  expect(await noticesOf(talent)).toEqual(["report-actioned"]);
  const warnings = () => system.mails.filter(({ to }) => to.startsWith(producer.userId));
  await waitFor("the mail of the warning", async () => warnings().length > 0);
  expect(warnings().filter(({ text }) => text.includes("BBC") || text.includes(talent.userId))).toEqual([]);
});

test("the event of a report names no company, by which the reported side could read the log", async () => {
  const { rows } = await database.query(
    "select subject, aggregate_id from outbox where subject like '%report.filed%' limit 1",
  );
  expect(rows).toHaveLength(1);
  const { ReportFiledSchema } = await import("@callboard/proto/messaging/v1/events_pb.ts");
  expect(ReportFiledSchema.fields.map(({ name }) => name)).toEqual([
    "report_id",
    "conversation_id",
    "reporter_id",
    "project_id",
    "reported_id",
  ]);
});

test("a copy of one's data has the reports that one filed, and not those about oneself", async () => {
  const exportId = newId();
  const { userId } = talent;
  const draft = draftEvent(
    UserExportRequestedSchema,
    { userId, exportId },
    { aggregateId: userId, version: 1 },
  );
  await system.bus.publish([
    { ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" },
  ]);
  await waitFor("the export", async () => system.upstreams.exported.has(exportId));
  const copy = system.upstreams.exported.get(exportId) ?? "";
  const { reports } = JSON.parse(copy) as { reports: readonly { reason: string }[] };
  const { rows } = await database.query("select count(*)::int as n from report where reporter_id = $1", [
    userId,
  ]);
  expect(reports).toHaveLength(Number(rows[0]?.n));
  expect(copy).toContain("They want 50 dollars.");
  expect(copy).not.toContain("Stolen Photos");
});
