import { useMemo } from "react";
import { localeOf } from "./formats.ts";
import { useCatalog } from "./use-catalog.ts";
import type { CatalogList } from "./use-catalog.ts";
import { useLanguage } from "./use-language.ts";

export type CatalogValues = ReadonlyArray<string | { readonly value: string; readonly label: string }>;

export type CatalogOption = {
  readonly value: string;
  readonly label: string;
  /** Another name that finds it: the English one of a long list, which the trade uses in every language. */
  readonly also?: string;
};

/** Long lists without an order of their own: readers look for a word by its first letter. */
const ALPHABETICAL: ReadonlySet<CatalogList | null> = new Set([
  "skills",
  "projectTypes",
  "crewPositions",
  "countries",
]);

/** Values of a catalogue to choose from, in words; with `list` null they are shown as they are. */
export function useCatalogOptions(): (
  values: CatalogValues,
  list: CatalogList | null,
) => readonly CatalogOption[] {
  const word = useCatalog();
  const language = useLanguage();
  const { compare } = useMemo(() => new Intl.Collator(localeOf(language)), [language]);
  return (values, list) => {
    const options = values.map((one) => {
      const { value, label } = typeof one === "string" ? { value: one, label: one } : one;
      if (list === null) return { value, label };
      return { value, label: word(list, value), ...(ALPHABETICAL.has(list) && { also: value }) };
    });
    return ALPHABETICAL.has(list) ? options.toSorted((a, b) => compare(a.label, b.label)) : options;
  };
}
