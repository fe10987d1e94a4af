import type { Transaction } from "kysely";
import type { EventPayload, EventSchema } from "@callboard/bus/event.ts";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { SubscriptionChangedSchema } from "@callboard/proto/billing/v1/events_pb.ts";
import * as casting from "@callboard/proto/casting/v1/events_pb.ts";
import * as identity from "@callboard/proto/identity/v1/events_pb.ts";
import {
  ConversationHiddenSchema,
  ConversationLockedSchema,
  ConversationUnlockedSchema,
  ReportAppealedSchema,
  ReportFiledSchema,
  ReportMovedSchema,
  ConversationMarkedSchema,
  ConversationMembersChangedSchema,
  ConversationReadSchema,
  ConversationStartedSchema,
  MessageSentSchema,
} from "@callboard/proto/messaging/v1/events_pb.ts";
import * as projects from "@callboard/proto/projects/v1/events_pb.ts";
import { logLiveEvents } from "#adapters/live/live-log.ts";
import type { Tables } from "#adapters/store/tables.ts";
import {
  conversationChanged,
  forCompanyOnly,
  groupsChanged,
  membersChanged,
  placesChanged,
  positionChanged,
  projectChanged,
  reportsChanged,
  submissionChanged,
  subscriptionChanged,
  type LiveEvent,
  type SubmissionFacts,
} from "#domain/live-event.ts";
import { changesName } from "./people.ts";

/** Notifies open browsers of changes. Needs nothing but the event itself. */
export function liveHandlers(): readonly EventHandler<Tables>[] {
  return [...submissionHandlers(), ...projectHandlers(), ...memberHandlers(), ...conversationHandlers()];
}

function live<S extends EventSchema>(
  schema: S,
  toEvents: (payload: EventPayload<S>) => readonly LiveEvent[],
): EventHandler<Tables> {
  return on({
    schema,
    apply: (tx: Transaction<Tables>, _, payload) => logLiveEvents(tx, toEvents(payload)),
  });
}

function decided(facts: SubmissionFacts, what: string, companyOnly: boolean): readonly LiveEvent[] {
  const event = submissionChanged(facts, what);
  return [companyOnly ? forCompanyOnly(event) : event];
}

function submissionHandlers(): readonly EventHandler<Tables>[] {
  const submission = (what: string) => (facts: SubmissionFacts) => [submissionChanged(facts, what)];
  return [
    live(casting.SubmissionCreatedSchema, submission("created")),
    live(casting.SubmissionWithdrawnSchema, submission("withdrawn")),
    live(casting.SubmissionStatusChangedSchema, (changed) => decided(changed, "status", changed.companyOnly)),
    live(casting.SubmissionBookedSchema, (made) => decided(made, "booked", made.announcedLater)),
    live(casting.SubmissionNotBookedSchema, (made) => decided(made, "not-booked", made.announcedLater)),
    live(casting.SubmissionAnnouncedSchema, (announced) => [
      submissionChanged(announced, announced.status === "Booked" ? "booked" : "not-booked"),
    ]),
    live(casting.SubmissionReleasedSchema, submission("released")),
    live(casting.AuditionRequestedSchema, submission("audition")),
    live(casting.AuditionConfirmedSchema, submission("audition")),
    live(casting.AuditionCancelledSchema, submission("audition")),
    live(casting.AuditionPlacesChangedSchema, (changed) => [placesChanged(changed)]),
    live(casting.AvailRequestedSchema, submission("request")),
    live(casting.AvailMovedUpSchema, submission("request")),
    live(casting.AvailTakenSchema, submission("request")),
    live(casting.OfferMadeSchema, submission("request")),
    live(casting.RequestAnsweredSchema, submission("request")),
    live(casting.RequestExpiredSchema, submission("request")),
    live(casting.GroupMembersChangedSchema, groupsChanged),
  ];
}

interface ProjectFacts {
  readonly projectId: string;
  readonly companyId: string;
}

function projectHandlers(): readonly EventHandler<Tables>[] {
  const project =
    (what: string, queue = false) =>
    ({ projectId, companyId }: ProjectFacts) => [projectChanged({ projectId, companyId, what, queue })];
  const position = (facts: ProjectFacts & { readonly positionId: string }) => [positionChanged(facts)];
  return [
    live(projects.ProjectUpdatedSchema, project("updated")),
    live(projects.ProjectMediaChangedSchema, project("media")),
    live(projects.ScheduleChangedSchema, project("schedule")),
    live(projects.ProjectSubmittedSchema, project("submitted", true)),
    live(projects.ProjectResubmittedSchema, project("resubmitted", true)),
    live(projects.ProjectWithdrawnSchema, project("withdrawn", true)),
    live(projects.ProjectClosedSchema, project("closed")),
    live(projects.ProjectApprovedSchema, project("approved", true)),
    live(projects.ProjectDeniedSchema, project("denied", true)),
    live(projects.PositionAddedSchema, position),
    live(projects.PositionUpdatedSchema, position),
    live(projects.PositionRemovedSchema, position),
    live(projects.PositionFilledSchema, position),
  ];
}

function memberHandlers(): readonly EventHandler<Tables>[] {
  const member =
    (what: string) =>
    ({ userId }: { readonly userId: string }) => [membersChanged([userId], what)];
  const link = ({ talentId, agentId }: { readonly talentId: string; readonly agentId: string }) => [
    membersChanged([talentId, agentId], "agents"),
  ];
  return [
    live(identity.UserRegisteredSchema, member("registered")),
    live(identity.UserProfileUpdatedSchema, (changed) =>
      // Browsers are notified of a new name once it can be read here: people.ts.
      changesName(changed.fields) ? [] : member("profile")(changed),
    ),
    live(identity.UserRoleChangedSchema, member("roles")),
    live(identity.UserAgentLinkRequestedSchema, link),
    live(identity.UserAgentLinkedSchema, link),
    live(identity.UserAgentUnlinkedSchema, link),
    live(identity.CompanyMemberAddedSchema, member("company")),
    live(identity.CompanyMemberRemovedSchema, member("company")),
    live(SubscriptionChangedSchema, ({ userId }) => [subscriptionChanged(userId)]),
  ];
}

function conversationHandlers(): readonly EventHandler<Tables>[] {
  const all = ({
    conversationId,
    participantIds,
  }: {
    readonly conversationId: string;
    readonly participantIds: readonly string[];
  }) => [conversationChanged(conversationId, participantIds)];
  // The member's own other devices.
  const own = ({ conversationId, userId }: { readonly conversationId: string; readonly userId: string }) => [
    conversationChanged(conversationId, [userId]),
  ];
  return [
    live(ConversationStartedSchema, all),
    live(MessageSentSchema, all),
    live(ConversationReadSchema, own),
    live(ConversationHiddenSchema, own),
    live(ConversationLockedSchema, all),
    live(ConversationUnlockedSchema, all),
    live(ReportFiledSchema, reportsChanged),
    live(ReportMovedSchema, reportsChanged),
    live(ReportAppealedSchema, reportsChanged),
    live(ConversationMarkedSchema, own),
    live(ConversationMembersChangedSchema, ({ conversationId, addedUserIds, removedUserIds }) => [
      conversationChanged(conversationId, [...addedUserIds, ...removedUserIds]),
    ]),
  ];
}
