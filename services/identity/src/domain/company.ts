import { LIMITS } from "@callboard/catalog/limits.ts";
import { forbidden, invalid } from "@callboard/kit/failure.ts";
import type { Failure } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import {
  checkEmail,
  checkLine,
  checkPhone,
  checkText,
  createFieldCheck,
  tidy,
} from "#domain/fields/field-rules.ts";
import type { FieldCheck } from "#domain/fields/field-rules.ts";
import type { Viewer } from "./views.ts";

const CAPABILITIES = 20;
const CAPABILITY_LENGTH = 60;

/** The fields of a company that its members write. */
export type CompanyFields = {
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
  readonly email: string | null;
  readonly city: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** Employer identification number, NN-NNNNNNN. */
  readonly ein: string | null;
  readonly bio: string | null;
  readonly capabilities: readonly string[];
};

export type Company = CompanyFields & {
  readonly id: string;
  readonly createdBy: string;
  readonly version: number;
};

type Text = string | null | undefined;

export type CompanyInput = {
  readonly PK?: Text;
  readonly Name?: Text;
  readonly Country?: Text;
  readonly Email?: Text;
  readonly City?: Text;
  readonly Phone?: Text;
  readonly Ein?: Text;
  readonly Bio?: Text;
  readonly Capabilities?: readonly string[] | null | undefined;
  readonly ClientKey?: Text;
};

/** A company without anything, from which a new one starts. */
export const NO_FIELDS: CompanyFields = {
  name: "",
  country: null,
  email: null,
  city: null,
  phone: null,
  ein: null,
  bio: null,
  capabilities: [],
};

/** The stored value of a field: absent keeps, null and empty clear. */
function changed(text: Text, before: string | null): string | null {
  if (text === undefined) return before;
  const value = tidy(text);
  return value === "" ? null : value;
}

function checkCapabilities(check: FieldCheck, capabilities: readonly string[]): void {
  if (capabilities.length > CAPABILITIES)
    check.refuse("Capabilities", "TOO_MANY", `At most ${CAPABILITIES} entries.`);
  capabilities.forEach((value, place) => {
    checkLine(check, { path: `Capabilities.${place}`, value }, CAPABILITY_LENGTH);
  });
}

function checkFields(fields: CompanyFields): FieldCheck {
  const check = createFieldCheck("company.");
  if (fields.name === "") check.refuse("Name", "REQUIRED", "A company needs a name.");
  checkLine(check, { path: "Name", value: fields.name }, LIMITS.nameLength);
  checkLine(check, { path: "City", value: fields.city ?? "" }, LIMITS.nameLength);
  checkEmail(check, { path: "Email", value: fields.email ?? "" });
  checkPhone(check, { path: "Phone", value: fields.phone ?? "" });
  checkText(check, { path: "Bio", value: fields.bio ?? "" });
  if (fields.country !== null && !/^[A-Z]{2}$/.test(fields.country))
    check.refuse("Country", "CATALOG", "Use the two letters of ISO 3166.");
  if (fields.ein !== null && !/^\d{2}-?\d{7}$/.test(fields.ein))
    check.refuse("Ein", "EIN", "An EIN has nine digits: NN-NNNNNNN.");
  checkCapabilities(check, fields.capabilities);
  return check;
}

/** The fields after the input; all failing ones at once. */
export function changeCompany(before: CompanyFields, input: CompanyInput): Result<CompanyFields> {
  const given = input.Capabilities;
  const capabilities = given === undefined ? before.capabilities : [...new Set((given ?? []).map(tidy))];
  const fields: CompanyFields = {
    name: changed(input.Name, before.name) ?? "",
    country: changed(input.Country, before.country),
    email: changed(input.Email, before.email),
    city: changed(input.City, before.city),
    phone: changed(input.Phone, before.phone),
    ein: changed(input.Ein, before.ein),
    bio: changed(input.Bio, before.bio),
    capabilities: capabilities.filter((entry) => entry !== ""),
  };
  const check = checkFields(fields);
  return check.fields.length > 0 ? fail(invalid(check.fields)) : ok(fields);
}

const WIRE_NAMES = {
  name: "Name",
  country: "Country",
  email: "Email",
  city: "City",
  phone: "Phone",
  ein: "Ein",
  bio: "Bio",
  capabilities: "Capabilities",
} as const satisfies Record<keyof CompanyFields, string>;

/** Names of the fields that differ, as they are on the wire. */
export function changedFields(before: CompanyFields, after: CompanyFields): string[] {
  const keys = Object.keys(WIRE_NAMES) as (keyof CompanyFields)[];
  return keys.filter((key) => String(before[key]) !== String(after[key])).map((key) => WIRE_NAMES[key]);
}

/** `name`: what others see on a member's card; `public`: every member; `member`: its people and admins. */
export type CompanyView = "name" | "public" | "member";

export function companyViewOf(viewer: Viewer, companyId: string): CompanyView {
  return viewer.companyId === companyId || viewer.roles.includes("Admin") ? "member" : "public";
}

/** A company is changed by those who work for it, and by admins. */
export function mayChangeCompany(viewer: Viewer, companyId: string): Failure | null {
  return companyViewOf(viewer, companyId) === "member" ? null : forbidden("OWNERSHIP");
}
