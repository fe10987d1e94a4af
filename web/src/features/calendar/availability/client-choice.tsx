import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { Select } from "#ui/fields/select.tsx";
import { Box, Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import type { Clients } from "./use-clients.ts";

function NoClients() {
  const { t } = useTranslation("calendar");
  return (
    <>
      <p className="booked-none">{t("noClients")}</p>
      <Link className="plain-button" to={linkTo(paths.users, {}, { scope: "roster" })}>
        {t("toRoster")}
      </Link>
    </>
  );
}

type ClientChoiceProps = { readonly clients: Clients; readonly children: ReactNode };

/** Chooses the client for whom an agent books out days, with that client's days below. */
export function ClientChoice({ clients, children }: ClientChoiceProps) {
  const { t } = useTranslation("calendar");
  const id = useId();
  const { all, chosen, isStranger, choose, loading, error, again } = clients;
  return (
    <DataBlock
      loading={loading}
      error={error}
      onRetry={again}
      isEmpty={all.length === 0}
      empty={<NoClients />}
    >
      <Stack className="book-out-field" gap={4}>
        <label htmlFor={id}>{t("client")}</label>
        <Select<string>
          id={id}
          showSearch={{ optionFilterProp: "label" }}
          placeholder={t("chooseClient")}
          value={chosen?.key ?? null}
          options={all.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={choose}
        />
      </Stack>
      {isStranger && (
        <Box as="output" text="danger">
          {t("notYourClient")}
        </Box>
      )}
      {chosen === null ? !isStranger && <p className="booked-none">{t("chooseClientText")}</p> : children}
    </DataBlock>
  );
}
