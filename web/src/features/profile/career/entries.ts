import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Career_UserFragment } from "#gen/graphql.ts";

type Data = Career_UserFragment["Data"];
type Credit = NonNullable<Data["Credits"]>[number];
type Training = NonNullable<Data["Training"]>[number];
export type Entry = Credit | Training;

/** The two lists of a career. */
export type ListName = "Credits" | "Training";
export type FieldName = "Kind" | "Title" | "Part" | "Company" | "Subject" | "School" | "Year";
/** What is typed of an entry. */
export type EntryFields = { [Name in FieldName]?: string };

/** What an entry of each list has, in the order of its form, and how many a person has. */
export const LISTS: Readonly<
  Record<ListName, { readonly fields: readonly FieldName[]; readonly name: FieldName; readonly max: number }>
> = {
  Credits: { fields: ["Title", "Kind", "Part", "Company", "Year"], name: "Title", max: LIMITS.credits },
  Training: { fields: ["Subject", "School", "Year"], name: "Subject", max: LIMITS.training },
};

const textOf = (value: unknown): string | undefined =>
  value === null || value === undefined || value === "" ? undefined : String(value);

/** An entry as its form has it. */
export function fieldsOf(list: ListName, entry: Entry): EntryFields {
  const all: Readonly<Record<string, unknown>> = { ...entry };
  return Object.fromEntries(LISTS[list].fields.map((name) => [name, textOf(all[name])]));
}

/** What the server takes: without what was left empty, the year as a number. */
export function inputOf(list: ListName, fields: EntryFields): object {
  const filled = LISTS[list].fields.flatMap((name) => {
    const value = textOf(fields[name]?.trim());
    return value === undefined ? [] : [[name, name === "Year" ? Number(value) : value]];
  });
  return Object.fromEntries(filled);
}

/** What an entry is called. */
export function entryName(entry: Entry): string {
  return "Title" in entry ? entry.Title : entry.Subject;
}

/** What is said below its name, in the order of a resume. */
export function entryDetails(entry: Entry): string[] {
  const details = "Title" in entry ? [entry.Part, entry.Company, entry.Year] : [entry.School, entry.Year];
  return details.flatMap((detail) => textOf(detail) ?? []);
}

/** The list with an entry at another place; places beyond its ends are its ends. */
export function movedEntry(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const moved = entries[from];
  if (moved === undefined) return entries;
  const rest = entries.toSpliced(from, 1);
  return rest.toSpliced(to, 0, moved);
}
