import { email } from "@callboard/kit/fields.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { sixDigits, type MailedCode } from "./mailed-code.ts";
import { isOwnAddress, NOT_THE_ADDRESS, password } from "./password.ts";

/** A pending code, for a known or an unknown address. */
export interface PasswordReset extends MailedCode {
  /** The account at the identity provider; null for an unknown address, for which no code is ever correct. */
  readonly subject: string | null;
}

const address = z.object({ email });

/** The address of a request; VALIDATION on `email`. */
export function readEmail(input: { readonly email: string }): Result<string> {
  return map(validate(address, input), (read) => read.email);
}

const newPassword = z
  .object({ email, code: sixDigits, password })
  .refine((read) => !isOwnAddress(read), NOT_THE_ADDRESS);

export type NewPassword = z.output<typeof newPassword>;

/** Address, code and new password; reports all invalid fields at once. */
export function readNewPassword(input: NewPassword): Result<NewPassword> {
  return validate(newPassword, input);
}
