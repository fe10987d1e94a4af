import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import type { texts } from "#i18n/bundles/breakdown/en.ts";
import type { Fact } from "#ui/fact-list.tsx";

type Label = keyof (typeof texts)["field"];
type Declared = readonly (readonly [name: Label, words: CatalogList | null])[];
type Value = string | readonly string[] | null | undefined;

/** The facts of a record that need no more than their label and their value, as their table declares them. */
export function useDeclaredFacts<const Facts extends Declared>(
  facts: Facts,
): (record: { readonly [Name in Facts[number][0]]?: Value }) => Fact[] {
  const { t } = useTranslation("breakdown");
  const word = useCatalog();
  const formats = useFormats();
  return (record) =>
    facts.map(([name, list]): Fact => {
      const value = (record as Readonly<Record<string, Value>>)[name];
      const shown = (one: string) => (list ? word(list, one) : one);
      if (value === null || value === undefined) return [t(`field.${name}`), value];
      return [t(`field.${name}`), typeof value === "string" ? shown(value) : formats.list(value.map(shown))];
    });
}
