import type { UserRole } from "@callboard/catalog/people.ts";
import { conflict, invalid } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Account } from "./account.ts";
import { checkPersonName, checkPhone, createFieldCheck, tidy } from "#domain/fields/field-rules.ts";
import type { FieldCheck } from "#domain/fields/field-rules.ts";
import { isMinorIn } from "./minority.ts";

/** What a new member tells, as it came. */
export type RegistrationInput = {
  readonly Role?: string | null | undefined;
  readonly FirstName?: string | null | undefined;
  readonly LastName?: string | null | undefined;
  readonly BirthDate?: string | null | undefined;
  readonly PhoneNumber?: string | null | undefined;
  readonly AcceptTerms?: boolean | null | undefined;
};

/** The roles that someone may choose; Admin is granted only by an admin. */
export const CHOSEN_ROLES = ["Talent", "Production", "Agent"] as const satisfies readonly UserRole[];

export type Registration = {
  readonly role: (typeof CHOSEN_ROLES)[number];
  readonly firstName: string;
  readonly lastName: string;
  readonly birthYear: number;
  readonly phoneNumber: string | null;
};

const OLDEST_BIRTH_YEAR = 1900;

function birthYearOf(check: FieldCheck, text: string, now: Date): number {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && day.toISOString().startsWith(text);
  if (text === "") check.refuse("BirthDate", "REQUIRED", "This is needed.");
  else if (!isDay) check.refuse("BirthDate", "DATE", "Write the day as YYYY-MM-DD.");
  else if (day > now || day.getUTCFullYear() < OLDEST_BIRTH_YEAR)
    check.refuse("BirthDate", "RANGE", "This cannot be a day of birth.");
  return isDay ? day.getUTCFullYear() : 0;
}

/** Reads the input; all failing fields at once. Of the birth date only the year goes on. */
export function parseRegistration(input: RegistrationInput, now: Date): Result<Registration> {
  const check = createFieldCheck("registration.");
  const role = CHOSEN_ROLES.find((choice) => choice === input.Role);
  if (role === undefined) check.refuse("Role", "CATALOG", "Choose Talent, Production or Agent.");
  const firstName = tidy(input.FirstName);
  const lastName = tidy(input.LastName);
  const phone = tidy(input.PhoneNumber);
  checkPersonName(check, { path: "FirstName", value: firstName });
  checkPersonName(check, { path: "LastName", value: lastName });
  checkPhone(check, { path: "PhoneNumber", value: phone });
  const birthYear = birthYearOf(check, tidy(input.BirthDate), now);
  if (input.AcceptTerms !== true) check.refuse("AcceptTerms", "REQUIRED", "Accept the terms to go on.");
  if (role === undefined || check.fields.length > 0) return fail(invalid(check.fields));
  return ok({ role, firstName, lastName, birthYear, phoneNumber: phone === "" ? null : phone });
}

/** Registers once: repeating the same changes nothing, another choice of role is a conflict. */
export function register(
  account: Account,
  registration: Registration,
  now: Date,
): Result<{ readonly account: Account; readonly changed: boolean }> {
  if (account.registered)
    return account.roles.includes(registration.role)
      ? ok({ account, changed: false })
      : fail(conflict("ALREADY_REGISTERED", "This account is registered already."));
  if (!account.emailVerified) return fail(conflict("EMAIL_UNVERIFIED", "Confirm your e-mail address first."));
  const { role, firstName, lastName, birthYear, phoneNumber } = registration;
  const roles = account.roles.includes(role) ? account.roles : [...account.roles, role];
  const minor = isMinorIn(now.getUTCFullYear(), birthYear);
  const registered = { ...account, role, roles, firstName, lastName, birthYear, phoneNumber, minor };
  return ok({ account: { ...registered, registered: true, acceptedTermsAt: now }, changed: true });
}
