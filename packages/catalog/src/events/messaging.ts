import { EVERYBODY, type EventRow } from "./event-row.ts";

const CONVERSATION = { type: "conversation.changed", keys: ["conversationId"] } as const;
const ALL = [{ ...CONVERSATION, people: ["participantIds"] }] as const;
/** The member's own other devices. */
const OWN = {
  live: [{ ...CONVERSATION, people: ["userId"] }],
  notices: {},
  silent: "one's own doing",
} as const;
const REPORT = [{ type: "report.changed", keys: ["reportId"], admins: true }] as const;
const SAFETY = { kind: "Safety", listed: ["talent"], mailed: EVERYBODY, page: "/dashboard" } as const;
const OF_REPORT = { ...SAFETY, about: { reportId: "reportId" } } as const;
const LOCKED = { ...SAFETY, page: "/mail/inbox/{conversationId}" } as const;
const NEVER_KNOWN = "the blocked person never learns of it";

/** What follows from the events of conversations, blocks and reports. */
export const MESSAGING_EVENTS = {
  ConversationStarted: { audited: false, live: ALL, notices: {}, silent: "is a message, too" },
  ConversationRead: { audited: false, ...OWN },
  ConversationHidden: { audited: false, ...OWN },
  ConversationMarked: { audited: true, ...OWN },
  MessageSent: {
    audited: false,
    live: ALL,
    notices: {
      "message-unread": {
        kind: "Message",
        listed: ["talent"],
        mailed: EVERYBODY,
        about: { conversationId: "conversationId" },
        page: "/mail/inbox/{conversationId}",
        sentBy: "unread messages",
      },
    },
  },
  ConversationMembersChanged: {
    audited: true,
    live: [{ ...CONVERSATION, people: ["addedUserIds", "removedUserIds"] }],
    notices: {},
    silent: "seen in the conversation",
  },
  // Only those who may appeal learn which report it was.
  ConversationLocked: {
    audited: true,
    live: ALL,
    notices: {
      "conversation-locked": {
        ...LOCKED,
        about: { conversationId: "conversationId" },
        found: "locked participants",
      },
    },
  },
  ConversationUnlocked: { audited: true, live: ALL, notices: {}, silent: "seen in the conversation" },
  UserBlocked: { audited: true, live: [], notices: {}, silent: NEVER_KNOWN },
  UserUnblocked: { audited: true, live: [], notices: {}, silent: NEVER_KNOWN },
  ReportFiled: {
    audited: true,
    live: REPORT,
    notices: {
      "report-filed": {
        kind: "Review",
        listed: ["admin"],
        mailed: ["admin"],
        about: { reportId: "reportId" },
        page: "/reports",
      },
    },
  },
  // The reporter learns of the outcome, and whoever was warned of that; nobody learns who reported.
  ReportMoved: {
    audited: true,
    settles: [
      {
        notices: ["report-filed"],
        by: { reportId: "reportId" },
        when: { status: ["Actioned", "Dismissed"] },
      },
    ],
    live: REPORT,
    notices: {
      warned: { ...OF_REPORT, others: ["reportedId"], when: { status: ["Actioned"], action: ["Warning"] } },
      "report-actioned": { ...OF_REPORT, others: ["reporterId"], when: { status: ["Actioned"] } },
      "report-dismissed": { ...OF_REPORT, others: ["reporterId"], when: { status: ["Dismissed"] } },
    },
  },
  ReportAppealed: { audited: true, live: REPORT, notices: {}, silent: "admins see it live in their queue" },
  LetterReplayed: { audited: true, live: [], notices: {}, silent: "one's own doing" },
} as const satisfies Readonly<Record<string, EventRow>>;
