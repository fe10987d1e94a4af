import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Popconfirm } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { RosterQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { StateBlock } from "#ui/page/state-block.tsx";
import { StatusTag } from "#ui/status-tag.tsx";
import { EndLink, Roster } from "./people-documents.ts";
import { PersonCard } from "./person-card.tsx";

type AgentLink = NonNullable<NonNullable<RosterQuery["me"]>["Data"]["AgentLinks"]>[number];

const ORDER = ["Linked", "Invited", "Ended"];

function LinkState({ link }: { readonly link: AgentLink }) {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const words = useFailureTexts();
  const [end, { loading }] = useMutation(EndLink, { refetchQueries: ["Roster"], awaitRefetchQueries: true });
  const { Status, RequestedAt, EndedAt, Talent } = link.Data;
  const name = fullName({ firstName: Talent.Data.FirstName, lastName: Talent.Data.LastName });
  if (Status === "Ended") {
    return (
      <p>
        <StatusTag tone="neutral">{t("ended")}</StatusTag>{" "}
        {EndedAt && t("endedOn", { date: formats.day(EndedAt) })}
      </p>
    );
  }
  return (
    <>
      {Status === "Invited" && (
        <p>
          <StatusTag tone="attention">{t("waiting")}</StatusTag>{" "}
          {t("askedOn", { date: formats.day(RequestedAt) })}
        </p>
      )}
      <Popconfirm
        title={t("endConfirm", { name })}
        okText={t("endLink")}
        cancelText={shell("cancel")}
        onConfirm={() =>
          end({ variables: { linkId: link.PK } }).then(
            () => notify("success", t("linkEnded", { name })),
            (error: unknown) => notify("error", words.errorText(error)),
          )
        }
      >
        <Button loading={loading}>{t("endLink")}</Button>
      </Popconfirm>
    </>
  );
}

/** The agent's talents: linked ones first, then those who have not answered, then what has ended. */
export function RosterList() {
  const { t } = useTranslation("people");
  const { data, error, loading, refetch } = useQuery(Roster, { fetchPolicy: "cache-and-network" });
  useLive("member.changed", () => void refetch().catch(() => undefined));
  const links = (data?.me?.Data.AgentLinks ?? []).toSorted(
    (a, b) => ORDER.indexOf(a.Data.Status) - ORDER.indexOf(b.Data.Status),
  );
  return (
    <DataBlock
      loading={!data && loading}
      error={data ? null : error}
      onRetry={() => void refetch()}
      isEmpty={links.length === 0}
      empty={
        <StateBlock
          title={t("emptyRoster")}
          text={t("emptyRosterText")}
          action={
            <Link className="accent-button" to={linkTo(paths.users)}>
              {t("title")}
            </Link>
          }
        />
      }
    >
      <ul className="people-wall">
        {links.map((link) => (
          <PersonCard key={link.PK} person={link.Data.Talent}>
            <LinkState link={link} />
          </PersonCard>
        ))}
      </ul>
    </DataBlock>
  );
}
