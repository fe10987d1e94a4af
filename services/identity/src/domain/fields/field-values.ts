import type { NamedField } from "@callboard/catalog/fields/profile.ts";
import { USER_ROLES, type UserRole } from "@callboard/catalog/people.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { conflict } from "@callboard/kit/failure.ts";
import { optionalName, optionalParagraph, phone, properName } from "@callboard/kit/fields.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { reinstate, suspend } from "#domain/account-state/account-state.ts";
import type { Account } from "#domain/account.ts";
import { optionalText } from "./blocks.ts";
import type { WritableField } from "./field-policy.ts";

/** A field that identity itself writes from a text. ProfileImage depends on media and is handled separately. */
export type OwnField = Exclude<WritableField, NamedField | "ProfileImage">;

/** Computes the account after a write from the text that was sent; VALIDATION on `value`. */
type Write = (account: Account, text: string) => Result<Account>;

function written<S extends z.ZodType>(
  schemaOf: (account: Account) => S,
  change: (account: Account, value: z.output<S>) => Partial<Account>,
): Write {
  return (account, text) =>
    map(validate(schemaOf(account), text, "value"), (value) => ({ ...account, ...change(account, value) }));
}

const flag = z
  .string()
  .trim()
  .refine((text) => text === "true" || text === "false", rule("TYPE", "must be true or false."))
  .transform((text) => text === "true");

const WRITES: Readonly<Record<OwnField, Write>> = {
  FirstName: written(
    () => properName(LIMITS.personNameLength),
    (_, firstName) => ({ firstName }),
  ),
  LastName: written(
    () => optionalName(LIMITS.personNameLength),
    (_, lastName) => ({ lastName }),
  ),
  PhoneNumber: written(
    () => optionalText(phone),
    (_, phoneNumber) => ({ phoneNumber }),
  ),
  Bio: written(
    () => optionalParagraph(LIMITS.descriptionLength),
    (_, bio) => ({ bio }),
  ),
  UserRole: written(
    ({ roles }) => z.string().trim().pipe(z.enum(roles)),
    (_, role) => ({ role }),
  ),
  Suspended: (account, text) => {
    const suspended = validate(flag, text, "value");
    if (!suspended.ok) return suspended;
    if (!suspended.value) return reinstate(account);
    // An already suspended member stays suspended, with the reason and the end given before.
    return account.suspended ? ok(account) : suspend(account, { reason: null, until: null });
  },
  RegistrationCompleted: written(
    ({ roles }) =>
      flag.refine(
        (registered) => !registered || roles.length > 0,
        rule("NO_ROLE", "must be false for a member without a role."),
      ),
    (_, registered) => ({ registered }),
  ),
};

/** The account with one field set from text; VALIDATION on `value`. The same value returns the same account. */
export function writeField(account: Account, field: OwnField, text: string): Result<Account> {
  return WRITES[field](account, text);
}

const roleList = z
  .array(z.enum(USER_ROLES))
  .min(1)
  .max(LIMITS.skills)
  .transform((roles) => USER_ROLES.filter((role) => roles.includes(role)));

/** A member's roles: at least one, deduplicated, in catalog order; VALIDATION on `value`. */
export function readRoles(value: readonly string[]): Result<readonly UserRole[]> {
  return validate(roleList, value, "value");
}

/** The last active admin can be neither suspended nor unregistered. */
export function requireRemainingAdmin(
  before: Account,
  after: Account,
  activeAdmins: number,
): Result<Account> {
  const isActive = (account: Account): boolean =>
    account.roles.includes("Admin") && account.registered && !account.suspended;
  if (isActive(before) && !isActive(after) && activeAdmins <= 1)
    return fail(conflict("LAST_ADMIN", "At least one active admin is required."));
  return ok(after);
}
