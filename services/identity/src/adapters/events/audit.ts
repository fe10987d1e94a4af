import { toJson } from "@bufbuild/protobuf";
import type { DescMessage } from "@bufbuild/protobuf";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { file_callboard_billing_v1_events as billing } from "@callboard/proto/billing/v1/events_pb.ts";
import { file_callboard_casting_v1_events as casting } from "@callboard/proto/casting/v1/events_pb.ts";
import { file_callboard_identity_v1_events as identity } from "@callboard/proto/identity/v1/events_pb.ts";
import { file_callboard_media_v1_events as media } from "@callboard/proto/media/v1/events_pb.ts";
import { file_callboard_messaging_v1_events as messaging } from "@callboard/proto/messaging/v1/events_pb.ts";
import { file_callboard_projects_v1_events as projects } from "@callboard/proto/projects/v1/events_pb.ts";
import { file_callboard_talent_v1_events as talent } from "@callboard/proto/talent/v1/events_pb.ts";
import type { Transaction } from "kysely";
import { addAuditEntry } from "#adapters/store/audit-log.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** Events left out of the audit log: views and bookmarks, copies of other services' facts, and mail. */
const NOT_AUDITED: ReadonlySet<string> = new Set([
  "UserProfileUpdated",
  "UserSettingsSaved",
  "UserSessionsEnded",
  "TalentSkillsUpdated",
  "TalentAvailabilityChanged",
  "PostPublished",
  "PostRemoved",
  "PostViewed",
  "ProjectUpdated",
  "ProjectViewed",
  "ProjectFavorited",
  "ProjectMediaChanged",
  "ProjectDocsChanged",
  "PositionAdded",
  "PositionUpdated",
  "PositionFilled",
  "ScheduleChanged",
  "SearchSaved",
  "SearchRemoved",
  "SearchMatched",
  "SubmissionAnnounced",
  "AuditionPlacesChanged",
  "GroupCreated",
  "GroupUpdated",
  "GroupMembersChanged",
  "AvailMovedUp",
  "AvailTaken",
  "InvitationSent",
  "ConversationStarted",
  "ConversationHidden",
  "ConversationRead",
  "MessageSent",
  "MediaUploaded",
  "MediaReady",
  "MediaDeleted",
]);

/** Events from every service that the audit log keeps. New events are included unless excluded above. */
export const AUDITED_EVENTS: readonly DescMessage[] = [
  identity,
  talent,
  projects,
  casting,
  messaging,
  billing,
  media,
].flatMap(({ messages }) => messages.filter(({ name }) => !NOT_AUDITED.has(name)));

function audit(schema: DescMessage): EventHandler<Tables> {
  return on({
    schema,
    apply: (tx: Transaction<Tables>, _, payload, envelope) =>
      addAuditEntry(tx, {
        id: envelope.id,
        occurredAt: envelope.occurredAt,
        actorId: envelope.actorId,
        action: envelope.subject,
        aggregateId: envelope.aggregateId,
        details: toJson(schema, payload) as Record<string, unknown>,
      }),
  });
}

/** One handler per audited event; each appends its event to the log exactly once. */
export function auditHandlers(): readonly EventHandler<Tables>[] {
  return AUDITED_EVENTS.map(audit);
}
