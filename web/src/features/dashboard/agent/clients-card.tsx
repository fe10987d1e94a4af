import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { countText } from "#lib/talent-side/count-text.ts";
import { Box, Row } from "#ui/layout/layout.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { Card } from "../parts/card.tsx";
import { CardTabs } from "../parts/card-tabs.tsx";
import { RowFace } from "../parts/work-row.tsx";
import { CLIENT_TABS, isUnder } from "./clients.ts";
import type { Client, ClientTab } from "./clients.ts";
import "../producer/producer.css";

const SHOWN = 9;
const NONE = "–";

type RowProps = {
  readonly client: Client;
  /** Whether there are more submissions than were counted. */
  readonly areFloors: boolean;
};

function ClientRow({ client, areFloors }: RowProps) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const when = useWhen();
  const { FirstName, LastName, ProfileImage } = client.talent.Data;
  const name = fullName({ firstName: FirstName, lastName: LastName });
  const figure = (count: number) => (
    <td className="cell-number">{count > 0 || areFloors ? countText(formats, count, areFloors) : NONE}</td>
  );
  return (
    <tr>
      <th scope="row">
        <Row as="span" className="project-cell" gap={12}>
          <RowFace url={ProfileImage?.Data.ContentThumbNailUrl} name={name} />
          <Link to={linkTo(paths.userDetail, { id: client.key })}>
            <bdi>{name}</bdi>
          </Link>
        </Row>
      </th>
      {figure(client.open)}
      {figure(client.considered)}
      {figure(client.auditions)}
      {figure(client.booked)}
      <td className="cell-wide">
        {client.next ? t("auditionAt", { when: when.moment(client.next) }) : NONE}
      </td>
      <td className="cell-wide">{formats.percent(client.percent)}</td>
    </tr>
  );
}

/** The roster, with the state of each client's submissions. */
export function ClientsCard({
  clients,
  areFloors,
}: Pick<RowProps, "areFloors"> & { readonly clients: readonly Client[] }) {
  const { t } = useTranslation("dashboard");
  const present = CLIENT_TABS.filter((tab) => clients.some((client) => isUnder(tab, client)));
  const [chosen, setChosen] = useState<ClientTab>("moving");
  const tab = present.includes(chosen) ? chosen : (present[0] ?? "moving");
  const shown = clients.filter((client) => isUnder(tab, client));
  return (
    <Card
      title={t("clients")}
      tools={
        <CardTabs
          label={t("clients")}
          chosen={tab}
          onChoose={setChosen}
          tabs={present.map((id) => ({
            id,
            text: t(`clientTab.${id}`),
            count: clients.filter((client) => isUnder(id, client)).length,
          }))}
        />
      }
      link={{ to: linkTo(paths.users, {}, { scope: "roster" }), text: t("wholeRoster") }}
    >
      <Box as="table" className="dash-table" wide text="dense">
        <thead>
          <tr>
            <th scope="col">{t("column.client")}</th>
            <th scope="col" className="cell-number">
              {t("column.open")}
            </th>
            <th scope="col" className="cell-number">
              {t("column.considered")}
            </th>
            <th scope="col" className="cell-number">
              {t("column.auditions")}
            </th>
            <th scope="col" className="cell-number">
              {t("column.bookings")}
            </th>
            <th scope="col" className="cell-wide">
              {t("column.next")}
            </th>
            <th scope="col" className="cell-wide">
              {t("column.profile")}
            </th>
          </tr>
        </thead>
        <tbody className="rows-by-room">
          {shown.slice(0, SHOWN).map((client) => (
            <ClientRow key={client.key} client={client} areFloors={areFloors} />
          ))}
        </tbody>
      </Box>
    </Card>
  );
}
