import { useApolloClient, useLazyQuery } from "@apollo/client/react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PickedAddressQuery } from "#gen/graphql.ts";
import { useSettled } from "#lib/use-settled.ts";
import { AutoComplete } from "#ui/fields/select.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { PickedAddress, SuggestAddresses } from "./schedule-documents.ts";

export type FoundAddress = NonNullable<PickedAddressQuery["getPlaceId"]>;

const MIN_TYPED = 3;

/** Suggests addresses for the input; picking one fills in the fields below. */
export function AddressSearch({ onPicked }: { readonly onPicked: (address: FoundAddress) => void }) {
  const { t } = useTranslation("project-wizard");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [suggest, { data, loading }] = useLazyQuery(SuggestAddresses);
  const graph = useApolloClient();
  const failed = useFailureNotice();
  const value = typed.trim();
  const settled = useSettled(value);

  useEffect(() => {
    if (settled.length >= MIN_TYPED) void suggest({ variables: { address: settled } }).catch(() => undefined);
  }, [settled, suggest]);

  async function pick(placeId: string): Promise<void> {
    try {
      const { data: picked } = await graph.query({ query: PickedAddress, variables: { placeId } });
      if (picked?.getPlaceId) onPicked(picked.getPlaceId);
    } catch (error) {
      failed(error);
    }
  }

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
          setTyped(found.find(({ PlaceId }) => PlaceId === place)?.FormattedAddress ?? "");
          void pick(place);
        }}
      />
      <span id={`${id}-help`} className="step-help">
        {t("addressHelp")}
      </span>
    </Stack>
  );
}
