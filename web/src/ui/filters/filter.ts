import type { ReactNode } from "react";
import { fold } from "#i18n/fold.ts";
import type { QueryState } from "#lib/use-query-state.ts";

/** The address, as filters read and write it. */
export type FilterAddress = Pick<QueryState, "text" | "list" | "change">;

export type FilterOption = { readonly value: string; readonly label: string };

type Common = {
  /** Its name in the address. */
  readonly name: string;
  /** What it narrows by, in the member's language. */
  readonly label: string;
  /** It has a chip of its own in the bar; the others are found behind "Filter". */
  readonly offered?: boolean;
};

type Choices = {
  readonly options: readonly FilterOption[];
  /** How many results have a value. */
  readonly counts?: ReadonlyMap<string, number>;
};

/** One way to narrow a list. All that is chosen stands in the address, and nothing chosen means "any". */
export type Filter = Common &
  (
    | { readonly kind: "switch" }
    | ({ readonly kind: "many" } & Choices)
    | ({ readonly kind: "one" } & Choices)
    | {
        readonly kind: "least";
        readonly max: number;
        readonly step: number;
        /** A value with its unit. */
        readonly words: (value: number) => string;
      }
    | {
        readonly kind: "days";
        /** Name in the address of the last day; `name` is the first. */
        readonly until: string;
        readonly words: (from: string, until: string) => string;
      }
    | {
        readonly kind: "custom";
        /** Every name in the address that it writes. */
        readonly names: readonly string[];
        /** What is chosen, in words; null where nothing is. */
        readonly chosen: string | null;
        readonly field: () => ReactNode;
      }
  );

/** Every name in the address that a filter writes. */
export function namesOf(filter: Filter): readonly string[] {
  if (filter.kind === "custom") return filter.names;
  return filter.kind === "days" ? [filter.name, filter.until] : [filter.name];
}

/** How many values a chip names before it counts them. */
const NAMED = 2;

function labelsOf(options: readonly FilterOption[], values: readonly string[]): string[] {
  return values.map((value) => options.find((option) => option.value === value)?.label ?? value);
}

/** What is chosen of a filter in words, its own name left out; null where nothing is. */
export function chosenWords(filter: Filter, { text, list }: FilterAddress): string | null {
  if (filter.kind === "custom") return filter.chosen;
  if (filter.kind === "days") {
    const [from, until] = [text(filter.name), text(filter.until)];
    return from === "" && until === "" ? null : filter.words(from, until);
  }
  const values = list(filter.name);
  if (values.length === 0) return null;
  if (filter.kind === "switch") return filter.label;
  if (filter.kind === "least") return filter.words(Number(values[0]));
  if (values.length > NAMED) return String(values.length);
  return labelsOf(filter.options, values).join(", ");
}

/** What empties a filter in the address. */
export function emptied(filters: readonly Filter[]): Readonly<Record<string, null>> {
  return Object.fromEntries(filters.flatMap(namesOf).map((name) => [name, null]));
}

/** How many filters are set. */
export function countChosen(filters: readonly Filter[], address: FilterAddress): number {
  return filters.filter((filter) => chosenWords(filter, address) !== null).length;
}

/** The items whose label contains what was typed. */
export function matching<Item extends { readonly label: string }>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const wanted = fold(typed);
  return items.filter(({ label }) => fold(label).includes(wanted));
}

/** Filters that have a chip, in its order: the chosen ones first. */
export function withChips(filters: readonly Filter[], address: FilterAddress): readonly Filter[] {
  const chosen = filters.filter((filter) => chosenWords(filter, address) !== null);
  const offered = filters.filter((filter) => filter.offered === true && !chosen.includes(filter));
  return [...chosen, ...offered];
}
