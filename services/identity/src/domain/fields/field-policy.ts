import { forbidden, invalidField } from "@callboard/kit/failure.ts";
import type { Failure } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";

/** Fields of the professional profile, which talent keeps and writes. */
export const PROFILE_FIELDS = [
  "HeightRange",
  "EyeColor",
  "AgeRange",
  "Ethnicity",
  "PrimaryLanguage",
  "SecondaryLanguage",
  "ThirdLanguage",
  "NaturalHairColor",
  "CurrentHairColor",
  "TravelPreference",
] as const;

const AGENT_FIELDS = ["ProfileImage", "Bio", ...PROFILE_FIELDS] as const;
const SELF_FIELDS = ["FirstName", "LastName", "PhoneNumber", ...AGENT_FIELDS] as const;
/** What an admin writes on others only. */
const GUARDED_FIELDS = ["UserRole", "Suspended"] as const;
const ADMIN_FIELDS = [...SELF_FIELDS, ...GUARDED_FIELDS, "RegistrationCompleted"] as const;

/** Fields that exist and that nobody writes by updateUserString: lists, and what other operations decide. */
const OTHER_FIELDS = [
  "Skills",
  "Unions",
  "UserRoles",
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
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Relations of the caller to the member. Several may hold: the permissions are their union. */
export type FieldRelations = { readonly self: boolean; readonly agent: boolean; readonly admin: boolean };

function allowedFields({ self, agent, admin }: FieldRelations): readonly WritableField[] {
  const guarded: readonly string[] = GUARDED_FIELDS;
  return [
    ...(self ? SELF_FIELDS : []),
    ...(agent ? AGENT_FIELDS : []),
    ...(admin ? ADMIN_FIELDS.filter((field) => !self || !guarded.includes(field)) : []),
  ];
}

function forbiddenField(field: string): Failure {
  const message = `You cannot change ${field}.`;
  return { ...forbidden("FIELD", message), fields: [{ path: "field", rule: "FIELD", message }] };
}

/**
 * Whether this field may be written by someone in this relation: no relation at all is FORBIDDEN OWNERSHIP, a known
 * but forbidden field FORBIDDEN FIELD, an unknown one VALIDATION.
 */
export function writableField(field: string, relations: FieldRelations): Result<WritableField> {
  if (!relations.self && !relations.agent && !relations.admin) return fail(forbidden("OWNERSHIP"));
  const allowed = allowedFields(relations).find((name) => name === field);
  if (allowed !== undefined) return ok(allowed);
  const known: readonly string[] = [...ADMIN_FIELDS, ...OTHER_FIELDS];
  if (known.includes(field)) return fail(forbiddenField(field));
  return fail(invalidField("field", "UNKNOWN", "Unknown user field."));
}

export function isProfileField(field: WritableField): field is ProfileField {
  const names: readonly string[] = PROFILE_FIELDS;
  return names.includes(field);
}
