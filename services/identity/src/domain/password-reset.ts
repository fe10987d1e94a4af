import { LIMITS } from "@callboard/catalog/limits.ts";
import { invalid, invalidField } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { checkEmail, createFieldCheck, tidy } from "#domain/fields/field-rules.ts";

/** Minutes that a code is good for. */
export const CODE_MINUTES = 15;
/** Wrong tries after which a code is spent. */
export const CODE_TRIES = 5;
/** Seconds before another code goes out to the same address. */
export const RESEND_SECONDS = 60;
/** Codes that go out to one address within a day. */
export const CODES_PER_DAY = 10;

const PASSWORD_LENGTH_MOST = 200;

/** A code that waits, for a known or an unknown address. */
export type PasswordReset = {
  readonly email: string;
  /** The account at the identity provider; null for an unknown address: no code is ever right. */
  readonly subject: string | null;
  readonly codeHash: string;
  readonly tries: number;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly sentCount: number;
  readonly countedSince: Date;
};

const DAY_MS = 86_400_000;

/** The reset that takes the place of `before`, or null when it is too early or too often for another code. */
export function nextReset(
  before: PasswordReset | null,
  fresh: { readonly email: string; readonly subject: string | null; readonly codeHash: string },
  now: Date,
): PasswordReset | null {
  const age = before === null ? Number.POSITIVE_INFINITY : now.getTime() - before.sentAt.getTime();
  if (age < RESEND_SECONDS * 1000) return null;
  const sameDay = before !== null && now.getTime() - before.countedSince.getTime() < DAY_MS;
  if (sameDay && before.sentCount >= CODES_PER_DAY) return null;
  return {
    ...fresh,
    tries: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    sentCount: sameDay ? before.sentCount + 1 : 1,
    countedSince: sameDay ? before.countedSince : now,
  };
}

/** Whether a code may still be tried. */
export function mayTry(reset: PasswordReset, now: Date): boolean {
  return reset.tries < CODE_TRIES && now < reset.expiresAt;
}

/** The address of a request; VALIDATION on `email`. */
export function parseEmail(text: string): Result<string> {
  const email = tidy(text).toLowerCase();
  const check = createFieldCheck();
  if (email === "") check.refuse("email", "REQUIRED", "This is needed.");
  checkEmail(check, { path: "email", value: email });
  return check.fields.length > 0 ? fail(invalid(check.fields)) : ok(email);
}

export type NewPassword = { readonly email: string; readonly code: string; readonly password: string };

/** Address, code and new password; all failing fields at once. */
export function parseNewPassword(input: NewPassword): Result<NewPassword> {
  const check = createFieldCheck();
  const email = tidy(input.email).toLowerCase();
  if (email === "") check.refuse("email", "REQUIRED", "This is needed.");
  checkEmail(check, { path: "email", value: email });
  const code = input.code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(code)) check.refuse("code", "SIX_DIGITS", "A code has six digits.");
  if (input.password.length < LIMITS.passwordLengthLeast)
    check.refuse("password", "TOO_SHORT", `Use at least ${LIMITS.passwordLengthLeast} characters.`);
  if (input.password.length > PASSWORD_LENGTH_MOST) check.refuse("password", "TOO_LONG", "This is too long.");
  return check.fields.length > 0
    ? fail(invalid(check.fields))
    : ok({ email, code, password: input.password });
}

/** Wrong, spent, expired or never sent: one answer, so that it tells nothing of the address. */
export function wrongCode(): Result<never> {
  return fail(
    invalidField("code", "WRONG_CODE", "This code is not right or no longer good. Ask for a new one."),
  );
}
