/** What happened to a conversation; each becomes one event of the same name. */
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
      readonly version: number;
    }
  | {
      readonly kind: "ConversationRead";
      readonly conversationId: string;
      readonly userId: string;
      readonly version: number;
    };
