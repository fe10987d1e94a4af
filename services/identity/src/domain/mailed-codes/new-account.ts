import { LIMITS } from "@callboard/catalog/limits.ts";
import { email, optionalName, properName } from "@callboard/kit/fields.ts";
import type { Result } from "@callboard/kit/result.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { sixDigits, type MailedCode } from "./mailed-code.ts";
import { isOwnAddress, NOT_THE_ADDRESS, password } from "./password.ts";

/** A code that waits for the owner of an address who wants an account. */
export interface RegistrationCode extends MailedCode {
  /** Whether the address has an account already: then no code is ever correct. */
  readonly isKnown: boolean;
}

/** Unvalidated form of a person without an account. */
export interface NewAccountInput {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName?: string | null | undefined;
}

const fields = {
  email,
  password,
  firstName: properName(LIMITS.personNameLength),
  lastName: optionalName(LIMITS.personNameLength),
};
const form = z.object(fields).refine((read) => !isOwnAddress(read), NOT_THE_ADDRESS);
const provenForm = z
  .object({ ...fields, code: sixDigits })
  .refine((read) => !isOwnAddress(read), NOT_THE_ADDRESS);

export type NewAccount = z.output<typeof form>;
export type ProvenAccount = z.output<typeof provenForm>;

/** Reports all invalid fields at once. */
export function readNewAccount(input: NewAccountInput): Result<NewAccount> {
  return validate(form, input);
}

/** The same with the mailed code. */
export function readProvenAccount(input: NewAccountInput & { readonly code: string }): Result<ProvenAccount> {
  return validate(provenForm, input);
}
