/** What happened to a conversation, a block or a report; each becomes one event of the same name. */
export type MessagingEvent =
  | {
      readonly kind: "ConversationStarted";
      readonly conversationId: string;
      readonly startedBy: string;
      readonly participantIds: readonly string[];
      readonly version: number;
    }
  | {
      readonly kind: "MessageSent";
      readonly conversationId: string;
      readonly messageId: string;
      readonly senderId: string;
      readonly participantIds: readonly string[];
      /** Files in the message. */
      readonly mediaIds: readonly string[];
      readonly version: number;
    }
  | {
      readonly kind: "ConversationRead" | "ConversationHidden" | "ConversationMarked";
      readonly conversationId: string;
      readonly userId: string;
      readonly version: number;
    }
  | {
      readonly kind: "ConversationMembersChanged";
      readonly conversationId: string;
      readonly added: readonly string[];
      readonly removed: readonly string[];
      readonly version: number;
    }
  | {
      readonly kind: "UserBlocked" | "UserUnblocked";
      readonly userId: string;
      readonly blockedId: string;
      readonly version: number;
    }
  | {
      readonly kind: "ReportFiled";
      readonly reportId: string;
      /** Empty unless messages were reported. */
      readonly conversationId: string;
      /** Empty unless a project was reported. */
      readonly projectId: string;
      readonly reporterId: string;
      readonly reportedId: string;
      readonly version: number;
    }
  | {
      readonly kind: "ReportMoved" | "ReportAppealed";
      readonly reportId: string;
      readonly status: string;
      readonly reporterId: string;
      readonly reportedId: string;
      /** The action taken; empty if none. */
      readonly action: string;
      readonly version: number;
    }
  | {
      readonly kind: "ConversationLocked";
      readonly conversationId: string;
      readonly participantIds: readonly string[];
      readonly reportId: string;
      readonly reportedId: string;
      readonly version: number;
    }
  | {
      readonly kind: "ConversationUnlocked";
      readonly conversationId: string;
      readonly participantIds: readonly string[];
      readonly version: number;
    }
  | {
      readonly kind: "LetterReplayed";
      readonly consumer: string;
      readonly eventId: string;
      readonly version: number;
    };
