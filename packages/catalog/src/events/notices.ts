import type { Reader } from "./event-row.ts";

/** How each kind of notification can arrive. */

/** ListOnly: in the list of notifications, and in no mail. */
export const NOTICE_MODES = ["Now", "Daily", "ListOnly", "Never"] as const;
export type NoticeMode = (typeof NOTICE_MODES)[number];

/** The roles that events of a kind reach, of which `events.ts` has the rows. */
const TALENT_READS = ["talent", "agent"] as const;
const CASTING_READS_TOO = ["talent", "agent", "casting"] as const;
const EVERYBODY_READS = ["talent", "agent", "casting", "admin"] as const;

const ANSWER_DUE = "An answer is due by a date, and work is lost with it.";
const CONTRACT = "It states what was agreed.";
const SECURITY = "It is about the safety of the account or of its owner.";

/**
 * Kinds of notifications with their defaults. Mandatory ones always arrive immediately and cannot be turned off.
 * `staysBecause` is why no link in their mails turns them off without signing in (RFC 8058); null if one does.
 */
export const NOTICE_KINDS = [
  { value: "AuditionRequest", mandatory: true, mode: "Now", staysBecause: ANSWER_DUE, readers: TALENT_READS },
  {
    value: "AuditionChange",
    mandatory: true,
    mode: "Now",
    staysBecause: ANSWER_DUE,
    readers: CASTING_READS_TOO,
  },
  { value: "Offer", mandatory: true, mode: "Now", staysBecause: ANSWER_DUE, readers: TALENT_READS },
  { value: "Release", mandatory: true, mode: "Now", staysBecause: CONTRACT, readers: TALENT_READS },
  { value: "TakeDown", mandatory: true, mode: "Now", staysBecause: SECURITY, readers: CASTING_READS_TOO },
  { value: "Safety", mandatory: true, mode: "Now", staysBecause: SECURITY, readers: EVERYBODY_READS },
  { value: "Invitation", mandatory: false, mode: "Now", staysBecause: null, readers: TALENT_READS },
  { value: "SavedSearch", mandatory: false, mode: "Now", staysBecause: null, readers: EVERYBODY_READS },
  { value: "Change", mandatory: false, mode: "Now", staysBecause: null, readers: TALENT_READS },
  { value: "Progress", mandatory: false, mode: "Daily", staysBecause: null, readers: TALENT_READS },
  { value: "Decision", mandatory: false, mode: "Now", staysBecause: CONTRACT, readers: TALENT_READS },
  { value: "Availability", mandatory: false, mode: "Now", staysBecause: null, readers: CASTING_READS_TOO },
  { value: "Response", mandatory: false, mode: "Now", staysBecause: null, readers: CASTING_READS_TOO },
  { value: "Submission", mandatory: false, mode: "Daily", staysBecause: null, readers: ["casting"] },
  { value: "Project", mandatory: false, mode: "Now", staysBecause: null, readers: ["casting"] },
  { value: "Message", mandatory: false, mode: "Now", staysBecause: null, readers: EVERYBODY_READS },
  { value: "Review", mandatory: false, mode: "Daily", staysBecause: null, readers: ["admin"] },
  { value: "Account", mandatory: false, mode: "Now", staysBecause: SECURITY, readers: EVERYBODY_READS },
  { value: "Billing", mandatory: false, mode: "Now", staysBecause: CONTRACT, readers: EVERYBODY_READS },
] as const satisfies readonly {
  value: string;
  mandatory: boolean;
  mode: NoticeMode;
  staysBecause: string | null;
  readers: readonly Reader[];
}[];
export type NoticeKind = (typeof NOTICE_KINDS)[number]["value"];

const READER_OF_ROLE: Readonly<Record<string, Reader>> = {
  Talent: "talent",
  Agent: "agent",
  Production: "casting",
  Admin: "admin",
};

/** The kinds that somebody with these roles can be notified of, in the order of the table. */
export function noticeKindsOf(roles: readonly string[]): readonly NoticeKind[] {
  const own = roles.map((role) => READER_OF_ROLE[role]);
  const isOwn = (readers: readonly Reader[]): boolean => readers.some((reader) => own.includes(reader));
  return NOTICE_KINDS.flatMap(({ value, readers }) => (isOwn(readers) ? [value] : []));
}
