import { AGE_RANGES, GENDERS } from "@callboard/catalog/appearance.ts";
import { US_STATES } from "@callboard/catalog/places.ts";
import { ROLE_TYPES } from "@callboard/catalog/position-types.ts";
import { PROJECT_TYPES } from "@callboard/catalog/project-types.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { UNION_CHOICES } from "@callboard/catalog/unions.ts";
import { Input } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SearchProjectsQuery } from "#gen/graphql.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { CatalogMultiSelect, CatalogSelect } from "#ui/fields/catalog-select.tsx";
import { FILTERS } from "./search-criteria.ts";

type Facets = SearchProjectsQuery["searchProjects"]["Facets"];
type Options = ReadonlyArray<string | { readonly value: string; readonly label: string }>;

type ListFilter = {
  readonly name: "type" | "roleType" | "ageRange" | "skills";
  readonly options: Options;
  readonly words?: CatalogList;
};
type OneFilter = {
  readonly name: "union" | "gender" | "state";
  readonly options: Options;
  readonly words?: CatalogList;
};

const lists: readonly ListFilter[] = [
  { name: "type", options: PROJECT_TYPES, words: "projectTypes" },
  { name: "roleType", options: ROLE_TYPES, words: "roleTypes" },
  { name: "ageRange", options: AGE_RANGES, words: "ageRanges" },
  { name: "skills", options: SKILLS },
];

const ones: readonly OneFilter[] = [
  { name: "gender", options: GENDERS, words: "genders" },
  { name: "union", options: UNION_CHOICES, words: "unionChoices" },
  { name: "state", options: US_STATES },
];

/** Values that the results have come first; the catalogue's order holds among equals. */
function byCount(options: Options, facets: Facets, field: string): Options {
  const counts = new Map(
    facets.find(({ Field }) => Field === field)?.Values.map(({ Value, Count }) => [Value, Count]),
  );
  const valueOf = (option: Options[number]) => (typeof option === "string" ? option : option.value);
  return options.toSorted((a, b) => (counts.get(valueOf(b)) ?? 0) - (counts.get(valueOf(a)) ?? 0));
}

const FACETS = { type: "ProjectType", roleType: "RoleType", ageRange: "AgeRange", skills: "Skills" } as const;

type TextFilterProps = {
  readonly address: QueryState;
  readonly name: "city" | "payMin" | "from" | "to";
  readonly type: string;
};

function TextFilter({ address, name, type }: TextFilterProps) {
  const { t } = useTranslation("project-search");
  const id = useId();
  const value = address.text(name);
  const commit = (text: string) => {
    if (text.trim() !== value) address.change({ [name]: text.trim() });
  };
  return (
    <div className="filter">
      <label htmlFor={id}>{t(name)}</label>
      <Input
        key={value}
        id={id}
        type={type}
        defaultValue={value}
        {...(type === "number" && { min: 0, inputMode: "numeric" as const })}
        onBlur={(event) => commit(event.target.value)}
        onPressEnter={(event) => commit(event.currentTarget.value)}
      />
    </div>
  );
}

type FilterPanelProps = { readonly address: QueryState; readonly facets: Facets };

/** Every filter; on narrow screens behind a button. */
export function FilterPanel({ address, facets }: FilterPanelProps) {
  const { t } = useTranslation("project-search");
  const id = useId();
  const [open, setOpen] = useState(false);
  const active = address.set(FILTERS).length;
  return (
    <aside className="filters" aria-label={t("filters")}>
      <button
        type="button"
        className="plain-button filters-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(open ? "hideFilters" : "showFilters")} {active > 0 && `(${active})`}
      </button>
      <div id={id} className="filters-body" data-open={open}>
        {lists.map(({ name, options, words }) => (
          <div key={name} className="filter">
            <label htmlFor={`${id}-${name}`}>{t(name)}</label>
            <CatalogMultiSelect
              id={`${id}-${name}`}
              options={byCount(options, facets, FACETS[name])}
              {...(words && { words })}
              value={address.list(name)}
              onChange={(values) => address.change({ [name]: values })}
            />
          </div>
        ))}
        {ones.map(({ name, options, words }) => (
          <div key={name} className="filter">
            <label htmlFor={`${id}-${name}`}>{t(name)}</label>
            <CatalogSelect
              id={`${id}-${name}`}
              options={options}
              {...(words && { words })}
              value={address.text(name)}
              onChange={(value) => address.change({ [name]: value })}
            />
          </div>
        ))}
        <TextFilter address={address} name="city" type="text" />
        <TextFilter address={address} name="payMin" type="number" />
        <TextFilter address={address} name="from" type="date" />
        <TextFilter address={address} name="to" type="date" />
      </div>
    </aside>
  );
}
