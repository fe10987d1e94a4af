import { nameKeyOf } from "@callboard/catalog/names/look-alikes.ts";
import { COUNTRY_CODES } from "@callboard/catalog/countries.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { forbidden, type Failure } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations, rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { optionalText } from "./fields/blocks.ts";
import type { ShownFiles } from "./events.ts";
import { checkImage, type UploadedFile } from "./images.ts";
import type { Viewer } from "./views.ts";

const MAX_CAPABILITIES = 20;
const MAX_CAPABILITY_LENGTH = 60;

/** The fields of a company that its members edit. */
export interface CompanyFields {
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
  readonly email: string | null;
  readonly city: string | null;
  /** In E.164 format. */
  readonly phone: string | null;
  /** Employer identification number, NN-NNNNNNN. */
  readonly ein: string | null;
  readonly bio: string | null;
  readonly capabilities: readonly string[];
  /** Media's id of the logo image. */
  readonly logoMediaId: string | null;
}

export interface Company extends CompanyFields {
  readonly id: string;
  readonly createdBy: string;
  readonly version: number;
}

type Text = string | null | undefined;

export interface CompanyInput {
  readonly Name?: Text;
  readonly Country?: Text;
  readonly Email?: Text;
  readonly City?: Text;
  readonly Phone?: Text;
  readonly Ein?: Text;
  readonly Bio?: Text;
  readonly Capabilities?: readonly string[] | null | undefined;
  readonly Logo?: Text;
  readonly ClientKey?: Text;
}

/** Empty fields, the starting point of a new company. */
export const NO_FIELDS: CompanyFields = {
  name: "",
  country: null,
  email: null,
  city: null,
  phone: null,
  ein: null,
  bio: null,
  capabilities: [],
  logoMediaId: null,
};

const capabilities = z
  .array(fields.optionalLine(MAX_CAPABILITY_LENGTH))
  .max(MAX_CAPABILITIES)
  .nullish()
  .transform((entries) => [...new Set((entries ?? []).filter((entry) => entry !== null))]);

const mediaKey = z
  .string()
  .refine(
    (key) => readKey("media", key, "Logo").ok,
    rule("KEY", `must be a key that starts with ${KEY_PREFIXES.media}#.`),
  )
  .transform((key) => key.slice(key.indexOf("#") + 1));

const SCHEMAS = {
  Name: fields.properName(LIMITS.nameLength),
  Country: optionalText(
    fields
      .line(2)
      .refine(
        (code) => COUNTRY_CODES.includes(code),
        rule("CATALOG", `must be one of ${COUNTRY_CODES.join(", ")}.`),
      ),
  ),
  Email: optionalText(fields.email),
  City: fields.optionalLine(LIMITS.nameLength),
  Phone: optionalText(fields.phone),
  Ein: optionalText(
    fields
      .line(10)
      .refine((ein) => /^\d{2}-?\d{7}$/.test(ein), rule("EIN", "must have nine digits: NN-NNNNNNN.")),
  ),
  Bio: fields.optionalParagraph(LIMITS.descriptionLength),
  Capabilities: capabilities,
  Logo: optionalText(mediaKey),
} as const satisfies Record<string, z.ZodType>;

const WIRE_NAMES = {
  name: "Name",
  country: "Country",
  email: "Email",
  city: "City",
  phone: "Phone",
  ein: "Ein",
  bio: "Bio",
  capabilities: "Capabilities",
  logoMediaId: "Logo",
} as const satisfies Record<keyof CompanyFields, string>;

const NAMES = Object.keys(WIRE_NAMES) as (keyof CompanyFields)[];

/** Validates and maps the fields that were sent: an absent one keeps its value; null and an empty text clear it. */
export function readCompany(input: CompanyInput): Result<Partial<CompanyFields>> {
  return readFields(
    NAMES.filter((name) => input[WIRE_NAMES[name]] !== undefined),
    input,
  );
}

/** The same for a new company, which needs a name; a client key makes the call idempotent. */
export function readNewCompany(
  input: CompanyInput,
): Result<Partial<CompanyFields> & { readonly clientKey: string | null }> {
  const sent = NAMES.filter((name) => name === "name" || input[WIRE_NAMES[name]] !== undefined);
  const key = validate(z.object({ ClientKey: fields.clientKey }), input, "company");
  return map(combineValidations({ sent: readFields(sent, input), key }), (read) => ({
    ...read.sent,
    clientKey: read.key.ClientKey,
  }));
}

function readFields(
  names: readonly (keyof CompanyFields)[],
  input: CompanyInput,
): Result<Partial<CompanyFields>> {
  const schema = z.object(
    Object.fromEntries(names.map((name) => [WIRE_NAMES[name], SCHEMAS[WIRE_NAMES[name]]])),
  );
  const read: Result<Readonly<Record<string, unknown>>> = validate(schema, input, "company");
  return map(read, (values) => Object.fromEntries(names.map((name) => [name, values[WIRE_NAMES[name]]])));
}

const PRODUCT = "Callboard";

/** Names that a company's is easily taken for: those of other companies, and this product's where it is in it. */
export function namesLike(name: string, others: readonly string[]): string[] {
  return [...new Set([...(nameKeyOf(name).includes(nameKeyOf(PRODUCT)) ? [PRODUCT] : []), ...others])];
}

/** Wire names of the fields that differ. */
export function changedFields(before: CompanyFields, after: CompanyFields): string[] {
  return NAMES.filter((key) => String(before[key]) !== String(after[key])).map((key) => WIRE_NAMES[key]);
}

/** A logo must be a ready image uploaded by a member of the company. */
export function checkLogo(
  file: UploadedFile | null,
  { userId, companyId }: { readonly userId: string; readonly companyId: string | null },
): Result<void> {
  return checkImage(file, {
    path: "company.Logo",
    isOwn: (one) => one.ownerId === userId || (companyId !== null && one.companyId === companyId),
    imageOnly: "A logo must be an image.",
  });
}

/** The files that a company shows after a change, and those it no longer shows. */
export function shownFiles(before: CompanyFields, after: CompanyFields): ShownFiles {
  const [former, present] = [idsOf(before.logoMediaId), idsOf(after.logoMediaId)];
  return { mediaIds: present, releasedMediaIds: former.filter((id) => !present.includes(id)) };
}

const idsOf = (id: string | null): readonly string[] => (id === null ? [] : [id]);

/** `name`: what others see on a member's card; `public`: any registered member; `member`: its members and admins. */
export type CompanyView = "name" | "public" | "member";

export function companyViewOf(viewer: Viewer, companyId: string): CompanyView {
  return viewer.companyId === companyId || viewer.roles.includes("Admin") ? "member" : "public";
}

/** A company may be changed by its members and by admins. */
export function mayChangeCompany(viewer: Viewer, companyId: string): Result<void, Failure> {
  return companyViewOf(viewer, companyId) === "member" ? ok() : fail(forbidden("OWNERSHIP"));
}
