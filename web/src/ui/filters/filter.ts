import type { ReactNode } from "react";
import { isFoundBy } from "#i18n/fold.ts";
import type { CatalogOption } from "#i18n/use-catalog-options.ts";
import type { QueryState } from "#lib/use-query-state.ts";

/** The address, as filters read and write it. */
export type FilterAddress = Pick<QueryState, "text" | "list" | "change">;

export type FilterOption = CatalogOption;

type Common = {
  /** Its parameter in the address. */
  readonly name: string;
  /** Its label, in the member's language. */
  readonly label: string;
  /** It has a chip in the bar; the others are behind "Filter". */
  readonly offered?: boolean;
};

type Choices = {
  readonly options: readonly FilterOption[];
  /** Number of results per value. */
  readonly counts?: ReadonlyMap<string, number>;
};

/** A filter of a list. Its state is in the address; nothing chosen means "any". */
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
        /** Parameter of the last day; `name` is the first. */
        readonly until: string;
        readonly words: (from: string, until: string) => string;
      }
    | {
        readonly kind: "custom";
        /** All parameters that it writes. */
        readonly names: readonly string[];
        /** The chosen value in words; null if there is none. */
        readonly chosen: string | null;
        readonly field: () => ReactNode;
      }
  );

/** All address parameters that a filter writes. */
function namesOf(filter: Filter): readonly string[] {
  if (filter.kind === "custom") return filter.names;
  return filter.kind === "days" ? [filter.name, filter.until] : [filter.name];
}

/** How many values a chip lists before it only counts them. */
const NAMED = 2;

function labelsOf(options: readonly FilterOption[], values: readonly string[]): string[] {
  return values.map((value) => options.find((option) => option.value === value)?.label ?? value);
}

/** The chosen values of a filter in words, without its own name; null if there are none. */
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

/** The address change that clears the filters. */
export function emptied(filters: readonly Filter[]): Readonly<Record<string, null>> {
  return Object.fromEntries(filters.flatMap(namesOf).map((name) => [name, null]));
}

/** How many filters are active. */
export function countChosen(filters: readonly Filter[], address: FilterAddress): number {
  return filters.filter((filter) => chosenWords(filter, address) !== null).length;
}

/** The items of which the label, or the other name, contains what was typed. */
export function matching<Item extends Pick<FilterOption, "label" | "also">>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  return items.filter(({ label, also }) => isFoundBy(typed, label, also));
}

/** Filters with a chip, in order: active ones first. */
export function withChips(filters: readonly Filter[], address: FilterAddress): readonly Filter[] {
  const chosen = filters.filter((filter) => chosenWords(filter, address) !== null);
  const offered = filters.filter((filter) => filter.offered === true && !chosen.includes(filter));
  return [...chosen, ...offered];
}
