import { Input } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { FilterEditor } from "./filter-editor.tsx";
import { PopoverFields } from "./filter-popover.tsx";
import { matching } from "./filter.ts";
import type { Filter, FilterAddress } from "./filter.ts";

type MoreFiltersProps = { readonly filters: readonly Filter[]; readonly address: FilterAddress };

/** The filters without a chip, by name; the one that is picked replaces the list. */
export function MoreFilters({ filters, address }: MoreFiltersProps) {
  const { t } = useTranslation("filters");
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState("");
  const filter = filters.find(({ name }) => name === picked);
  if (filter) {
    return (
      <>
        <Text as="p" text="dense medium">
          {filter.label}
        </Text>
        <PopoverFields>
          <FilterEditor filter={filter} address={address} />
        </PopoverFields>
      </>
    );
  }
  return (
    <>
      <Input
        value={typed}
        aria-label={t("findFilter")}
        placeholder={t("findFilter")}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Stack as="ul" className="filter-menu">
        {matching(filters, typed).map(({ name, label }) => (
          <li key={name}>
            <button type="button" onClick={() => setPicked(name)}>
              {label}
            </button>
          </li>
        ))}
      </Stack>
    </>
  );
}
