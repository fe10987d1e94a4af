import { forbidden, unauthenticated } from "./failure.ts";
import { fail, ok, type Result } from "./result.ts";

/** A person with an account. Ids are bare; `organisationId` is the one organisation the person works for. */
export interface Member {
  readonly kind: "member";
  readonly userId: string;
  readonly roles: readonly string[];
  readonly organisationId: string | null;
  /** Whether an admin has approved something of the organisation; missing for no. */
  readonly organisationApproved?: boolean | undefined;
  /** Members for whom this one may act. */
  readonly representedIds: readonly string[];
  readonly registered: boolean;
  readonly suspended: boolean;
  readonly minor: boolean;
  /** Grows with every change of the rights above. */
  readonly version: number;
  /** When the person signed in, in epoch seconds; missing where the provider does not say. */
  readonly signedInAt?: number | undefined;
  /** The identity provider's session; missing where it does not say. */
  readonly sessionId?: string | undefined;
}

export interface Guest {
  readonly kind: "guest";
}

/** A service that acts on its own account: event handlers, sweeps. */
export interface System {
  readonly kind: "system";
  readonly service: string;
}

/** Who asks. */
export type Actor = Guest | Member | System;

export const GUEST: Guest = { kind: "guest" };

/** The first three decisions of every operation: signed in, account in order, one of these roles. */
export function requireMember(actor: Actor, roles?: readonly string[]): Result<Member> {
  if (actor.kind !== "member") return fail(unauthenticated());
  if (actor.suspended) return fail(forbidden("SUSPENDED", "Your account is suspended."));
  if (!actor.registered) return fail(forbidden("REGISTRATION", "Complete your registration first."));
  if (roles && !hasRole(actor, ...roles)) return fail(forbidden("ROLE"));
  return ok(actor);
}

/** True for a member who holds at least one of the roles. */
export function hasRole(actor: Actor, ...roles: readonly string[]): boolean {
  return actor.kind === "member" && actor.roles.some((role) => roles.includes(role));
}

/** True for the person and for those who act for the person. */
export function actsFor(actor: Actor, userId: string): boolean {
  return actor.kind === "member" && (actor.userId === userId || actor.representedIds.includes(userId));
}

/** How an actor is written into events and audit rows: `member:<id>`, `system:<service>` or `guest`. */
export function actorName(actor: Actor): string {
  if (actor.kind === "member") return `member:${actor.userId}`;
  return actor.kind === "system" ? `system:${actor.service}` : "guest";
}
