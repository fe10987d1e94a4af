import type { Details, Fields } from "./field.ts";

/** Converts `rateFrequency` to SQL's `rate_frequency`. */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** Columns of the fields that are declared. */
export type Columns<Details> = { [Name in keyof Details as SnakeCase<Name & string>]: Details[Name] };

/** Every declared field has a column of the same name. */
function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The declared fields of a row. */
export function toDetails<F extends Fields>(fields: F, row: object): Details<F> {
  const values = new Map<string, unknown>(Object.entries(row));
  const details = Object.keys(fields).map((name) => [name, values.get(columnOf(name))]);
  return Object.fromEntries(details) as Details<F>;
}

/** The columns of declared fields. */
export function fromDetails<F extends Fields>(fields: F, details: Details<F>): Columns<Details<F>> {
  const columns = Object.keys(fields).map((name) => [columnOf(name), details[name]]);
  return Object.fromEntries(columns) as Columns<Details<F>>;
}
