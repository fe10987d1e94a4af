import { US_STATES } from "@callboard/catalog/places.ts";
import { Input, Slider } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { CatalogSelect } from "#ui/fields/catalog-select.tsx";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { milesOf } from "./search-criteria.ts";

const MAX_MILES = 500;
const MILES_STEP = 25;

/** City, state and the radius around them. */
export function PlaceField({ address }: { readonly address: QueryState }) {
  const { t } = useTranslation("project-search");
  const formats = useFormats();
  const id = useId();
  const city = address.text("city");
  const [miles, setMiles] = useState(milesOf(address) ?? 0);
  const format = (value: number) =>
    value === 0 ? t("thisPlace") : t("miles", { miles: formats.number(value) });
  const commit = (text: string) => {
    if (text.trim() !== city) address.change({ city: text.trim() });
  };
  return (
    <Stack className="place-field" gap={4}>
      <label htmlFor={`${id}-city`}>{t("city")}</label>
      <Input
        key={city}
        id={`${id}-city`}
        defaultValue={city}
        onBlur={(event) => commit(event.target.value)}
        onPressEnter={(event) => commit(event.currentTarget.value)}
      />
      <label htmlFor={`${id}-state`}>{t("state")}</label>
      <CatalogSelect
        id={`${id}-state`}
        options={US_STATES}
        value={address.text("state")}
        onChange={(state) => address.change({ state })}
      />
      <Text as="p" text="dense">
        {t("distance")}: {format(miles)}
      </Text>
      <Slider
        min={0}
        max={MAX_MILES}
        step={MILES_STEP}
        value={miles}
        tooltip={{ open: false }}
        ariaLabelForHandle={t("distance")}
        ariaValueTextFormatterForHandle={format}
        onChange={setMiles}
        onChangeComplete={(value) => address.change({ miles: value === 0 ? null : value })}
      />
    </Stack>
  );
}
