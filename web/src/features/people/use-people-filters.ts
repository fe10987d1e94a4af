import {
  AGE_RANGES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  HEIGHT_RANGES,
  LANGUAGES,
} from "@callboard/catalog/appearance.ts";
import { TRAVEL_PREFERENCES } from "@callboard/catalog/people.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { UNIONS } from "@callboard/catalog/unions.ts";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import type { Filter } from "#ui/filters/filter.ts";
import { FILTERS } from "./people-criteria.ts";
import type { Filter as Name } from "./people-criteria.ts";

type Values = ReadonlyArray<string | { readonly value: string; readonly label: string }>;

const VALUES: Readonly<Record<Name, readonly [values: Values, words: CatalogList | null]>> = {
  AgeRange: [AGE_RANGES, "ageRanges"],
  Gender: [GENDERS, "genders"],
  HeightRange: [HEIGHT_RANGES, "heightRanges"],
  EyeColor: [EYE_COLORS, "eyeColors"],
  CurrentHairColor: [HAIR_COLORS, "hairColors"],
  PrimaryLanguage: [LANGUAGES, "languages"],
  Skills: [SKILLS, null],
  Unions: [UNIONS, null],
  TravelPreference: [TRAVEL_PREFERENCES, "travelPreferences"],
};

/** Those that most searches begin with. */
const OFFERED: readonly Name[] = ["AgeRange", "Gender", "HeightRange", "Unions", "Skills"];

/** Every way to narrow the people. */
export function usePeopleFilters(): readonly Filter[] {
  const { t } = useTranslation("people");
  const word = useCatalog();
  return FILTERS.map((name): Filter => {
    const [values, words] = VALUES[name];
    const options = values.map((one) => {
      const { value, label } = typeof one === "string" ? { value: one, label: one } : one;
      return { value, label: words === null ? label : word(words, value) };
    });
    return { kind: "many", name, label: t(name), offered: OFFERED.includes(name), options };
  });
}
