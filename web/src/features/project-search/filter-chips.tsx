import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { FILTERS } from "./search-criteria.ts";
import type { Filter } from "./search-criteria.ts";

const WORDS: Partial<Record<Filter, CatalogList>> = {
  type: "projectTypes",
  roleType: "roleTypes",
  ageRange: "ageRanges",
  union: "unionChoices",
  gender: "genders",
};

/** What narrows the search now, each with a way to take it away. */
export function FilterChips({ address }: { readonly address: QueryState }) {
  const { t } = useTranslation("project-search");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const chips = FILTERS.flatMap((filter) => address.list(filter).map((value) => ({ filter, value })));
  if (chips.length === 0) return null;
  return (
    <ul className="chips">
      {chips.map(({ filter, value }) => {
        const list = WORDS[filter];
        const shown = list ? word(list, value) : value;
        return (
          <li key={`${filter}:${value}`}>
            <button
              type="button"
              className="chip"
              aria-label={t("removeFilter", { name: `${t(filter)}: ${shown}` })}
              onClick={() =>
                address.change({ [filter]: address.list(filter).filter((one) => one !== value) })
              }
            >
              {t(filter)}: <bdi>{shown}</bdi> <span aria-hidden="true">×</span>
            </button>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          className="chip chip-clear"
          onClick={() => address.change(Object.fromEntries(FILTERS.map((filter) => [filter, null])))}
        >
          {shell("clearAll")}
        </button>
      </li>
    </ul>
  );
}
