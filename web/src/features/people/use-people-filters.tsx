import { LANGUAGES } from "@callboard/catalog/appearance.ts";
import type { FieldRow, RowOf } from "@callboard/catalog/fields/field-row.ts";
import { PROFILE } from "@callboard/catalog/fields/profile.ts";
import { useTranslation } from "react-i18next";
import { useCatalogOptions } from "#i18n/use-catalog-options.ts";
import type { CatalogValues } from "#i18n/use-catalog-options.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import type { Filter, FilterAddress } from "#ui/filters/filter.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { CityField } from "./city-field.tsx";
import { FILTERS, freeDays } from "./people-criteria.ts";
import type { Filter as Name } from "./people-criteria.ts";

/** Types of posts that casting looks for. */
const MEDIA = ["Headshot", "Demo Reel", "Voice Reel", "Resume"] as const;

const OTHERS = {
  UserRole: [["Talent", "Agent", "Production", "Admin"], "userRoles"],
  Languages: [LANGUAGES, "languages"],
  HasMedia: [MEDIA, null],
} as const;

/** The values of a filter and their words: those of the profile's field, or of what is not one field. */
function valuesOf(name: Name): readonly [values: CatalogValues, words: CatalogList | null] {
  if (name === "UserRole" || name === "Languages" || name === "HasMedia") return OTHERS[name];
  const row: FieldRow<string, CatalogList> & RowOf<"choice" | "list"> = PROFILE[name];
  return [row.options, row.words ?? null];
}

/** Filters with a chip: those that most searches begin with. */
const OFFERED: readonly Name[] = ["UserRole", "AgeRange", "Gender", "HeightRange", "Unions", "Skills"];

function useListFilters(): readonly Filter[] {
  const { t } = useTranslation("people");
  const optionsOf = useCatalogOptions();
  return FILTERS.map((name): Filter => {
    const [values, words] = valuesOf(name);
    const options = optionsOf(values, words);
    const named = MEDIA.map((value) => ({ value, label: t(`mediaTypes.${value}`) }));
    return {
      kind: "many",
      name,
      label: t(name),
      offered: OFFERED.includes(name),
      options: name === "HasMedia" ? named : options,
    };
  });
}

function useFreeFilter(): Filter {
  const { t } = useTranslation("people");
  const when = useWhen();
  return {
    kind: "days",
    name: "AvailableFrom",
    until: "AvailableTo",
    label: t("Available"),
    offered: true,
    words: (first, last) => {
      const free = freeDays(first, last);
      if (free === null) return "";
      return free.from === free.to ? when.day(free.from) : when.days(free.from, free.to);
    },
  };
}

/** All filters of the list. */
export function usePeopleFilters(address: FilterAddress): readonly Filter[] {
  const { t } = useTranslation("people");
  const city = address.text("LocationCity");
  return [
    ...useListFilters(),
    useFreeFilter(),
    {
      kind: "custom",
      name: "LocationCity",
      names: ["LocationCity"],
      label: t("LocationCity"),
      chosen: city === "" ? null : city,
      field: () => <CityField address={address} />,
    },
    {
      kind: "one",
      name: "Represented",
      label: t("Represented"),
      options: (["yes", "no"] as const).map((value) => ({ value, label: t(`represented.${value}`) })),
    },
  ];
}
