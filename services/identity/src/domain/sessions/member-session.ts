import type { Device } from "./device.ts";

/** A session of a member, from signing in until it ends. */
export interface MemberSession extends Device {
  /** The identity provider's id of it. */
  readonly id: string;
  readonly userId: string;
  readonly beganAt: Date;
  /** To within five minutes. */
  readonly lastUsedAt: Date;
  readonly endedAt: Date | null;
}

const MINUTE_MS = 60_000;
/** Minutes after which the use of a session is written down again. */
const WRITTEN_MINUTES = 5;
/** Days for which a session lasts at most, at either identity provider. */
const SESSION_DAYS = 14;

/** Whether the use of a session now is to be written down; of a new one it is. */
export function isUseDue(known: Pick<MemberSession, "lastUsedAt"> | null, now: Date): boolean {
  return known === null || now.getTime() - known.lastUsedAt.getTime() >= WRITTEN_MINUTES * MINUTE_MS;
}

/** The start of the time in which a session that goes on was used. */
export function oldestUse(now: Date): Date {
  return new Date(now.getTime() - SESSION_DAYS * 24 * 60 * MINUTE_MS);
}
