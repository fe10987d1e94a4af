/** How each kind of notification can arrive. */

export const NOTICE_MODES = ["Now", "Daily", "Never"] as const;
export type NoticeMode = (typeof NOTICE_MODES)[number];

/** Kinds of notifications with their defaults. Mandatory ones always arrive immediately and cannot be turned off. */
export const NOTICE_KINDS = [
  { value: "AuditionRequest", mandatory: true, mode: "Now" },
  { value: "AuditionChange", mandatory: true, mode: "Now" },
  { value: "Offer", mandatory: true, mode: "Now" },
  { value: "Release", mandatory: true, mode: "Now" },
  { value: "TakeDown", mandatory: true, mode: "Now" },
  { value: "Safety", mandatory: true, mode: "Now" },
  { value: "Invitation", mandatory: false, mode: "Now" },
  { value: "SavedSearch", mandatory: false, mode: "Now" },
  { value: "Change", mandatory: false, mode: "Now" },
  { value: "Progress", mandatory: false, mode: "Daily" },
  { value: "Decision", mandatory: false, mode: "Now" },
  { value: "Availability", mandatory: false, mode: "Now" },
  { value: "Response", mandatory: false, mode: "Now" },
  { value: "Submission", mandatory: false, mode: "Daily" },
  { value: "Project", mandatory: false, mode: "Now" },
  { value: "Message", mandatory: false, mode: "Now" },
  { value: "Review", mandatory: false, mode: "Daily" },
  { value: "Account", mandatory: false, mode: "Now" },
  { value: "Billing", mandatory: false, mode: "Now" },
] as const satisfies readonly { value: string; mandatory: boolean; mode: NoticeMode }[];
export type NoticeKind = (typeof NOTICE_KINDS)[number]["value"];
