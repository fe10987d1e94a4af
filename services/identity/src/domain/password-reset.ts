import { LIMITS } from "@callboard/catalog/limits.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { email } from "@callboard/kit/fields.ts";
import { fail, map, type Result } from "@callboard/kit/result.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";

/** Minutes that a code is valid. */
export const CODE_MINUTES = 15;
/** Attempts after which a code is invalid. */
export const MAX_ATTEMPTS = 5;
/** Minimum number of seconds between two codes to the same address. */
const RESEND_SECONDS = 60;
/** Maximum number of codes sent to one address per day. */
export const MAX_CODES_PER_DAY = 10;

const MAX_PASSWORD_LENGTH = 200;

/** A pending code, for a known or an unknown address. */
export interface PasswordReset {
  readonly email: string;
  /** The account at the identity provider; null for an unknown address, for which no code is ever correct. */
  readonly subject: string | null;
  readonly codeHash: string;
  readonly attempts: number;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly sentCount: number;
  readonly countedSince: Date;
}

const DAY_MS = 86_400_000;

/** The reset that replaces `before`; null if the cool-down or the daily limit applies. */
export function nextReset(
  before: PasswordReset | null,
  requested: { readonly email: string; readonly subject: string | null; readonly codeHash: string },
  now: Date,
): PasswordReset | null {
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
export function canAttempt(reset: PasswordReset, now: Date): boolean {
  return reset.attempts < MAX_ATTEMPTS && now < reset.expiresAt;
}

const address = z.object({ email });

/** The address of a request; VALIDATION on `email`. */
export function readEmail(input: { readonly email: string }): Result<string> {
  return map(validate(address, input), (read) => read.email);
}

const newPassword = z
  .object({
    email,
    code: z
      .string()
      .transform((code) => code.replace(/\s/g, ""))
      .refine((code) => /^\d{6}$/.test(code), rule("SIX_DIGITS", "must have six digits.")),
    password: z.string().min(LIMITS.minPasswordLength).max(MAX_PASSWORD_LENGTH),
  })
  .refine(({ email: address, password }) => password.toLowerCase() !== address, {
    ...rule("PASSWORD_POLICY", "must not be your email address."),
    path: ["password"],
  });

export type NewPassword = z.output<typeof newPassword>;

/** Address, code and new password; reports all invalid fields at once. */
export function readNewPassword(input: NewPassword): Result<NewPassword> {
  return validate(newPassword, input);
}

/** Wrong, used up, expired or never sent: one failure for all, so that it reveals nothing about the address. */
export function wrongCode(): Result<never> {
  return fail(invalidField("code", "WRONG_CODE", "That code is wrong or has expired. Request a new one."));
}
