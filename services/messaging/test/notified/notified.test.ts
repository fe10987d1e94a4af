import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { draftEvent, subjectOf, type EventSchema } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import * as billing from "@callboard/proto/billing/v1/events_pb.ts";
import * as casting from "@callboard/proto/casting/v1/events_pb.ts";
import * as identity from "@callboard/proto/identity/v1/events_pb.ts";
import * as media from "@callboard/proto/media/v1/events_pb.ts";
import * as messaging from "@callboard/proto/messaging/v1/events_pb.ts";
import * as projects from "@callboard/proto/projects/v1/events_pb.ts";
import * as talents from "@callboard/proto/talent/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { createEffects } from "#adapters/events/handlers.ts";
import { startMessaging } from "../messaging-fixture.ts";

const companyId = newId();
const talent = member({ roles: ["Talent"] });
const agent = member({ roles: ["Agent"], representedIds: [talent.userId] });
const producer = member({ roles: ["Production"], organisationId: companyId });
const admin = member({ roles: ["Admin"] });
const PEOPLE = { talent, agent, producer, admin };
type Who = keyof typeof PEOPLE;

const facts = {
  projectId: newId(),
  positionId: newId(),
  slotId: newId(),
  userId: talent.userId,
  companyId,
};
const reel = newId();
const link = { talentId: talent.userId, agentId: agent.userId };

/** What an event causes: who is notified in the product, as which kind, and who is mailed at once. */
interface Expected {
  readonly event: Record<string, unknown>;
  /** Null if no one is notified in the product. */
  readonly kind: string | null;
  readonly listed: readonly Who[];
  readonly mailed: readonly Who[];
}

const notifies = (
  kind: string | null,
  event: Record<string, unknown>,
  who: readonly Who[],
  mailed = who,
): Expected => ({
  event,
  kind,
  listed: kind === null ? [] : who,
  mailed,
});
const side = ["talent", "agent"] as const;
const all = ["talent", "agent", "producer"] as const;
/** Kinds that arrive once a day by default. */
const later = (kind: string, event: Record<string, unknown>, who: readonly Who[]) =>
  notifies(kind, event, who, []);

