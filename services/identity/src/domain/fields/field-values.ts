import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { conflict, invalid, invalidField } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Account } from "#domain/account.ts";
import { checkPersonName, checkPhone, checkText, createFieldCheck, tidy } from "./field-rules.ts";
import type { FieldCheck } from "./field-rules.ts";
import type { ProfileField, WritableField } from "./field-policy.ts";

/** A field that identity itself writes from a text. ProfileImage needs media's word and is handled apart. */
export type OwnField = Exclude<WritableField, ProfileField | "ProfileImage">;

type Write = (account: Account, value: string, check: FieldCheck) => Account;

function flag(value: string, check: FieldCheck): boolean {
  if (value !== "true" && value !== "false") check.refuse("value", "TYPE", "Write true or false.");
  return value === "true";
}

function orNull(value: string): string | null {
  return value === "" ? null : value;
}

const WRITES: Record<OwnField, Write> = {
  FirstName: (account, value, check) => {
    checkPersonName(check, { path: "value", value });
    return { ...account, firstName: value };
  },
  LastName: (account, value, check) => {
    checkPersonName(check, { path: "value", value });
    return { ...account, lastName: value };
  },
  PhoneNumber: (account, value, check) => {
    checkPhone(check, { path: "value", value });
    return { ...account, phoneNumber: orNull(value) };
  },
  Bio: (account, value, check) => {
    checkText(check, { path: "value", value });
    return { ...account, bio: orNull(value) };
  },
  UserRole: (account, value, check) => {
    const role = account.roles.find((held) => held === value);
    if (role === undefined)
      check.refuse("value", "CATALOG", "The shown role must be one of the member's roles.");
    return { ...account, role: role ?? account.role };
  },
  Suspended: (account, value, check) => {
    const suspended = flag(value, check);
    return { ...account, suspended, suspensionReason: suspended ? account.suspensionReason : null };
  },
  RegistrationCompleted: (account, value, check) => {
    const registered = flag(value, check);
    if (registered && account.roles.length === 0)
      check.refuse("value", "NO_ROLE", "A member without a role cannot be registered.");
    return { ...account, registered };
  },
};

/** The account with one field written from text; VALIDATION on `value`. The same value gives the same account. */
export function writeField(account: Account, field: OwnField, text: string): Result<Account> {
  const check = createFieldCheck();
  const value = tidy(text);
  const written = WRITES[field](account, value, check);
  return check.fields.length > 0 ? fail(invalid(check.fields)) : ok(written);
}

/** The last active admin can be neither suspended nor unregistered. */
export function keepsAnAdmin(before: Account, after: Account, activeAdmins: number): Result<Account> {
  const isActive = (account: Account): boolean =>
    account.roles.includes("Admin") && account.registered && !account.suspended;
  if (isActive(before) && !isActive(after) && activeAdmins <= 1)
    return fail(conflict("LAST_ADMIN", "The last active admin cannot be switched off."));
  return ok(after);
}

/** What media says of a file that is to become somebody's headshot. */
export type HeadshotFile = {
  readonly ownerId: string;
  readonly status: string;
  readonly contentType: string;
};

/** A headshot is a ready image that the member, or whoever writes for the member, uploaded. */
export function checkHeadshot(file: HeadshotFile | null, ownerIds: readonly string[]): Result<void> {
  if (file === null || !ownerIds.includes(file.ownerId))
    return fail(
      invalidField("value", "UNKNOWN", `There is no such upload (${KEY_PREFIXES.media}#…) of yours.`),
    );
  if (file.status !== "Ready")
    return fail(invalidField("value", "MEDIA_NOT_READY", "This file is not ready yet."));
  if (!file.contentType.startsWith("image/"))
    return fail(invalidField("value", "NOT_AN_IMAGE", "A headshot must be an image."));
  return ok();
}
