import {
  valuesOf,
  type FieldKind,
  type FieldRow,
  type FieldRows,
  type RowOf,
} from "@callboard/catalog/fields/field-row.ts";
import { z } from "zod";
import { day, email, phone } from "#fields.ts";
import { rule } from "#validate.ts";
import {
  choice,
  flag,
  instant,
  line,
  list,
  money,
  names,
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

/** The validation, blank value and wire form of each kind of field; services that have addresses say what one is. */
const BY_KIND = {
  line: ({ max }: RowOf<"line">) => line(max),
  paragraph: ({ max }: RowOf<"paragraph">) => paragraph(max),
  wholeNumber: ({ min, max }: RowOf<"wholeNumber">) => wholeNumber(min, max),
  choice: ({ options, blank }: RowOf<"choice">) => choice(valuesOf(options), blank),
  list: ({ options, max }: RowOf<"list">) => list(valuesOf(options), max),
  names: ({ max, length }: RowOf<"names">) => names(max, length),
  money: () => money,
  flag: () => flag,
  yesOrNo: () => plain<boolean | null>(z.boolean(), null),
  instant: () => instant,
  day: () => text(day),
  age: () => text(years),
  email: () => text(email),
  phone: () => text(phone),
} as const satisfies { readonly [Kind in Exclude<FieldKind, "address">]: (row: RowOf<Kind>) => Field };

type Kinds<Address extends Field> = typeof BY_KIND & { readonly address: () => Address };
/** The fields of a table of the catalog, by their domain names. */
export type DeclaredFields<Rows extends FieldRows, Address extends Field = never> = {
  readonly [Name in keyof Rows & string as Uncapitalize<Name>]: ReturnType<
    Kinds<Address>[Rows[Name]["kind"]]
  >;
};

/**
 * Makes the fields that a service reads, checks, stores and writes from their table in the catalog. `address` is what
 * the service has as an address; a table without addresses needs none.
 */
export function declaredFields<Rows extends FieldRows, Address extends Field = never>(
  rows: Rows,
  address?: Address,
): DeclaredFields<Rows, Address> {
  const fields = Object.entries(rows).map(([name, row]) => [domainName(name), fieldOf(row, address)]);
  return Object.fromEntries(fields) as DeclaredFields<Rows, Address>;
}

function fieldOf(row: FieldRow, address: Field | undefined): Field {
  const { required = false, substantive = false, reviewed = false } = row;
  return { ...madeOf(row, address), required, substantive, reviewed };
}

function madeOf(row: FieldRow, address: Field | undefined): Field {
  if (row.kind !== "address") return (BY_KIND[row.kind] as (of: FieldRow) => Field)(row);
  if (!address) throw new Error("This service has no addresses.");
  return address;
}

/** The name of a field in code; `RateFrequency` of the wire is `rateFrequency`. */
export function domainName<Wire extends string>(wire: Wire): Uncapitalize<Wire> {
  return (wire.charAt(0).toLowerCase() + wire.slice(1)) as Uncapitalize<Wire>;
}
