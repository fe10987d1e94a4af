import type { NoticeMode } from "@callboard/catalog/notices.ts";
import { NOTICE_MODES } from "@callboard/catalog/notices.ts";
import { timestampDate } from "@bufbuild/protobuf/wkt";
import type { Envelope, EventPayload, EventSchema } from "@callboard/bus/event.ts";
import * as billing from "@callboard/proto/billing/v1/events_pb.ts";
import * as casting from "@callboard/proto/casting/v1/events_pb.ts";
import * as identity from "@callboard/proto/identity/v1/events_pb.ts";
import { MediaReadySchema, MediaRejectedSchema } from "@callboard/proto/media/v1/events_pb.ts";
import {
  ConversationLockedSchema,
  ReportFiledSchema,
  ReportMovedSchema,
} from "@callboard/proto/messaging/v1/events_pb.ts";
import * as projects from "@callboard/proto/projects/v1/events_pb.ts";
import type { MailKind } from "#domain/mails/mail-kinds.ts";
import type { Happening } from "#domain/notices.ts";
import { isSlowUpload } from "#domain/slow-upload.ts";

/** What happened and what it is about; this decides who is notified. */
export interface Occurrence {
  readonly what: Happening | MailKind;
  readonly userId?: string;
  readonly companyId?: string;
  readonly projectId?: string;
  readonly positionId?: string;
  readonly submissionId?: string;
  readonly slotId?: string;
  readonly conversationId?: string;
  readonly reportId?: string;
  readonly mediaId?: string;
  /** The reason, as the name of a rule. */
  readonly reason?: string;
  /** What is counted as one line in the list; by default the event alone. */
  readonly groupKey?: string;
  /** Other people that it is about. */
  readonly others?: readonly string[];
  /** When they want this notification, if later than its kind. */
  readonly mode?: NoticeMode;
}

/** Who did it, if anyone, and when. */
type Occasion = Pick<Envelope, "actorId" | "occurredAt">;

/** An event whose own payload is enough to notify someone. */
export interface Source<S extends EventSchema = EventSchema> {
  readonly schema: S;
  readonly occurrencesOf: (payload: EventPayload<S>, occasion: Occasion) => readonly Occurrence[];
}

function source<S extends EventSchema>(
  schema: S,
  occurrencesOf: (payload: EventPayload<S>, occasion: Occasion) => Occurrence | readonly Occurrence[],
): Source {
  return {
    schema,
    occurrencesOf: (payload, occasion) => [occurrencesOf(payload as EventPayload<S>, occasion)].flat(),
  };
}

interface SubmissionFacts {
  readonly projectId: string;
  readonly positionId: string;
  readonly userId: string;
  readonly companyId: string;
  readonly submissionId: string;
  readonly slotId?: string;
}

const about = ({ projectId, positionId, userId, companyId, submissionId, slotId }: SubmissionFacts) => ({
  projectId,
  positionId,
  userId,
  companyId,
  submissionId,
  ...(slotId === undefined ? {} : { slotId }),
});
const submission = (what: Occurrence["what"]) => (facts: SubmissionFacts) => ({ what, ...about(facts) });
/** New submissions to a role are one line per day, however many there are. */
const today = (): string => new Date().toISOString().slice(0, 10);

const ofSubmissions: readonly Source[] = [
  source(casting.SubmissionCreatedSchema, ({ projectId, positionId, companyId }) => ({
    what: "submission-received",
    projectId,
    positionId,
    companyId,
    groupKey: `submissions:${positionId}:${today()}`,
  })),
  source(casting.SubmissionWithdrawnSchema, submission("submission-withdrawn")),
  source(casting.SubmissionStatusChangedSchema, moved),
  // People are notified of a decision when it is announced; decisions from before announcements existed were
  // announced at once.
  source(casting.SubmissionAnnouncedSchema, (announced) =>
    submission(announced.status === "Booked" ? "booked" : "not-booked")(announced),
  ),
  source(casting.SubmissionBookedSchema, (made) => (made.announcedLater ? [] : submission("booked")(made))),
  source(casting.SubmissionNotBookedSchema, (made) =>
    made.announcedLater ? [] : submission("not-booked")(made),
  ),
  source(casting.SubmissionReleasedSchema, submission("released")),
  source(casting.AvailRequestedSchema, submission("avail-requested")),
  source(casting.AvailMovedUpSchema, submission("avail-moved-up")),
  source(casting.AvailTakenSchema, submission("avail-taken")),
  source(casting.OfferMadeSchema, submission("offer-made")),
  source(casting.RequestAnsweredSchema, submission("request-answered")),
  source(casting.RequestExpiredSchema, submission("request-expired")),
  source(casting.AuditionRequestedSchema, submission("audition-requested")),
  source(casting.AuditionConfirmedSchema, submission("audition-confirmed")),
  source(casting.AuditionCancelledSchema, (cancelled) =>
    submission(cancelled.cancelledBy === "company" ? "audition-cancelled" : "audition-declined")(cancelled),
  ),
  source(casting.InvitationSentSchema, ({ projectId, positionId, userId, companyId }) => ({
    what: "position-invited",
    projectId,
    positionId,
    userId,
    companyId,
  })),
];

const BEFORE_SELECTED: readonly string[] = ["Submitted", "Viewed", "AuditionDeclined"];

/**
 * No one is notified that they were seen, and of being in consideration at most once a day. An audition request can
 * expire.
 */
function moved(
  changed: EventPayload<typeof casting.SubmissionStatusChangedSchema>,
  { actorId }: Occasion,
): readonly Occurrence[] {
  const { from, to, companyOnly } = changed;
  if (companyOnly) return [];
  if (actorId === null && from === "AuditionRequested") return [submission("request-expired")(changed)];
  return to === "Selected" && BEFORE_SELECTED.includes(from)
    ? [{ ...submission("in-consideration")(changed), mode: "Daily" }]
    : [];
}

