/** Reports to the admins: what they are about, why, and what an admin may do. */

/** What a report is about: messages of a conversation, a project, or a person with their profile and gallery. */
export type ReportKind = "Messages" | "Project" | "Person";

/** The reasons for reporting each kind. */
export const REPORT_REASONS = {
  Messages: ["Spam", "Scam", "Harassment", "Hate", "Sexual", "Minor Safety", "Off-Platform Payment", "Other"],
  Project: [
    "Scam",
    "Off-Platform Payment",
    "Discrimination",
    "Sexual",
    "Minor Safety",
    "Impersonation",
    "Stolen Photos",
    "Other",
  ],
  Person: [
    "Scam",
    "Off-Platform Payment",
    "Harassment",
    "Discrimination",
    "Sexual",
    "Minor Safety",
    "Impersonation",
    "Stolen Photos",
    "Other",
  ],
} as const satisfies Readonly<Record<ReportKind, readonly string[]>>;

/** The actions of an admin on a report of each kind. */
export const REPORT_ACTIONS = {
  Messages: ["LockConversation", "Warning", "Suspension"],
  Project: ["Warning", "TakeDown", "Suspension"],
  Person: ["Warning", "Suspension"],
} as const satisfies Readonly<Record<ReportKind, readonly string[]>>;

export const REPORT_STATUSES = ["Open", "InReview", "Actioned", "Dismissed", "Appealed"] as const;
