import type { QueryExecutorProvider } from "kysely";
import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import type { Actor } from "@callboard/kit/actor.ts";
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
  LetterReplayedSchema,
  MessageSentSchema,
  UserBlockedSchema,
  UserUnblockedSchema,
} from "@callboard/proto/messaging/v1/events_pb.ts";
import type { MessagingEvent } from "#domain/events.ts";

/** Writes the events of a change in the transaction of that change. */
export function addEvents(
  tx: QueryExecutorProvider,
  actor: Actor,
  events: readonly MessagingEvent[],
): Promise<void> {
  return addToOutbox(tx, actor, events.map(toDraft));
}

type PeopleEvent = Of<
  "ReportFiled" | "ReportMoved" | "ReportAppealed" | "UserBlocked" | "UserUnblocked" | "LetterReplayed"
>;

const isAboutPeople = (event: MessagingEvent): event is PeopleEvent =>
  !("conversationId" in event) || event.kind === "ReportFiled";

function toDraft(event: MessagingEvent): EventDraft {
  return isAboutPeople(event) ? aboutPeople(event) : aboutConversation(event);
}

function aboutConversation(event: Exclude<MessagingEvent, PeopleEvent>): EventDraft {
  const about = { aggregateId: event.conversationId, version: event.version };
  switch (event.kind) {
    case "ConversationStarted":
      return draftEvent(ConversationStartedSchema, started(event), about);
    case "ConversationRead":
      return draftEvent(ConversationReadSchema, own(event), about);
    case "ConversationHidden":
      return draftEvent(ConversationHiddenSchema, own(event), about);
    case "ConversationMarked":
      return draftEvent(ConversationMarkedSchema, own(event), about);
    case "ConversationMembersChanged":
      return draftEvent(ConversationMembersChangedSchema, changed(event), about);
    case "ConversationLocked":
      return draftEvent(ConversationLockedSchema, locked(event), about);
    case "ConversationUnlocked":
      return draftEvent(ConversationUnlockedSchema, unlocked(event), about);
    case "MessageSent":
      return draftEvent(MessageSentSchema, sent(event), about);
  }
}

function aboutPeople(event: PeopleEvent): EventDraft {
  const { version } = event;
  switch (event.kind) {
    case "ReportFiled":
      return draftEvent(ReportFiledSchema, filed(event), { aggregateId: event.reportId, version });
    case "ReportMoved": {
      const facts = { ...appealed(event), action: event.action };
      return draftEvent(ReportMovedSchema, facts, { aggregateId: event.reportId, version });
    }
    case "ReportAppealed":
      return draftEvent(ReportAppealedSchema, appealed(event), { aggregateId: event.reportId, version });
    case "LetterReplayed": {
      const { consumer, eventId } = event;
      return draftEvent(LetterReplayedSchema, { consumer, eventId }, { aggregateId: eventId, version });
    }
    case "UserBlocked":
      return draftEvent(UserBlockedSchema, blocked(event), { aggregateId: event.userId, version });
    case "UserUnblocked":
      return draftEvent(UserUnblockedSchema, blocked(event), { aggregateId: event.userId, version });
  }
}

type Of<Kind extends MessagingEvent["kind"]> = MessagingEvent & { readonly kind: Kind };

const own = ({ conversationId, userId }: { readonly conversationId: string; readonly userId: string }) => ({
  conversationId,
  userId,
});
const started = ({ conversationId, startedBy, participantIds }: Of<"ConversationStarted">) => ({
  conversationId,
  startedBy,
  participantIds: [...participantIds],
});
const sent = ({ conversationId, messageId, senderId, participantIds, mediaIds }: Of<"MessageSent">) => ({
  conversationId,
  messageId,
  senderId,
  participantIds: [...participantIds],
  mediaIds: [...mediaIds],
});
const changed = ({ conversationId, added, removed }: Of<"ConversationMembersChanged">) => ({
  conversationId,
  addedUserIds: [...added],
  removedUserIds: [...removed],
});
const blocked = ({ userId, blockedId }: { readonly userId: string; readonly blockedId: string }) => ({
  userId,
  blockedId,
});
const locked = ({ conversationId, participantIds, reportId, reportedId }: Of<"ConversationLocked">) => ({
  conversationId,
  participantIds: [...participantIds],
  reportId,
  reportedId,
});
const unlocked = ({ conversationId, participantIds }: Of<"ConversationUnlocked">) => ({
  conversationId,
  participantIds: [...participantIds],
});
// Not the company: its members may read the log of what carries its id, and would learn who reported.
const filed = ({ reportId, conversationId, projectId, reporterId, reportedId }: Of<"ReportFiled">) => ({
  reportId,
  conversationId,
  projectId,
  reporterId,
  reportedId,
});
interface ReportFacts {
  readonly reportId: string;
  readonly status: string;
  readonly reporterId: string;
  readonly reportedId: string;
}
const appealed = ({ reportId, status, reporterId, reportedId }: ReportFacts) => ({
  reportId,
  status,
  reporterId,
  reportedId,
});
