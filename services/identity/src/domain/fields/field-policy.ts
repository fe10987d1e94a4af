import { NAMED_FIELDS, NAMED_LISTS, type NamedField } from "@callboard/catalog/fields/profile.ts";
import { forbidden, invalidField } from "@callboard/kit/failure.ts";
import type { Failure } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";

const AGENT_FIELDS = ["ProfileImage", "Bio", ...NAMED_FIELDS] as const;
const SELF_FIELDS = ["FirstName", "LastName", "PhoneNumber", ...AGENT_FIELDS] as const;
const ADMIN_FIELDS = [...SELF_FIELDS, "UserRole", "Suspended", "RegistrationCompleted"] as const;
const ADMIN_LISTS = [...NAMED_LISTS, "UserRoles"] as const;
/** Fields that an admin writes, and only on other members. */
const GUARDED_FIELDS: readonly string[] = ["UserRole", "Suspended", "UserRoles"];

/** Fields that exist but are not writable by name: other operations set them. */
const OTHER_FIELDS = [
  "PK",
  "SK",
  "Email",
  "StripeId",
  "SubscriptionId",
  "SubscriptionStatus",
  "CurrentSubscription",
  "BillingFrequency",
  "BrandCode",
  "CompanyId",
  "Company",
  "Agent",
  "CreatedBy",
  "Submissions",
] as const;

export type WritableField = (typeof ADMIN_FIELDS)[number];
export type WritableList = (typeof ADMIN_LISTS)[number];

/** The caller's relations to the member. Several may hold; permissions are their union. */
export type FieldRelations = { readonly self: boolean; readonly agent: boolean; readonly admin: boolean };

/** The fields that each relation may write. */
interface Policy<Name extends string> {
  readonly self: readonly Name[];
  readonly agent: readonly Name[];
  readonly admin: readonly Name[];
}

const TEXTS: Policy<WritableField> = { self: SELF_FIELDS, agent: AGENT_FIELDS, admin: ADMIN_FIELDS };
const LISTS: Policy<WritableList> = { self: NAMED_LISTS, agent: NAMED_LISTS, admin: ADMIN_LISTS };
const KNOWN: readonly string[] = [...ADMIN_FIELDS, ...ADMIN_LISTS, ...OTHER_FIELDS];

function allowedNames<Name extends string>(
  policy: Policy<Name>,
  { self, agent, admin }: FieldRelations,
): readonly Name[] {
  return [
    ...(self ? policy.self : []),
    ...(agent ? policy.agent : []),
    ...(admin ? policy.admin.filter((field) => !self || !GUARDED_FIELDS.includes(field)) : []),
  ];
}

function forbiddenField(field: string): Failure {
  const message = `You cannot change ${field}.`;
  return { ...forbidden("FIELD", message), fields: [{ path: "field", rule: "FIELD", message }] };
}

function writable<Name extends string>(
  policy: Policy<Name>,
  field: string,
  relations: FieldRelations,
): Result<Name> {
  if (!relations.self && !relations.agent && !relations.admin) return fail(forbidden("OWNERSHIP"));
  const allowed = allowedNames(policy, relations).find((name) => name === field);
  if (allowed !== undefined) return ok(allowed);
  if (KNOWN.includes(field)) return fail(forbiddenField(field));
  return fail(invalidField("field", "UNKNOWN", "Unknown user field."));
}

/**
 * Returns the field if someone in this relation may write it. No relation is FORBIDDEN OWNERSHIP, a known but
 * forbidden field FORBIDDEN FIELD, an unknown one VALIDATION.
 */
export function writableField(field: string, relations: FieldRelations): Result<WritableField> {
  return writable(TEXTS, field, relations);
}

/** The same for a list. */
export function writableList(field: string, relations: FieldRelations): Result<WritableList> {
  return writable(LISTS, field, relations);
}

export function isProfileField(field: WritableField): field is NamedField {
  const names: readonly string[] = NAMED_FIELDS;
  return names.includes(field);
}
