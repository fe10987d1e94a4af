import { phone } from "@callboard/kit/fields.ts";
import type { Result } from "@callboard/kit/result.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { MAX_ATTEMPTS, sixDigits } from "#domain/mailed-codes/mailed-code.ts";

/** Minutes that a code sent by text message is valid. */
export const PHONE_CODE_MINUTES = 10;

/** A code that waits for the member to whose number it was sent. */
export interface PhoneCode {
  readonly userId: string;
  /** In E.164. */
  readonly phone: string;
  readonly codeHash: string;
  readonly attempts: number;
  readonly expiresAt: Date;
}

/** A number that one signs in with, in E.164: an extension gets no text messages. */
const ownPhone = phone.refine(
  (number) => !number.includes(";"),
  rule("PHONE", "must be a number that gets text messages, without an extension."),
);
const requested = z.object({ phone: ownPhone });
const confirmed = z.object({ phone: ownPhone, code: sixDigits });

/** The number to which a code is wanted; VALIDATION on `phone`. */
export function readPhone(input: { readonly phone: string }): Result<z.output<typeof requested>> {
  return validate(requested, input);
}

/** The number and its code; reports all invalid fields at once. */
export function readProvenPhone(input: z.input<typeof confirmed>): Result<z.output<typeof confirmed>> {
  return validate(confirmed, input);
}

/** A new code, which replaces the one before it. */
export function newPhoneCode(facts: Pick<PhoneCode, "userId" | "phone" | "codeHash">, now: Date): PhoneCode {
  return { ...facts, attempts: 0, expiresAt: new Date(now.getTime() + PHONE_CODE_MINUTES * 60_000) };
}

/** Whether the code may still be tried for this number. */
export function canTry(code: PhoneCode, number: string, now: Date): boolean {
  return code.phone === number && code.attempts < MAX_ATTEMPTS && now < code.expiresAt;
}