/** Every event that notifies someone (authorization.json, states.md); some have more than one case. */
const NOTIFIED: Readonly<Record<string, readonly Expected[]>> = {
  UserRegistered: [notifies(null, facts, ["talent"])],
  UserRoleChanged: [notifies("Account", facts, ["talent"])],
  UserSuspended: [notifies(null, facts, ["talent"])],
  UserReinstated: [notifies("Safety", facts, ["talent"])],
  UserAgentLinkRequested: [notifies("Account", link, ["talent"])],
  UserAgentLinked: [notifies("Account", link, side)],
  UserAgentUnlinked: [notifies("Account", link, side)],
  CompanyMemberAdded: [notifies("Account", { companyId, userId: producer.userId }, ["producer"])],
  CompanyMemberRemoved: [notifies("Account", { companyId, userId: producer.userId }, ["producer"])],
  ProjectUpdated: [notifies("Change", { ...facts, fields: ["PayRate", "Name"] }, side)],
  PositionUpdated: [notifies("Change", { ...facts, fields: ["Nudity"] }, side)],
  ScheduleChanged: [
    notifies("AuditionChange", { ...facts, movedSlotIds: [facts.slotId] }, side),
    notifies("Change", { ...facts, filmingDateIds: [newId()] }, side),
  ],
  ProjectSubmitted: [later("Review", facts, ["admin"])],
  ProjectResubmitted: [later("Review", facts, ["admin"])],
  ProjectApproved: [notifies("Project", facts, ["producer"])],
  ProjectDenied: [
    notifies("Project", facts, ["producer"]),
    // The company and people with active submissions.
    notifies("TakeDown", { ...facts, takenDown: true }, all),
  ],
  ProjectClosed: [notifies("Project", facts, ["producer"]), notifies("Change", facts, side)],
  PositionFilled: [notifies("Project", facts, ["producer"])],
  SearchMatched: [
    notifies("SavedSearch", { ...facts, matches: [{ userId: talent.userId, alert: "Now" }] }, ["talent"]),
    later("SavedSearch", { ...facts, matches: [{ userId: talent.userId, alert: "Daily" }] }, ["talent"]),
  ],
  SubmissionCreated: [later("Submission", facts, ["producer"])],
  SubmissionWithdrawn: [later("Submission", facts, ["producer"])],
  SubmissionStatusChanged: [later("Progress", { ...facts, from: "Viewed", to: "Selected" }, side)],
  SubmissionBooked: [notifies("Decision", facts, side)],
  SubmissionNotBooked: [notifies("Decision", facts, side)],
  SubmissionAnnounced: [notifies("Decision", { ...facts, status: "Booked" }, side)],
  SubmissionReleased: [notifies("Release", facts, side)],
  AuditionRequested: [notifies("AuditionRequest", facts, side)],
  AuditionConfirmed: [notifies("AuditionChange", facts, ["agent", "producer"], all)],
  AuditionCancelled: [notifies("AuditionChange", { ...facts, cancelledBy: "company" }, side, all)],
  AvailRequested: [notifies("Availability", facts, side)],
  AvailTaken: [notifies("Availability", facts, ["producer"])],
  AvailMovedUp: [notifies("Availability", facts, ["producer"])],
  OfferMade: [notifies("Offer", facts, side)],
  RequestAnswered: [notifies("Response", facts, ["producer"])],
  RequestExpired: [notifies("Response", facts, all)],
  InvitationSent: [notifies("Invitation", facts, side)],
  SubscriptionChanged: [notifies("Billing", facts, ["talent"])],
  PaymentFailed: [notifies("Billing", facts, ["talent"])],
  // Within half a minute the uploader sees it themselves: ready-files.test.ts.
  MediaReady: [
    notifies(
      "Account",
      { mediaId: reel, ownerId: talent.userId, arrivedAt: timestampFromDate(new Date(0)) },
      ["talent"],
    ),
  ],
  MediaRejected: [notifies("Account", { ownerId: talent.userId, reason: "FILE_KIND" }, ["talent"])],
  ReportFiled: [later("Review", { reportId: newId() }, ["admin"])],
  ReportMoved: [
    notifies("Safety", { reportId: newId(), status: "Dismissed", reporterId: talent.userId }, ["talent"]),
    notifies(
      "Safety",
      {
        reportId: newId(),
        status: "Actioned",
        action: "Warning",
        reporterId: talent.userId,
        reportedId: producer.userId,
      },
      ["talent", "producer"],
    ),
  ],
  ConversationLocked: [
    notifies("Safety", { conversationId: newId(), participantIds: [talent.userId] }, ["talent"]),
  ],
};

/** Events that notify no one, and why. */
const SILENT: Readonly<Record<string, string>> = {
  BrandcodeChanged: "one's own doing",
  AuditionPlacesChanged: "seen live where one is asked: live.test.ts",
  GroupMembersChanged: "groups never leave the company",
  GroupCreated: "groups never leave the company",
  GroupUpdated: "groups never leave the company",
  UserProfileUpdated: "one's own doing",
  UserSettingsSaved: "one's own doing",
  UserPasswordReset: "identity writes that mail itself",
  UserSessionsEnded: "one's own doing",
  CompanyCreated: "one's own doing",
  CompanyUpdated: "one's own doing",
  CompanyMemberInvited: "goes to an address: invitation-mails.test.ts",
  CompanyInvitationEnded: "the company sees it in its list",
  UserExportRequested: "one's own doing",
  UserErased: "nobody is left",
  MediaUploaded: "one's own doing",
  MediaDeleted: "one's own doing",
  ConversationStarted: "is a message, too",
  ConversationRead: "one's own doing",
  ConversationHidden: "one's own doing",
  MessageSent: "is mailed when it stays unread: notifications.test.ts",
  ConversationMarked: "one's own doing",
  ConversationMembersChanged: "seen in the conversation",
  UserBlocked: "the blocked person never learns of it",
  UserUnblocked: "the blocked person never learns of it",
  ConversationUnlocked: "seen in the conversation",
  ReportAppealed: "admins see it live in their queue",
  LetterReplayed: "one's own doing",
  ProjectCreated: "one's own doing",
  ProjectWithdrawn: "it leaves the queue of the admins, live",
  ProjectDeleted: "nobody stood for it",
  ProjectRestored: "nobody stood for it",
  ProjectViewed: "a counter",
  ProjectFavorited: "one's own doing",
  ProjectMediaChanged: "nothing that talent decides by",
  ProjectDocsChanged: "nothing that talent decides by",
  PositionAdded: "those who searched for it are told by SearchMatched",
  PositionRemoved: "nobody stood for it",
  FeatureCreated: "an admin's doing",
  FeatureUpdated: "an admin's doing",
  FeatureRemoved: "an admin's doing",
  SearchSaved: "one's own doing",
  SearchRemoved: "one's own doing",
  TalentDemographicsUpdated: "one's own doing",
  TalentSkillsUpdated: "one's own doing",
  TalentAvailabilityChanged: "one's own doing",
  PostPublished: "one's own doing",
  PostRemoved: "one's own doing",
  PostViewed: "a counter",
};

