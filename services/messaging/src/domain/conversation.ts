import { LIMITS } from "@callboard/catalog/limits.ts";
import { conflict, forbidden, invalidField, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Attachment } from "./attachment.ts";
import { mayReachMinor } from "./minors.ts";

export type ConversationStatus = "Open" | "ReadOnly" | "Locked";
export type ConversationKind = "Direct" | "Group";

export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Under 18; missing if it is not known. */
  readonly minor?: boolean;
}

/** A conversation as one participant sees it. */
export interface Conversation {
  readonly id: string;
  readonly subject: string;
  readonly projectId: string | null;
  readonly kind: ConversationKind;
  /** Members of the group can write only to its owner. */
  readonly announce: boolean;
  /** Who started it; in a group, who adds and removes members. */
  readonly ownerId: string;
  /** The status for this participant: also ReadOnly if they were removed, or if either side blocked the other. */
  readonly status: ConversationStatus;
  readonly participant: Person;
  /** In a group: its owner, or for the owner the first receiver. */
  readonly other: Person;
  /** The beginning of the last message; null if it has no text. */
  readonly lastMessage: string | null;
  /** The number of files in the last message, and the name of the first. */
  readonly lastFiles: number;
  readonly lastFileName: string | null;
  readonly messageCount: number;
  readonly unread: number;
  /** Marked as unread by the participant, even if there is nothing unread. */
  readonly markedUnread: boolean;
  readonly folder: string;
  readonly starred: boolean;
  readonly important: boolean;
  readonly muted: boolean;
  readonly labels: readonly string[];
  /** The participant was removed from the group. */
  readonly left: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export interface Message {
  readonly id: string;
  readonly conversationId: string;
  readonly subject: string;
  readonly sender: Person;
  /** The only reader; null in a group, where everyone reads it. */
  readonly receiverId: string | null;
  readonly body: string;
  readonly attachments: readonly Attachment[];
  readonly read: boolean;
  readonly createdAt: Date;
}

/** Characters of a message shown in a list. */
export const PREVIEW_LENGTH = 140;
/** Messages per page. */
export const MESSAGES_PER_PAGE = 50;
/** The only order of messages, newest first, and the types of its keys. */
export const MESSAGE_SORT = { name: "Newest", keys: ["time", "uuid"] } as const;
/** Seconds within which the same conversation without a ClientKey counts as a repetition. */
export const REPEAT_SECONDS = 10;

/** What identity returns about someone who may be written to. */
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

/** The minor and the company whose relation, known to casting, decides on a conversation. */
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

/** The relation of the two people, besides who they are. */
export interface Relation {
  /** The minor among them submitted to the other's company, or was invited by it. */
  readonly submittedTo: boolean;
  /** One has blocked the other. */
  readonly blocked: boolean;
  /** The path of the receiver in the input. */
  readonly path: string;
}

/**
 * Who may start a conversation with whom. An unknown, suspended, unregistered or blocked receiver
 * gives the same failure; an admin reaches everyone.
 */
export function mayStart(
  sender: Correspondent,
  receiver: Correspondent | null,
  { submittedTo, blocked, path }: Relation,
): Result<void> {
  if (!receiver || receiver.suspended || !receiver.registered) return fail(notFound("member"));
  if (blocked && !isAdmin(sender)) return fail(notFound("member"));
  if (receiver.id === sender.id) return fail(invalidField(path, "SELF", "You can't message yourself."));
  const refused = forbidden("RECIPIENT", "You can't message this person directly. Contact their agent.");
  if (receiver.minor && !mayReachMinor(receiver, sender, submittedTo)) return fail(refused);
  if (sender.minor && !mayReachMinor(sender, receiver, submittedTo)) return fail(refused);
  return ok();
}

/** The most receivers of a new group, or members besides its owner, by the most generous of the owner's roles. */
export function groupReceivers(roles: readonly string[]): number {
  const limits: Record<string, number> = LIMITS.groupReceivers;
  return Math.max(0, ...roles.map((role) => limits[role] ?? 0));
}

/** `CONFLICT` `CLOSED` if nothing can be added. */
export function mayAdd(status: ConversationStatus): Result<void> {
  if (status === "Open") return ok();
  return fail(
    conflict("CLOSED", "This conversation is closed. You can read it, but not reply.", { state: status }),
  );
}

/**
 * The only reader of what the participant writes; null means everyone. Members of an announcing group write to its
 * owner.
 */
export function readerOf({
  announce,
  ownerId,
  participant,
}: Pick<Conversation, "announce" | "ownerId" | "participant">): string | null {
  return announce && participant.id !== ownerId ? ownerId : null;
}

/** Those of the members whom the participant may see: in an announcing group the owner and themselves. */
export function membersShown<Member extends Person>(
  { announce, ownerId, participant }: Pick<Conversation, "announce" | "ownerId" | "participant">,
  members: readonly Member[],
): readonly Member[] {
  if (!announce || participant.id === ownerId) return members;
  return members.filter(({ id }) => id === ownerId || id === participant.id);
}

/** Operations that the participant may call on the conversation now. */
export function viewerCan({ status, kind, ownerId, participant, left }: Conversation): readonly string[] {
  const always = ["markConversationRead", "updateConversations", "deleteConversations", "reportMessages"];
  const isOwner = kind === "Group" && ownerId === participant.id;
  return [
    ...(status === "Open" ? ["addMessage"] : []),
    ...(isOwner && status === "Open" ? ["addConversationMembers"] : []),
    ...(isOwner ? ["removeConversationMembers"] : []),
    ...(kind === "Group" && !isOwner && !left ? ["leaveConversation"] : []),
    ...always,
  ];
}

/**
 * Control and direction-override characters; a text may contain line breaks and tabs, which are also control
 * characters.
 */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Normalizes a text for storage: NFC, trimmed, without control characters except line breaks and tabs. */
export function cleanText(text: string | null | undefined): string {
  const kept = (text ?? "")
    .normalize("NFC")
    .replace(INVISIBLE, (one) => (one === "\n" || one === "\t" ? one : ""));
  return kept.trim();
}

/** New conversations that a member may start per day, by the most generous of their roles. */
export function conversationsPerDay(roles: readonly string[]): number {
  const limits: Record<string, number> = LIMITS.conversationsPerDay;
  return Math.max(0, ...roles.map((role) => limits[role] ?? 0));
}
