import {
  valuesOf,
  type FieldKind,
  type FieldRow,
  type FieldRows,
  type RowOf,
} from "@callboard/catalog/fields/field-row.ts";
import { day, email, phone } from "@callboard/kit/fields.ts";
import { rule } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { address } from "./address.ts";
import {
  choice,
  flag,
  instant,
  line,
  list,
  money,
  paragraph,
  plain,
  text,
  wholeNumber,
  type Field,
} from "./field.ts";

const MAX_AGE = 120;
const years = z
  .string()
  .trim()
  .refine(
    (age) => /^\d{1,3}$/.test(age) && Number(age) <= MAX_AGE,
    rule("RANGE", `must be an age from 0 to ${MAX_AGE}.`),
  );

/** The validation, blank value and wire form of each kind of field. */
const BY_KIND = {
  line: ({ max }: RowOf<"line">) => line(max),
  paragraph: ({ max }: RowOf<"paragraph">) => paragraph(max),
  wholeNumber: ({ min, max }: RowOf<"wholeNumber">) => wholeNumber(min, max),
  choice: ({ options, blank }: RowOf<"choice">) => choice(valuesOf(options), blank),
  list: ({ options, max }: RowOf<"list">) => list(valuesOf(options), max),
  money: () => money,
  flag: () => flag,
  yesOrNo: () => plain<boolean | null>(z.boolean(), null),
  instant: () => instant,
  day: () => text(day),
  age: () => text(years),
  email: () => text(email),
  phone: () => text(phone),
  address: () => address,
} as const satisfies { readonly [Kind in FieldKind]: (row: RowOf<Kind>) => Field };

type Kinds = typeof BY_KIND;
/** The fields of a table of the catalog, by their domain names. */
export type DeclaredFields<Rows extends FieldRows> = {
  readonly [Name in keyof Rows & string as Uncapitalize<Name>]: ReturnType<Kinds[Rows[Name]["kind"]]>;
};

function fieldOf(row: FieldRow): Field {
  const make = BY_KIND[row.kind] as (of: FieldRow) => Field;
  const { required = false, substantive = false, reviewed = false } = row;
  return { ...make(row), required, substantive, reviewed };
}

/** Makes the fields that a service reads, checks, stores and writes from their table in the catalog. */
export function declaredFields<Rows extends FieldRows>(rows: Rows): DeclaredFields<Rows> {
  const fields = Object.entries(rows).map(([name, row]) => [domainName(name), fieldOf(row)]);
  return Object.fromEntries(fields) as DeclaredFields<Rows>;
}

function domainName(wire: string): string {
  return wire.charAt(0).toLowerCase() + wire.slice(1);
}
