import { LIMITS } from "@callboard/catalog/limits.ts";
import { conflict, forbidden, invalidField, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

export type ConversationStatus = "Open" | "ReadOnly" | "Locked";
export const FOLDERS = ["inbox", "sent", "spam", "trash"] as const;
export type Folder = (typeof FOLDERS)[number];

export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A conversation as one participant sees it. */
export interface Conversation {
  readonly id: string;
  readonly subject: string;
  readonly projectId: string | null;
  readonly status: ConversationStatus;
  readonly participant: Person;
  readonly other: Person;
  readonly lastMessage: string | null;
  readonly messageCount: number;
  readonly unread: number;
  readonly folder: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export interface Message {
  readonly id: string;
  readonly conversationId: string;
  readonly subject: string;
  readonly sender: Person;
  readonly receiverId: string;
  readonly body: string;
  readonly read: boolean;
  readonly createdAt: Date;
}

/** Characters of a message that a list shows. */
export const PREVIEW_LENGTH = 140;
/** Messages of one page. */
export const MESSAGES_PER_PAGE = 50;
/** The one order of messages, newest first, and the types of its keys. */
export const MESSAGE_SORT = { name: "Newest", keys: ["time", "uuid"] } as const;
/** Seconds within which the same conversation without a ClientKey counts as a repetition. */
export const REPEAT_SECONDS = 10;

/** What identity says of someone who may be written to. */
export interface Correspondent {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly companyId: string | null;
  readonly agentIds: readonly string[];
  readonly registered: boolean;
  readonly suspended: boolean;
  readonly minor: boolean;
}

const isAdmin = (person: Correspondent): boolean => person.roles.includes("Admin");

/** True where the minor knows the other side already: the linked agent, an admin, a company they submitted to. */
function mayReachMinor(minor: Correspondent, other: Correspondent, submittedTo: boolean): boolean {
  return isAdmin(other) || minor.agentIds.includes(other.id) || (other.companyId !== null && submittedTo);
}

/** The minor and the company whose relation, which casting knows, decides on a conversation. */
export function minorAndCompany(
  sender: Correspondent,
  receiver: Correspondent,
): { companyId: string; talentId: string } | null {
  if (receiver.minor && sender.companyId !== null)
    return { companyId: sender.companyId, talentId: receiver.id };
  if (sender.minor && receiver.companyId !== null)
    return { companyId: receiver.companyId, talentId: sender.id };
  return null;
}

/**
 * Who may start a conversation with whom (states, section 5). A receiver who is unknown, suspended or not registered
 * gets one and the same failure; `submittedTo` says whether the minor submitted to the other's company.
 */
export function mayStart(
  sender: Correspondent,
  receiver: Correspondent | null,
  submittedTo: boolean,
): Result<void> {
  if (!receiver || receiver.suspended || !receiver.registered) return fail(notFound("member"));
  if (receiver.id === sender.id)
    return fail(invalidField("conversation.ReceiverId", "SELF", "You can't message yourself."));
  const refused = forbidden("RECIPIENT", "You can't message this person directly. Contact their agent.");
  if (receiver.minor && !mayReachMinor(receiver, sender, submittedTo)) return fail(refused);
  if (sender.minor && !mayReachMinor(sender, receiver, submittedTo)) return fail(refused);
  return ok();
}

/** CONFLICT CLOSED where nothing can be added any more. */
export function mayAdd(status: ConversationStatus): Result<void> {
  if (status === "Open") return ok();
  return fail(
    conflict("CLOSED", "This conversation is closed. You can read it, but not reply.", { state: status }),
  );
}

/** Control and direction-override characters; line breaks and tabs are control characters that a text may have. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A text as it is kept: NFC, trimmed, without control characters but line breaks and tabs. */
export function cleanText(text: string | null | undefined): string {
  const kept = (text ?? "")
    .normalize("NFC")
    .replace(INVISIBLE, (one) => (one === "\n" || one === "\t" ? one : ""));
  return kept.trim();
}

/** New conversations that a member may start in a day, by the most generous of the roles. */
export function conversationsPerDay(roles: readonly string[]): number {
  const limits: Record<string, number> = LIMITS.conversationsPerDay;
  return Math.max(0, ...roles.map((role) => limits[role] ?? 0));
}
