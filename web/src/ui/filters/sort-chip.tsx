import { SortAscendingOutlined } from "@ant-design/icons";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { FilterPopover, PopoverFields } from "./filter-popover.tsx";
import type { FilterOption } from "./filter.ts";
import "./filters.css";

const OneOf = lazy(() => import("./one-of.tsx").then((m) => ({ default: m.OneOf })));

export type Sort = {
  readonly value: string;
  readonly options: readonly FilterOption[];
  readonly onChange: (value: string) => void;
};

/** The order of the list, and the other orders to choose from. */
export function SortChip({ sort }: { readonly sort: Sort }) {
  const { t } = useTranslation("filters");
  const label = sort.options.find(({ value }) => value === sort.value)?.label ?? sort.value;
  return (
    <FilterPopover
      label={t("sort")}
      className="filter-sort"
      button={
        <>
          <SortAscendingOutlined aria-hidden /> {label}
        </>
      }
      buttonLabel={`${t("sort")}: ${label}`}
    >
      <PopoverFields>
        <OneOf label={t("sort")} value={sort.value} options={sort.options} onChange={sort.onChange} />
      </PopoverFields>
    </FilterPopover>
  );
}
