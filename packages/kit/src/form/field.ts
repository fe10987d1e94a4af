import { entries, line as oneLine, optionalLine, optionalParagraph } from "#fields.ts";
import { rule, validate } from "#validate.ts";
import type { FieldFailure } from "#failure.ts";
import { ok, type Result } from "#result.ts";
import { z } from "zod";

/** A form field: its validation, its blank value, and its wire form. */
export interface Field<Stored = unknown, Wire = unknown> {
  /** Validates the input; never receives null. */
  readonly schema: z.ZodType<Stored>;
  readonly blank: Stored;
  write(stored: Stored): Wire;
  readonly required: boolean;
  /** Its readers decide by it: a change of an approved record marks the record for review. */
  readonly substantive: boolean;
  /** A change sends an approved record back for review before others see it again. */
  readonly reviewed: boolean;
}

/** Fields by domain name; `rateFrequency` is `RateFrequency` on the wire and `rate_frequency` in SQL. */
export type Fields = Readonly<Record<string, Field>>;
/** The stored values of fields. */
export type Details<F extends Fields> = { readonly [Name in keyof F]: F[Name]["blank"] };
/** The wire values of fields. */
export type WireDetails<F extends Fields> = {
  [Name in keyof F as Capitalize<Name & string>]: ReturnType<F[Name]["write"]>;
};
/** Input of a form by wire name: an absent field keeps its value; null clears it. */
export type Sent = Readonly<Record<string, unknown>>;

/** A field with the same value in storage and on the wire. */
export function plain<Stored>(schema: z.ZodType<Stored>, blank: Stored): Field<Stored, Stored> {
  return converted(schema, { blank, write: (stored) => stored });
}

/** A field whose wire form differs from the stored one. */
export function converted<Stored, Wire>(
  schema: z.ZodType<Stored>,
  form: Pick<Field<Stored, Wire>, "blank" | "write">,
): Field<Stored, Wire> {
  return { schema, ...form, required: false, substantive: false, reviewed: false };
}

export const required = <F extends Field>(field: F): F => ({ ...field, required: true });

export const line = (max: number) => plain<string | null>(optionalLine(max), null);
export const paragraph = (max: number) => plain<string | null>(optionalParagraph(max), null);
export const wholeNumber = (min: number, max: number) =>
  plain<number | null>(z.int().min(min).max(max), null);
export const flag = plain<boolean>(z.boolean(), false);
/** A text field with another of kit's schemas, such as a day or an e-mail address. */
export const text = (schema: z.ZodType<string>) => plain<string | null>(schema, null);

export const choice = (values: readonly string[], blank: string | null = null) =>
  plain<string | null>(z.string().trim().pipe(z.enum(values)), blank);

export const list = (values: readonly string[], max?: number) =>
  converted<readonly string[], string[]>(entries(values, max), { blank: [], write: (stored) => [...stored] });

/** At most `max` different entries in the person's own words, each a line of at most `length` characters. */
export const names = (max: number, length: number) =>
  converted<readonly string[], string[]>(
    z
      .array(oneLine(length))
      .max(max)
      .transform((written) => [...new Set(written)]),
    { blank: [], write: (stored) => [...stored] },
  );

/** One billion in any currency. */
const MAX_AMOUNT = 1_000_000_000;
const CENTS = 100;

/** Converts a decimal amount to integer cents. */
export const amount = z
  .number()
  .min(0)
  .max(MAX_AMOUNT)
  .transform((decimal) => Math.round(decimal * CENTS));

export const money = converted<number | null, number | null>(amount, {
  blank: null,
  write: (cents) => (cents === null ? null : cents / CENTS),
});

export const instant = converted<Date | null, string | null>(
  z
    .string()
    .transform((sent) => new Date(sent))
    .refine(
      (date) => !Number.isNaN(date.getTime()),
      rule("DATE", "must be a date and time, such as 2026-05-31T17:00:00Z."),
    ),
  { blank: null, write: (date) => date?.toISOString() ?? null },
);

/** The wire name of a field. */
export function wireName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A record with blank fields. */
export function blankOf<F extends Fields>(fields: F): Details<F> {
  return mapFields(fields, (field) => field.blank) as Details<F>;
}

/** Picks the fields out of a larger record. */
export function pickFields<F extends Fields>(fields: F, record: Details<F>): Details<F> {
  return mapFields(fields, (_field, name) => record[name]) as Details<F>;
}

/** Converts fields to their wire form. */
export function writeDetails<F extends Fields>(fields: F, details: Details<F>): WireDetails<F> {
  const written = Object.entries(fields).map(([name, field]) => [wireName(name), field.write(details[name])]);
  return Object.fromEntries(written) as WireDetails<F>;
}

/** A record with the input applied, and the invalid fields, which keep their values. */
export interface Read<T> {
  readonly details: T;
  readonly failures: FieldFailure[];
}

export function readDetails<F extends Fields>(
  fields: F,
  current: Details<F>,
  sent: Sent,
  path: string,
): Read<Details<F>> {
  const details: Record<string, unknown> = { ...current };
  const failures: FieldFailure[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const label = wireName(name);
    const value = sent[label];
    const read = value === undefined ? ok(details[name]) : readField(field, value, `${path}.${label}`);
    if (!read.ok) failures.push(...(read.failure.fields ?? []));
    else if (field.required && isEmpty(read.value))
      failures.push({ path: `${path}.${label}`, rule: "REQUIRED", message: `${label} is required.` });
    if (read.ok) details[name] = read.value;
  }
  return { details: details as Details<F>, failures };
}

/** Required fields that a record lacks. */
export function missingFields<F extends Fields>(
  fields: F,
  details: Details<F>,
  path: string,
): FieldFailure[] {
  return readDetails(fields, details, {}, path).failures;
}

/** Reads what was sent for a field: null and an empty text clear it; VALIDATION on `path`. */
export function readField<F extends Field>(field: F, sent: unknown, path: string): Result<F["blank"]> {
  if (sent === null || (typeof sent === "string" && sent.trim() === "")) return ok(field.blank);
  return validate(field.schema, sent, path);
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function mapFields(
  fields: Fields,
  value: (field: Field, name: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field, name)]));
}
