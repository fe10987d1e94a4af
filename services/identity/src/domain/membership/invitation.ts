import { conflict, illegalTransition } from "@callboard/kit/failure.ts";
import { email, optional } from "@callboard/kit/fields.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import type { Viewer } from "#domain/views.ts";

export const INVITATION_STATUSES = ["Invited", "Accepted", "Ended"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** An invitation to join a company, addressed to the owner of an e-mail address, who must have verified it. */
export interface Invitation {
  readonly id: string;
  readonly companyId: string;
  readonly email: string;
  /** Whether the person becomes an owner. */
  readonly owner: boolean;
  readonly invitedBy: string;
  readonly status: InvitationStatus;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
}

const DAYS = 14;
const DAY_MS = 86_400_000;

const input = z.object({
  Email: email,
  Owner: optional(z.boolean()).transform((owner) => owner ?? false),
});

/** Unvalidated input of an invitation. */
export interface InvitationInput {
  readonly Email?: string | null | undefined;
  readonly Owner?: boolean | null | undefined;
}

export interface InvitationFields {
  readonly email: string;
  readonly owner: boolean;
}

export function readInvitation(sent: InvitationInput): Result<InvitationFields> {
  return map(validate(input, sent, "invitation"), ({ Email, Owner }) => ({
    email: Email,
    owner: Owner,
  }));
}

/** A new invitation, valid for two weeks. */
export function newInvitation(
  facts: Pick<Invitation, "id" | "companyId" | "email" | "owner" | "invitedBy">,
  now: Date,
): Invitation {
  const expiresAt = new Date(now.getTime() + DAYS * DAY_MS);
  return { ...facts, status: "Invited", invitedAt: now, expiresAt, decidedAt: null, decidedBy: null };
}

/** The current status: an invitation past its end is Expired, whatever status is stored. */
export function statusAt({ status, expiresAt }: Invitation, now: Date): InvitationStatus | "Expired" {
  return status === "Invited" && expiresAt <= now ? "Expired" : status;
}

/** The two transitions, both from Invited; a new invitation is Invited. */
export type InvitationMove = "Accepted" | "Ended";

/**
 * The invitation after a transition; repeating it changes nothing. An expired invitation can be ended but not
 * accepted.
 */
export function moveInvitation(
  invitation: Invitation,
  to: InvitationMove,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Result<{ readonly invitation: Invitation; readonly changed: boolean }> {
  const from = statusAt(invitation, now);
  if (from === to) return ok({ invitation, changed: false });
  const isOpen = from === "Invited" || (from === "Expired" && to === "Ended");
  if (!isOpen) return fail(illegalTransition(from, to, from === "Expired" ? ["Ended"] : []));
  return ok({ invitation: { ...invitation, status: to, decidedAt: now, decidedBy: userId }, changed: true });
}

/** A company member, as far as membership rules need to know them. */
export interface Colleague {
  readonly userId: string;
  readonly isOwner: boolean;
}

/** Whether the viewer may decide about owners: an owner of the company, or an admin. */
export function decidesAboutOwners(viewer: Viewer, self: Colleague | null): boolean {
  return viewer.roles.includes("Admin") || self?.isOwner === true;
}

/** A company with members always has an owner. */
export function requireRemainingOwner(leaving: Colleague, otherOwners: number): Result<void> {
  return leaving.isOwner && otherOwners === 0
    ? fail(conflict("LAST_OWNER", "A company needs an owner. Invite another one first."))
    : ok();
}
