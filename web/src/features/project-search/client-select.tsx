import { useTranslation } from "react-i18next";
import { idOf } from "#lib/graph/record-key.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { Select } from "#ui/fields/select.tsx";
import type { Searching } from "./use-searcher.ts";

type ClientSelectProps = { readonly address: QueryState; readonly searching: Searching };

/** Selects the client that an agent searches for. */
export function ClientSelect({ address, searching }: ClientSelectProps) {
  const { t } = useTranslation("project-search");
  const { clients, client } = searching;
  return (
    <Select<string>
      className="client-select"
      aria-label={t("searchFor")}
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: "label" }}
      placeholder={t("anyClient")}
      allowClear={clients.length > 1}
      value={client?.key ?? null}
      options={clients.map(({ key, name }) => ({ value: key, label: name }))}
      onChange={(key: string | undefined) => address.change({ client: key === undefined ? null : idOf(key) })}
    />
  );
}