const SCHEMAS: readonly EventSchema[] = [
  billing,
  casting,
  identity,
  media,
  messaging,
  projects,
  talents,
].flatMap((file) =>
  Object.entries(file).flatMap(([name, value]) => {
    const isEvent = name.endsWith("Schema") && name !== "SearchMatchSchema";
    return isEvent ? [value as unknown as EventSchema] : [];
  }),
);

/** The effects that notify people, and what they consume. */
const EFFECTS = createEffects({} as Parameters<typeof createEffects>[0])
  .filter(({ name }) => ["notices", "mails", "project-changes"].includes(name))
  .map(({ name, handlers }) => ({
    consumer: `messaging-${name}`,
    subjects: handlers.map(({ subject }) => subject),
  }));

let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  const people = Object.values(PEOPLE).map((one) => ({
    member: one,
    ...(one === talent ? { agentIds: [agent.userId] } : {}),
  }));
  system = await startMessaging(people, new Map());
  system.upstreams.standing = [talent.userId];
  system.upstreams.files.set(reel, { ownerId: talent.userId, status: "Ready", purpose: "Reel" });
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

test("every event of the product is one of which somebody is told, or one of which nobody is, and why", () => {
  const known = [...Object.keys(NOTIFIED), ...Object.keys(SILENT)];
  const published = SCHEMAS.map((schema) => schema.name);
  expect(published.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !published.includes(name))).toEqual([]);
  const consumed = new Set(EFFECTS.flatMap(({ subjects }) => subjects));
  const handled = SCHEMAS.filter((schema) => consumed.has(subjectOf(schema))).map((schema) => schema.name);
  // An invitation to an address has its own mail.
  expect(handled.filter((name) => name !== "CompanyMemberInvited").toSorted()).toEqual(
    Object.keys(NOTIFIED).toSorted(),
  );
});

const CASES = Object.entries(NOTIFIED).flatMap(([name, cases]) =>
  cases.map((expected) => [name, expected.kind ?? "mail alone", expected] as const),
);

test.each(CASES)("%s (%s) reaches those whom it concerns, and nobody else", async (name, _kind, expected) => {
  const schema = SCHEMAS.find((one) => one.name === name) as EventSchema;
  const id = newId();
  await database.query("delete from notification");
  await database.query("delete from mail");
  const draft = draftEvent(schema, expected.event, { aggregateId: newId(), version: 1 });
  await system.bus.publish([{ ...draft, id, occurredAt: new Date(), actorId: null, traceparent: "" }]);
  const consumers = EFFECTS.filter(({ subjects }) => subjects.includes(subjectOf(schema)));
  await waitFor("the effects", async () => {
    const { rows } = await database.query(
      "select from inbox where event_id = $1 and consumer = any($2::text[])",
      [id, consumers.map(({ consumer }) => consumer)],
    );
    return rows.length === consumers.length;
  });
  await database.query("update project_notice set due_at = now() where done_at is null");
  await waitFor("all pages", async () => {
    const { rows } = await database.query("select from project_notice where done_at is null");
    return rows.length === 0;
  });
  const nameOf = (userId: string) =>
    (Object.keys(PEOPLE) as Who[]).find((who) => userId.includes(PEOPLE[who].userId)) ?? userId;
  const listed = (
    await database.query("select user_id, kind from notification where $1::text is null or kind = $1", [
      expected.kind,
    ])
  ).rows.map((row) => nameOf(row.user_id as string));
  expect([...new Set(listed)].toSorted()).toEqual(expected.listed.toSorted());
  const mails = (await database.query("select recipient from mail where kind <> 'digest'")).rows as {
    recipient: string;
  }[];
  const mailed = new Set(mails.map(({ recipient }) => nameOf(recipient)));
  for (const who of expected.mailed) expect(mailed).toContain(who);
  if (NOTIFIED[name]?.length === 1) expect([...mailed].toSorted()).toEqual(expected.mailed.toSorted());
});
