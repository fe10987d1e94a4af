/** How each kind of notification can arrive. */

/** ListOnly: in the list of notifications, and in no mail. */
export const NOTICE_MODES = ["Now", "Daily", "ListOnly", "Never"] as const;
export type NoticeMode = (typeof NOTICE_MODES)[number];

const ANSWER_DUE = "An answer is due by a date, and work is lost with it.";
const CONTRACT = "It states what was agreed.";
const SECURITY = "It is about the safety of the account or of its owner.";

/**
 * Kinds of notifications with their defaults. Mandatory ones always arrive immediately and cannot be turned off.
 * `staysBecause` is why no link in their mails turns them off without signing in (RFC 8058); null if one does.
 */
export const NOTICE_KINDS = [
  { value: "AuditionRequest", mandatory: true, mode: "Now", staysBecause: ANSWER_DUE },
  { value: "AuditionChange", mandatory: true, mode: "Now", staysBecause: ANSWER_DUE },
  { value: "Offer", mandatory: true, mode: "Now", staysBecause: ANSWER_DUE },
  { value: "Release", mandatory: true, mode: "Now", staysBecause: CONTRACT },
  { value: "TakeDown", mandatory: true, mode: "Now", staysBecause: SECURITY },
  { value: "Safety", mandatory: true, mode: "Now", staysBecause: SECURITY },
  { value: "Invitation", mandatory: false, mode: "Now", staysBecause: null },
  { value: "SavedSearch", mandatory: false, mode: "Now", staysBecause: null },
  { value: "Change", mandatory: false, mode: "Now", staysBecause: null },
  { value: "Progress", mandatory: false, mode: "Daily", staysBecause: null },
  { value: "Decision", mandatory: false, mode: "Now", staysBecause: CONTRACT },
  { value: "Availability", mandatory: false, mode: "Now", staysBecause: null },
  { value: "Response", mandatory: false, mode: "Now", staysBecause: null },
  { value: "Submission", mandatory: false, mode: "Daily", staysBecause: null },
  { value: "Project", mandatory: false, mode: "Now", staysBecause: null },
  { value: "Message", mandatory: false, mode: "Now", staysBecause: null },
  { value: "Review", mandatory: false, mode: "Daily", staysBecause: null },
  { value: "Account", mandatory: false, mode: "Now", staysBecause: SECURITY },
  { value: "Billing", mandatory: false, mode: "Now", staysBecause: CONTRACT },
] as const satisfies readonly {
  value: string;
  mandatory: boolean;
  mode: NoticeMode;
  staysBecause: string | null;
}[];
export type NoticeKind = (typeof NOTICE_KINDS)[number]["value"];
