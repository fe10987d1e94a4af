import { useLazyQuery } from "@apollo/client/react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SuggestAddressesQuery } from "#gen/graphql.ts";
import { useSettled } from "#lib/use-settled.ts";
import { AutoComplete } from "#ui/fields/select.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { SuggestAddresses } from "./schedule-documents.ts";

export type FoundAddress = SuggestAddressesQuery["searchAddress"][number];

const MIN_TYPED = 3;

/** Suggests addresses for the input; picking one fills in the fields below. */
export function AddressSearch({ onPicked }: { readonly onPicked: (address: FoundAddress) => void }) {
  const { t } = useTranslation("project-wizard");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [suggest, { data, loading }] = useLazyQuery(SuggestAddresses);
  const value = typed.trim();
  const settled = useSettled(value);

  useEffect(() => {
    if (settled.length >= MIN_TYPED) void suggest({ variables: { address: settled } }).catch(() => undefined);
  }, [settled, suggest]);

  const found = value.length < MIN_TYPED ? [] : (data?.searchAddress ?? []);
  return (
    <Stack className="address-search" gap={4} after={20}>
      <label htmlFor={id}>{t("addressSearch")}</label>
      <AutoComplete
        id={id}
        value={typed}
        allowClear
        aria-describedby={`${id}-help`}
        placeholder={t("addressPlaceholder")}
        notFoundContent={value.length < MIN_TYPED || loading ? null : t("addressNone")}
        options={found.map(({ PlaceId, FormattedAddress }) => ({ value: PlaceId, label: FormattedAddress }))}
        onChange={(text: string) => setTyped(text)}
        onSelect={(place: string) => {
          const address = found.find(({ PlaceId }) => PlaceId === place);
          setTyped(address?.FormattedAddress ?? "");
          if (address) onPicked(address);
        }}
      />
      <span id={`${id}-help`} className="step-help">
        {t("addressHelp")}
      </span>
    </Stack>
  );
}
