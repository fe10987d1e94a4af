import {
  AGE_RANGES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  HEIGHT_RANGES,
  LANGUAGES,
} from "@callboard/catalog/appearance.ts";
import {
  CREW_POSITIONS,
  POSITION_TYPES,
  RATE_FREQUENCIES,
  ROLE_TYPES,
} from "@callboard/catalog/position-types.ts";
import { FILMING_TYPES, PROJECT_TYPES } from "@callboard/catalog/project-types.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { UNION_CHOICES, UNIONS } from "@callboard/catalog/unions.ts";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { SearchProjectsQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalogOptions } from "#i18n/use-catalog-options.ts";
import type { CatalogValues } from "#i18n/use-catalog-options.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import type { Filter, FilterOption } from "#ui/filters/filter.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { LIST_FILTERS, milesOf } from "./search-criteria.ts";
import type { ListFilter } from "./search-criteria.ts";
import type { Searching } from "./use-searcher.ts";

const PlaceField = lazy(() => import("./place-field.tsx").then((m) => ({ default: m.PlaceField })));

export type Facets = SearchProjectsQuery["searchProjects"]["Facets"];

type Lists = Readonly<Record<ListFilter, readonly [values: CatalogValues, words: CatalogList | null]>>;

/** The values of each list filter, and the catalog with their labels. */
const LISTS: Lists = {
  type: [PROJECT_TYPES, "projectTypes"],
  roleType: [ROLE_TYPES, "roleTypes"],
  ageRange: [AGE_RANGES, "ageRanges"],
  skills: [SKILLS, "skills"],
  job: [POSITION_TYPES, "positionTypes"],
  crew: [CREW_POSITIONS, "crewPositions"],
  unionName: [UNIONS, null],
  height: [HEIGHT_RANGES, "heightRanges"],
  eyes: [EYE_COLORS, "eyeColors"],
  hair: [HAIR_COLORS, "hairColors"],
  language: [LANGUAGES, "languages"],
  filmingType: [FILMING_TYPES, "filmingTypes"],
  per: [RATE_FREQUENCIES, "rateFrequencies"],
};

const MAX_PAY = 5_000;
const PAY_STEP = 50;

/** Sorts values that occur in the results first; equal ones keep their order. */
function byCount(options: readonly FilterOption[], counts: ReadonlyMap<string, number>) {
  return options.toSorted((a, b) => (counts.get(b.value) ?? 0) - (counts.get(a.value) ?? 0));
}

function useListFilters(facets: Facets): (name: ListFilter, offered?: boolean) => Filter {
  const { t } = useTranslation("project-search");
  const optionsOf = useCatalogOptions();
  return (name, offered = false) => {
    const [values, words] = LISTS[name];
    const options = optionsOf(values, words);
    const facet = facets.find(({ Field }) => Field === LIST_FILTERS[name]);
    const counts = facet && new Map(facet.Values.map(({ Value, Count }) => [Value, Count]));
    return {
      kind: "many",
      name,
      label: t(`filter.${name}`),
      offered,
      options: counts ? byCount(options, counts) : options,
      ...(counts && { counts }),
    };
  };
}

function useDayFilter(): (name: "dueFrom" | "from", until: "due" | "to", offered: boolean) => Filter {
  const { t } = useTranslation("project-search");
  const when = useWhen();
  return (name, until, offered) => ({
    kind: "days",
    name,
    until,
    label: t(`filter.${name}`),
    offered,
    words: (from, to) => {
      if (from === "") return t("untilDay", { day: when.day(to) });
      return to === "" ? t("fromDay", { day: when.day(from) }) : when.days(from, to);
    },
  });
}

function usePlaceFilter(address: QueryState): Filter {
  const { t } = useTranslation("project-search");
  const formats = useFormats();
  const place = [address.text("city"), address.text("state")].filter((one) => one !== "").join(", ");
  const miles = milesOf(address);
  const distance = miles === null ? "" : t("within", { miles: formats.number(miles) });
  const near = address.text("near") === "" ? "" : distance;
  const chosen = place === "" ? near : [distance, place].filter((part) => part !== "").join(" · ");
  return {
    kind: "custom",
    name: "place",
    names: ["city", "state", "miles", "near"],
    label: t("filter.place"),
    offered: true,
    chosen: chosen === "" ? null : chosen,
    field: () => <PlaceField address={address} />,
  };
}

/** One switch for the age and gender of the person to be submitted; none if their profile has neither. */
function useOwnFilter({ person, client }: Searching): readonly Filter[] {
  const { t } = useTranslation("project-search");
  if (person === null || (person.ageRanges.length === 0 && person.gender === null)) return [];
  const label = client ? t("filter.fitsClient", { name: client.name }) : t("filter.fits");
  return [{ kind: "switch", name: "fits", label, offered: true }];
}

/** All filters of the search; those that depend on a profile only if there is one. */
export function useSearchFilters(
  address: QueryState,
  facets: Facets,
  searching: Searching,
): readonly Filter[] {
  const { t } = useTranslation("project-search");
  const formats = useFormats();
  const word = useCatalog();
  const list = useListFilters(facets);
  const days = useDayFilter();
  const place = usePlaceFilter(address);
  const own = useOwnFilter(searching);
  const one = (name: "union" | "gender", values: readonly string[], words: CatalogList, offered: boolean) =>
    ({
      kind: "one",
      name,
      label: t(`filter.${name}`),
      offered,
      options: values.map((value) => ({ value, label: word(words, value) })),
    }) satisfies Filter;
  const scenes = (name: "nudity" | "adult") =>
    ({
      kind: "one",
      name,
      label: t(`filter.${name}`),
      options: (["without", "with"] as const).map((value) => ({ value, label: t(`scenes.${value}`) })),
    }) satisfies Filter;
  return [
    ...own,
    place,
    { kind: "switch", name: "paid", label: t("filter.paid"), offered: true },
    list("type", true),
    list("roleType", true),
    one("union", UNION_CHOICES, "unionChoices", true),
    {
      kind: "least",
      name: "payMin",
      label: t("filter.payMin"),
      offered: true,
      max: MAX_PAY,
      step: PAY_STEP,
      words: (value) => t("payFrom", { amount: formats.money(value) }),
    },
    days("dueFrom", "due", true),
    list("ageRange"),
    one("gender", GENDERS, "genders", false),
    list("skills"),
    days("from", "to", false),
    ...(Object.keys(LISTS) as ListFilter[]).slice(4).map((name) => list(name)),
    scenes("nudity"),
    scenes("adult"),
  ];
}
