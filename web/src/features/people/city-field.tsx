import { Input } from "antd";
import { useTranslation } from "react-i18next";
import type { FilterAddress } from "#ui/filters/filter.ts";

/** The city where people are based; applied on blur or Enter. */
export function CityField({ address }: { readonly address: FilterAddress }) {
  const { t } = useTranslation("people");
  const city = address.text("LocationCity");
  const commit = (typed: string) => {
    if (typed.trim() !== city) address.change({ LocationCity: typed.trim() });
  };
  return (
    <Input
      key={city}
      aria-label={t("LocationCity")}
      defaultValue={city}
      onBlur={(event) => commit(event.target.value)}
      onPressEnter={(event) => commit(event.currentTarget.value)}
    />
  );
}
