import { ControlOutlined } from "@ant-design/icons";
import { Suspense, lazy, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useOpened } from "#lib/use-opened.ts";
import { FilterChip, MoreChip } from "./filter-chips.tsx";
import { SortChip } from "./sort-chip.tsx";
import type { Sort } from "./sort-chip.tsx";
import { countChosen, emptied, withChips } from "./filter.ts";
import type { Filter, FilterAddress } from "./filter.ts";
import "./filters.css";

const FilterDrawer = lazy(() => import("./filter-drawer.tsx").then((m) => ({ default: m.FilterDrawer })));

type Drawer = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What its button shows, such as "Show 38 projects". */
  readonly showWords: string;
};

type FilterBarProps = {
  readonly filters: readonly Filter[];
  readonly address: FilterAddress;
  /** How many there are, in words. */
  readonly count?: ReactNode;
  readonly sort?: Sort;
  /** All filters in one panel, behind a button at the start. */
  readonly drawer?: Drawer;
};

function DrawerButton({ drawer, chosen }: { readonly drawer: Drawer; readonly chosen: number }) {
  const { t } = useTranslation("filters");
  return (
    <button
      type="button"
      className="filter-chip filter-all"
      aria-haspopup="dialog"
      aria-expanded={drawer.open}
      onClick={() => drawer.onOpenChange(true)}
    >
      <ControlOutlined aria-hidden /> <span className="filter-all-words">{t("all")}</span>
      {chosen > 0 && <span className="filter-badge">{chosen}</span>}
    </button>
  );
}

/** Chips in their order, which stays as it is while a panel is open below one of them. */
function useChips(filters: readonly Filter[], address: FilterAddress) {
  const [open, setOpen] = useState(false);
  const present = withChips(filters, address).map(({ name }) => name);
  const [held, setHeld] = useState(present);
  if (!open && held.join() !== present.join()) setHeld(present);
  const order = open ? held : present;
  return {
    chips: order.flatMap((name) => filters.filter((filter) => filter.name === name)),
    rest: filters.filter(({ name }) => !order.includes(name)),
    onOpenChange: setOpen,
  };
}

/**
 * What narrows a list, as one line of chips: what is chosen first, then what is offered, then the rest by name.
 * The address holds all of it.
 */
export function FilterBar({ filters, address, count, sort, drawer }: FilterBarProps) {
  const { t } = useTranslation("filters");
  const { t: shell } = useTranslation();
  const chosen = countChosen(filters, address);
  const opened = useOpened(drawer?.open ?? false);
  const { chips, rest, onOpenChange } = useChips(filters, address);
  return (
    <fieldset className="filter-bar" aria-label={t("label")}>
      {drawer && <DrawerButton drawer={drawer} chosen={chosen} />}
      <div className="filter-chips">
        {chips.map((filter) => (
          <FilterChip key={filter.name} filter={filter} address={address} onOpenChange={onOpenChange} />
        ))}
        {rest.length > 0 && <MoreChip filters={rest} address={address} onOpenChange={onOpenChange} />}
        {chosen > 0 && (
          <button type="button" className="filter-clear" onClick={() => address.change(emptied(filters))}>
            {shell("clearAll")}
          </button>
        )}
      </div>
      {count !== undefined && <output className="filter-total">{count}</output>}
      {sort && <SortChip sort={sort} />}
      {drawer && opened && (
        <Suspense>
          <FilterDrawer
            open={drawer.open}
            filters={filters}
            address={address}
            showWords={drawer.showWords}
            onClose={() => drawer.onOpenChange(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
