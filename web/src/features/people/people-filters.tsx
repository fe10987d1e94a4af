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
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CatalogList } from "#i18n/use-catalog.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { CatalogMultiSelect } from "#ui/fields/catalog-select.tsx";
import { Select } from "#ui/fields/select.tsx";
import { FILTERS, SORTS } from "./people-criteria.ts";
import type { Filter } from "./people-criteria.ts";

type Options = ReadonlyArray<string | { readonly value: string; readonly label: string }>;

const filters: Record<Filter, { readonly options: Options; readonly words?: CatalogList }> = {
  AgeRange: { options: AGE_RANGES, words: "ageRanges" },
  Gender: { options: GENDERS, words: "genders" },
  HeightRange: { options: HEIGHT_RANGES, words: "heightRanges" },
  EyeColor: { options: EYE_COLORS, words: "eyeColors" },
  CurrentHairColor: { options: HAIR_COLORS, words: "hairColors" },
  PrimaryLanguage: { options: LANGUAGES, words: "languages" },
  Skills: { options: SKILLS },
  Unions: { options: UNIONS },
  TravelPreference: { options: TRAVEL_PREFERENCES, words: "travelPreferences" },
};

function Words({ address }: { readonly address: QueryState }) {
  const { t } = useTranslation("people");
  const id = useId();
  const value = address.text("text");
  return (
    <div className="people-field">
      <label htmlFor={id}>{t("words")}</label>
      <Input.Search
        key={value}
        id={id}
        defaultValue={value}
        allowClear
        onSearch={(text) => address.change({ text: text.trim() })}
      />
    </div>
  );
}

/** Words, filters and sort; on narrow screens the filters are behind a button. */
export function PeopleFilters({ address }: { readonly address: QueryState }) {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const active = address.set(FILTERS).length;
  const sort =
    SORTS.find((one) => one === address.text("sort")) ??
    (address.text("text") === "" ? "Newest" : "Relevance");
  return (
    <aside className="people-filters" aria-label={t("filters")}>
      <Words address={address} />
      <div className="people-field">
        <label htmlFor={`${id}-sort`}>{t("sort")}</label>
        <Select
          id={`${id}-sort`}
          value={sort}
          options={SORTS.map((one) => ({ value: one, label: t(`sortBy.${one}`) }))}
          onChange={(one) => address.change({ sort: one })}
        />
      </div>
      <button
        type="button"
        className="plain-button people-toggle"
        aria-expanded={open}
        aria-controls={`${id}-body`}
        onClick={() => setOpen(!open)}
      >
        {t(open ? "hideFilters" : "showFilters")} {active > 0 && `(${active})`}
      </button>
      <div id={`${id}-body`} className="people-filters-body" data-open={open}>
        {FILTERS.map((filter) => (
          <div key={filter} className="people-field">
            <label htmlFor={`${id}-${filter}`}>{t(filter)}</label>
            <CatalogMultiSelect
              id={`${id}-${filter}`}
              {...filters[filter]}
              value={address.list(filter)}
              onChange={(values) => address.change({ [filter]: values })}
            />
          </div>
        ))}
        {active > 0 && (
          <Button onClick={() => address.change(Object.fromEntries(FILTERS.map((filter) => [filter, null])))}>
            {shell("clearAll")}
          </Button>
        )}
      </div>
    </aside>
  );
}
