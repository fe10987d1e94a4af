import { ControlOutlined } from "@ant-design/icons";
import { Suspense, lazy, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useOpened } from "#lib/use-opened.ts";
import { Box, Row, Text, Toolbar } from "#ui/layout/layout.tsx";
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
  /** Text of its button, such as "Show 38 projects". */
  readonly showWords: string;
};

type FilterBarProps = {
  readonly filters: readonly Filter[];
  readonly address: FilterAddress;
  /** The number of results, in words. */
  readonly count?: ReactNode;
  readonly sort?: Sort;
  /** All filters in one panel, behind a button at the start. */
  readonly drawer?: Drawer;
};

type DrawerButtonProps = {
  readonly drawer: Drawer;
  readonly chosen: number;
  readonly button: RefObject<HTMLButtonElement | null>;
};

function DrawerButton({ drawer, chosen, button }: DrawerButtonProps) {
  const { t } = useTranslation("filters");
  return (
    <button
      ref={button}
      type="button"
      className="filter-chip filter-all"
      aria-haspopup="dialog"
      aria-expanded={drawer.open}
      onClick={() => drawer.onOpenChange(true)}
    >
      <ControlOutlined aria-hidden /> <span className="filter-all-words">{t("all")}</span>
      {chosen > 0 && (
        <Text className="filter-badge" text="micro" words="center">
          {chosen}
        </Text>
      )}
    </button>
  );
}

/** Chips in their order, which does not change while a panel below one of them is open. */
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
 * The filters of a list as one line of chips: active ones first, then the offered ones, then the rest by name. Their
 * state is in the address.
 */
export function FilterBar({ filters, address, count, sort, drawer }: FilterBarProps) {
  const { t } = useTranslation("filters");
  const { t: shell } = useTranslation();
  const chosen = countChosen(filters, address);
  const opened = useOpened(drawer?.open ?? false);
  const button = useRef<HTMLButtonElement>(null);
  const { chips, rest, onOpenChange } = useChips(filters, address);
  return (
    <Row as="fieldset" className="filter-bar" gap={8} shrinks aria-label={t("label")}>
      {drawer && <DrawerButton drawer={drawer} chosen={chosen} button={button} />}
      <Toolbar className="filter-chips" grow shrinks>
        {chips.map((filter) => (
          <FilterChip key={filter.name} filter={filter} address={address} onOpenChange={onOpenChange} />
        ))}
        {rest.length > 0 && <MoreChip filters={rest} address={address} onOpenChange={onOpenChange} />}
        {chosen > 0 && (
          <button type="button" className="filter-clear" onClick={() => address.change(emptied(filters))}>
            {shell("clearAll")}
          </button>
        )}
      </Toolbar>
      {count !== undefined && (
        <Box as="output" className="filter-total" text="dense quiet" nowrap>
          {count}
        </Box>
      )}
      {sort && <SortChip sort={sort} />}
      {drawer && opened && (
        <Suspense>
          <FilterDrawer
            open={drawer.open}
            filters={filters}
            address={address}
            showWords={drawer.showWords}
            onClose={() => drawer.onOpenChange(false)}
            // Also covers a drawer opened by the address, which has no opener to return the focus to.
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </Row>
  );
}
