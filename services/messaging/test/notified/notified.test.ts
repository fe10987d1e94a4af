import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { draftEvent, subjectOf, type EventSchema } from "@callboard/bus/event.ts";
import { KNOWN_EVENTS } from "@callboard/proto/known-events.ts";
import { newId } from "@callboard/kit/ids.ts";
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

/** Every event that notifies someone, as it should; some have more than one case. */
const NOTIFIED: Readonly<Record<string, readonly Expected[]>> = {
  UserRegistered: [notifies(null, facts, ["talent"])],
  UserRoleChanged: [notifies("Account", facts, ["talent"])],
  UserPasswordReset: [notifies("Safety", facts, ["talent"])],
  UserPhoneChanged: [notifies("Safety", facts, ["talent"])],
  UserAccessTokenCreated: [notifies("Safety", facts, ["talent"])],
  UserPhoneTaken: [notifies("Safety", facts, ["talent"])],
  UserSuspended: [
    notifies(null, { ...facts, closed: false }, ["talent"]),
    notifies(null, { ...facts, closed: true }, ["talent"]),
  ],
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
  SubmissionStatusChanged: [
    later("Progress", { ...facts, from: "Viewed", to: "Selected" }, side),
    notifies("AuditionChange", { ...facts, from: "AuditionConfirmed", attendance: "NoShow" }, side),
    notifies("AuditionChange", { ...facts, from: "AuditionConfirmed", attendance: "Disputed" }, ["producer"]),
  ],
  SubmissionBooked: [notifies("Decision", facts, side)],
  SubmissionNotBooked: [notifies("Decision", facts, side)],
  SubmissionAnnounced: [notifies("Decision", { ...facts, status: "Booked" }, side)],
  SubmissionReleased: [
    notifies("Release", facts, side),
    notifies("Release", { ...facts, roleCast: true }, side),
  ],
  AuditionRequested: [notifies("AuditionRequest", facts, side)],
  AuditionConfirmed: [notifies("AuditionChange", facts, ["agent", "producer"], all)],
  AuditionChangeRequested: [notifies("AuditionChange", facts, ["producer"])],
  AuditionCancelled: [notifies("AuditionChange", { ...facts, cancelledBy: "company" }, side, all)],
  AvailRequested: [notifies("Availability", facts, side)],
  AvailTaken: [notifies("Availability", facts, ["producer"])],
  AvailMovedUp: [notifies("Availability", facts, ["producer"])],
  RequestDecisionDue: [notifies("Response", facts, ["producer"], [])],
  CompanyReminded: [
    later(
      "Response",
      { companyId, localDay: "2026-12-03", zone: "UTC", decisions: 7, decisionUserIds: [talent.userId] },
      ["producer"],
    ),
  ],
  OfferMade: [notifies("Offer", facts, side)],
  RequestAnswered: [notifies("Response", facts, ["producer"])],
  RequestExpired: [notifies("Response", facts, all), notifies("Response", { ...facts, from: "Free" }, all)],
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

test("every event that notifies somebody has a case here", () => {
  const notifying = KNOWN_EVENTS.filter(({ row }) => Object.keys(row.notices).length > 0);
  // An invitation to an address, and a message that stays unread, are told of by effects with tests of their own.
  const elsewhere = ["CompanyMemberInvited", "UserClientInvited", "MessageSent"];
  const names = notifying.map(({ name }) => name).filter((name) => !elsewhere.includes(name));
  expect(names.toSorted()).toEqual(Object.keys(NOTIFIED).toSorted());
  const consumed = new Set(EFFECTS.flatMap(({ subjects }) => subjects));
  const handled = KNOWN_EVENTS.filter(({ schema }) => consumed.has(subjectOf(schema))).map(
    ({ name }) => name,
  );
  // Withdrawn or deleted, a project is nothing to review any more: settled-notices.test.ts.
  const settling = ["ProjectDeleted", "ProjectWithdrawn"];
  expect(handled.filter((name) => !elsewhere.includes(name)).toSorted()).toEqual(
    [...names, ...settling].toSorted(),
  );
});

const CASES = Object.entries(NOTIFIED).flatMap(([name, cases]) =>
  cases.map((expected) => [name, expected.kind ?? "mail alone", expected] as const),
);

test.each(CASES)("%s (%s) reaches those whom it concerns, and nobody else", async (name, _kind, expected) => {
  const schema = KNOWN_EVENTS.find((one) => one.name === name)?.schema as EventSchema;
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
