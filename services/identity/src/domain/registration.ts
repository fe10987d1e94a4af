import type { UserRole } from "@callboard/catalog/people.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { conflict, forbidden, invalidField } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import type { Account } from "./account.ts";
import { optionalText } from "./fields/blocks.ts";
import { isForMinors, isMinorIn, isTooYoungOn } from "./minority.ts";

/** Unvalidated input of a registration. */
export interface RegistrationInput {
  readonly Role?: string | null | undefined;
  readonly FirstName?: string | null | undefined;
  readonly LastName?: string | null | undefined;
  readonly BirthDate?: string | null | undefined;
  readonly PhoneNumber?: string | null | undefined;
  readonly AcceptTerms?: boolean | null | undefined;
}

/** Roles that a new member may choose; Admin is granted only by an admin. */
const CHOSEN_ROLES = ["Talent", "Production", "Agent"] as const satisfies readonly UserRole[];

export interface Registration {
  readonly role: (typeof CHOSEN_ROLES)[number];
  readonly firstName: string;
  /** Empty for a person who has one name. */
  readonly lastName: string;
  readonly birthYear: number;
  readonly phoneNumber: string | null;
}

function schemaAt(today: string) {
  return z.object({
    Role: z.enum(CHOSEN_ROLES),
    FirstName: fields.properName(LIMITS.personNameLength),
    LastName: fields.optionalName(LIMITS.personNameLength),
    BirthDate: z
      .string()
      .trim()
      .min(1)
      .pipe(fields.day)
      .pipe(z.string().refine((day) => day <= today, rule("RANGE", "must not be in the future."))),
    PhoneNumber: optionalText(fields.phone),
    AcceptTerms: z.boolean().refine((accepted) => accepted, rule("REQUIRED", "must be true to continue.")),
  });
}

/**
 * Validates the input; reports all invalid fields at once. Only the year of the birth date is kept. Whoever is too
 * young is refused without a word about the reason, which would teach what to type instead.
 */
export function readRegistration(input: RegistrationInput, now: Date): Result<Registration> {
  const today = now.toISOString().slice(0, 10);
  const read = validate(schemaAt(today), input, "registration");
  if (!read.ok) return read;
  const { Role, FirstName, LastName, BirthDate, PhoneNumber } = read.value;
  if (isTooYoungOn(today, BirthDate))
    return fail(forbidden("REGISTRATION_REFUSED", "We can't open an account for you."));
  return ok({
    role: Role,
    firstName: FirstName,
    lastName: LastName,
    birthYear: Number(BirthDate.slice(0, 4)),
    phoneNumber: PhoneNumber,
  });
}

/**
 * Registers once: repeating it with the same role changes nothing; another role is a conflict. Minors have no role but
 * Talent, also none that the provider gave them.
 */
export function register(
  account: Account,
  registration: Registration,
  now: Date,
): Result<{ readonly account: Account; readonly changed: boolean }> {
  if (account.registered)
    return account.roles.includes(registration.role)
      ? ok({ account, changed: false })
      : fail(conflict("ALREADY_REGISTERED", "You've already completed registration."));
  if (!account.emailVerified) return fail(conflict("EMAIL_UNVERIFIED", "Confirm your email address first."));
  const { role, firstName, lastName, birthYear, phoneNumber } = registration;
  const roles = account.roles.includes(role) ? account.roles : [...account.roles, role];
  const minor = isMinorIn(now.getUTCFullYear(), birthYear);
  if (minor && !roles.every(isForMinors))
    return fail(invalidField("registration.Role", "ADULT_ACCOUNT", "This account type is for adults."));
  const registered = { ...account, role, roles, firstName, lastName, birthYear, phoneNumber, minor };
  return ok({ account: { ...registered, registered: true, acceptedTermsAt: now }, changed: true });
}