interface ProjectFacts {
  readonly projectId: string;
  readonly companyId: string;
}
const project =
  (what: Occurrence["what"]) =>
  ({ projectId, companyId }: ProjectFacts) => ({ what, projectId, companyId });

const ofProjects: readonly Source[] = [
  source(projects.ProjectSubmittedSchema, project("project-submitted")),
  source(projects.ProjectResubmittedSchema, project("project-resubmitted")),
  source(projects.ProjectApprovedSchema, project("project-approved")),
  source(projects.ProjectDeniedSchema, (denied) =>
    project(denied.takenDown ? "project-taken-down" : "project-denied")(denied),
  ),
  source(projects.ProjectClosedSchema, project("project-closed")),
  source(projects.PositionFilledSchema, (filled) => ({
    ...project("position-filled")(filled),
    positionId: filled.positionId,
  })),
  source(projects.SearchMatchedSchema, matched),
];

/** Notifies each person once, as soon as one of their searches matches. */
function matched({
  projectId,
  matches,
}: EventPayload<typeof projects.SearchMatchedSchema>): readonly Occurrence[] {
  const soonest = new Map<string, NoticeMode>();
  for (const { userId, alert } of matches) {
    const wanted = NOTICE_MODES.find((mode) => mode === alert) ?? "Never";
    const known = soonest.get(userId) ?? "Never";
    soonest.set(userId, NOTICE_MODES.indexOf(wanted) < NOTICE_MODES.indexOf(known) ? wanted : known);
  }
  const groupKey = `matched:${projectId}`;
  return (["Now", "Daily"] as const).flatMap((mode) => {
    const others = [...soonest].flatMap(([userId, wanted]) => (wanted === mode ? [userId] : []));
    return others.length === 0
      ? []
      : [{ what: "search-matched", projectId, groupKey, mode, others } as const];
  });
}

const member =
  (what: Occurrence["what"]) =>
  ({ userId }: { readonly userId: string }) => ({ what, userId });
const link =
  (what: Occurrence["what"]) =>
  ({ talentId, agentId }: { readonly talentId: string; readonly agentId: string }) => ({
    what,
    userId: talentId,
    others: [agentId],
  });
const company =
  (what: Occurrence["what"]) =>
  ({ companyId, userId }: { readonly companyId: string; readonly userId: string }) => ({
    what,
    companyId,
    userId,
  });

const ofAccounts: readonly Source[] = [
  source(identity.UserRegisteredSchema, member("welcome")),
  source(identity.UserSuspendedSchema, member("suspended")),
  source(identity.UserReinstatedSchema, member("reinstated")),
  source(identity.UserRoleChangedSchema, member("roles-changed")),
  source(identity.UserAgentLinkRequestedSchema, ({ talentId }) => ({
    what: "agent-requested",
    userId: talentId,
  })),
  source(identity.UserAgentLinkedSchema, link("agent-linked")),
  source(identity.UserAgentUnlinkedSchema, link("agent-unlinked")),
  source(identity.CompanyMemberAddedSchema, company("company-joined")),
  source(identity.CompanyMemberRemovedSchema, company("company-left")),
  source(billing.SubscriptionChangedSchema, member("plan-changed")),
  source(billing.PaymentFailedSchema, member("payment-failed")),
  source(MediaReadySchema, ready),
  source(MediaRejectedSchema, ({ ownerId, reason }) => ({ what: "media-rejected", userId: ownerId, reason })),
  source(ReportFiledSchema, ({ reportId }) => ({ what: "report-filed", reportId })),
  source(ReportMovedSchema, decided),
  source(ConversationLockedSchema, locked),
];

/** Notifies all participants; only those who may appeal learn which report it was. */
function locked(event: EventPayload<typeof ConversationLockedSchema>): readonly Occurrence[] {
  const { conversationId, participantIds, reportId, reportedId } = event;
  const base = { what: "conversation-locked", conversationId } as const;
  const reported = participantIds.filter((id) => id === reportedId);
  const others = participantIds.filter((id) => id !== reportedId);
  return [
    ...(reported.length === 0 ? [] : [{ ...base, reportId, others: reported }]),
    ...(others.length === 0 ? [] : [{ ...base, others }]),
  ];
}

/** Notifies the uploader that a file is ready if that took long; otherwise they have seen it. */
function ready(
  { mediaId, ownerId, arrivedAt }: EventPayload<typeof MediaReadySchema>,
  { occurredAt }: Occasion,
): readonly Occurrence[] {
  return isSlowUpload(arrivedAt ? timestampDate(arrivedAt) : null, occurredAt)
    ? [{ what: "media-ready", mediaId, others: [ownerId] }]
    : [];
}

/** Notifies the reporter of the outcome, and the person who was warned. No one learns who reported. */
function decided(moved: EventPayload<typeof ReportMovedSchema>): readonly Occurrence[] {
  const { reportId, reporterId, reportedId } = moved;
  const warned = { what: "warned", reportId, others: [reportedId] } as const;
  const actioned = { what: "report-actioned", reportId, others: [reporterId] } as const;
  const dismissed = { what: "report-dismissed", reportId, others: [reporterId] } as const;
  if (moved.status === "Actioned") return moved.action === "Warning" ? [warned, actioned] : [actioned];
  return moved.status === "Dismissed" ? [dismissed] : [];
}

/** Every event whose own payload is enough to notify someone. */
export const SOURCES: readonly Source[] = [...ofSubmissions, ...ofProjects, ...ofAccounts];
