import { CloseOutlined, DownOutlined, PlusOutlined } from "@ant-design/icons";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { FilterPopover, PopoverFields } from "./filter-popover.tsx";
import { chosenWords, emptied } from "./filter.ts";
import type { Filter, FilterAddress } from "./filter.ts";

const FilterEditor = lazy(() => import("./filter-editor.tsx").then((m) => ({ default: m.FilterEditor })));
const MoreFilters = lazy(() => import("./more-filters.tsx").then((m) => ({ default: m.MoreFilters })));

type FilterChipProps = {
  readonly filter: Filter;
  readonly address: FilterAddress;
  readonly onOpenChange: (open: boolean) => void;
};

/** A filter. While it is active, pressing its words changes it and the cross removes it. */
export function FilterChip({ filter, address, onOpenChange }: FilterChipProps) {
  const { t } = useTranslation("filters");
  const words = chosenWords(filter, address);
  const name = words === null || words === filter.label ? filter.label : `${filter.label}: ${words}`;
  const remove = () => address.change(emptied([filter]));
  if (filter.kind === "switch") {
    return words === null ? (
      <button type="button" className="filter-chip" onClick={() => address.change({ [filter.name]: "1" })}>
        {filter.label}
      </button>
    ) : (
      <button
        type="button"
        className="filter-chip filter-chosen"
        aria-label={t("remove", { name })}
        onClick={remove}
      >
        {filter.label} <CloseOutlined aria-hidden />
      </button>
    );
  }
  return (
    <span className={words === null ? "filter-chip" : "filter-chip filter-chosen"}>
      <FilterPopover
        label={filter.label}
        className="filter-words"
        onOpenChange={onOpenChange}
        button={
          words === null ? (
            <>
              {filter.label} <DownOutlined aria-hidden />
            </>
          ) : (
            <bdi>{/^\d+$/.test(words) ? name : words}</bdi>
          )
        }
        {...(words !== null && { buttonLabel: t("change", { name }) })}
      >
        <PopoverFields>
          <FilterEditor filter={filter} address={address} />
        </PopoverFields>
      </FilterPopover>
      {words !== null && (
        <button type="button" className="filter-cross" aria-label={t("remove", { name })} onClick={remove}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </span>
  );
}

type MoreChipProps = {
  readonly filters: readonly Filter[];
  readonly address: FilterAddress;
  readonly onOpenChange: (open: boolean) => void;
};

/** The filters without a chip, found by name. */
export function MoreChip({ filters, address, onOpenChange }: MoreChipProps) {
  const { t } = useTranslation("filters");
  return (
    <FilterPopover
      label={t("add")}
      className="filter-chip filter-more"
      onOpenChange={onOpenChange}
      button={
        <>
          <PlusOutlined aria-hidden /> {t("add")}
        </>
      }
    >
      <PopoverFields>
        <MoreFilters filters={filters} address={address} />
      </PopoverFields>
    </FilterPopover>
  );
}
