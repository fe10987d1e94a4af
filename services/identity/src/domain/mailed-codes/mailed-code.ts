import { invalidField } from "@callboard/kit/failure.ts";
import { fail, type Result } from "@callboard/kit/result.ts";
import { rule } from "@callboard/kit/validate.ts";
import { z } from "zod";

/** Minutes that a code is valid. */
export const CODE_MINUTES = 15;
/** Attempts after which a code is invalid. */
export const MAX_ATTEMPTS = 5;
/** Minimum number of seconds between two codes to the same address. */
const RESEND_SECONDS = 60;
/** Maximum number of codes sent to one address per day. */
export const MAX_CODES_PER_DAY = 10;

const DAY_MS = 86_400_000;

/** A pending code that was mailed to an address, or would have been. */
export interface MailedCode {
  readonly email: string;
  readonly codeHash: string;
  readonly attempts: number;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly sentCount: number;
  readonly countedSince: Date;
}

/** The code that replaces `before`; null if the cool-down or the daily limit applies. */
export function nextCode<Facts extends Pick<MailedCode, "email" | "codeHash">>(
  before: MailedCode | null,
  requested: Facts,
  now: Date,
): (Facts & MailedCode) | null {
  const age = before === null ? Number.POSITIVE_INFINITY : now.getTime() - before.sentAt.getTime();
  if (age < RESEND_SECONDS * 1000) return null;
  const sameDay = before !== null && now.getTime() - before.countedSince.getTime() < DAY_MS;
  if (sameDay && before.sentCount >= MAX_CODES_PER_DAY) return null;
  return {
    ...requested,
    attempts: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    sentCount: sameDay ? before.sentCount + 1 : 1,
    countedSince: sameDay ? before.countedSince : now,
  };
}

/** Whether a code may still be tried. */
export function canAttempt(code: MailedCode, now: Date): boolean {
  return code.attempts < MAX_ATTEMPTS && now < code.expiresAt;
}

/** Six digits as they were mailed, with or without blanks. */
export const sixDigits = z
  .string()
  .transform((code) => code.replace(/\s/g, ""))
  .refine((code) => /^\d{6}$/.test(code), rule("SIX_DIGITS", "must have six digits."));

/** Wrong, used up, expired or never sent: one failure for all, so that it reveals nothing about the address. */
export function wrongCode(): Result<never> {
  return fail(invalidField("code", "WRONG_CODE", "That code is wrong or has expired. Request a new one."));
}
