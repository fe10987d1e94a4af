import { APPEARANCE_FACTS, CRAFT_FACTS } from "#gen/profile-facts.ts";
import type { PersonDetailQuery } from "#gen/graphql.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { measureIn } from "#i18n/units/measures.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import type { Fact } from "#ui/fact-list.tsx";
import { placeOf } from "./place-of.ts";

export type PersonData = NonNullable<PersonDetailQuery["getUserById"]>["Data"];

/** The units of the facts that are measures. */
const MEASURES: Readonly<Record<string, "cm" | "kg">> = { HeightCm: "cm", WeightKg: "kg" };

/** What a profile says of looks and craft, in the reader's words and units. */
export function useProfileFacts(Data: PersonData): { readonly look: Fact[]; readonly craft: Fact[] } {
  const { t, i18n } = useTranslation("people");
  const { t: label } = useTranslation("profile-fields");
  const word = useCatalog();
  const formats = useFormats();
  const words = (list: CatalogList, ...values: Array<string | null | undefined>) =>
    values.map((value) => word(list, value)).filter((value) => value !== "");
  const declared = (facts: typeof APPEARANCE_FACTS | typeof CRAFT_FACTS) =>
    facts.map(([name, list]): Fact => {
      // A range of what is known exactly says nothing more.
      if (name === "HeightRange" && typeof Data.HeightCm === "number") return [label(name), ""];
      const value = Data[name];
      const measure = MEASURES[name];
      if (measure)
        return [label(name), measureIn(i18n.language, measure, value as number | null | undefined)];
      const values = [value ?? []].flat().map(String);
      return [label(name), formats.join(list ? words(list, ...values) : values)];
    });
  const languages = words("languages", Data.PrimaryLanguage, Data.SecondaryLanguage, Data.ThirdLanguage);
  return {
    look: [
      ...declared(APPEARANCE_FACTS),
      [t("Languages"), formats.join([...languages, ...(Data.OtherLanguages ?? [])])],
    ],
    craft: [...declared(CRAFT_FACTS), [t("Place"), placeOf(Data, word)]],
  };
}
