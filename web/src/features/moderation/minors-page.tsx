import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MinorsToReviewQuery } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { ConfirmAgentLink, EndMinorsLink, MinorsToReview } from "./minors-documents.ts";
import { usePersonName } from "./person-name.ts";
import "./moderation.css";

type Found = MinorsToReviewQuery["getMinorsToReview"];
type AgentLink = Found["Links"][number];
type Person = AgentLink["Data"]["Agent"];

function PersonLink({ person }: { readonly person: Person }) {
  const name = usePersonName();
  return (
    <Link to={linkTo(paths.userDetail, { id: person.PK })}>
      <bdi>{name(person.Data)}</bdi>
    </Link>
  );
}

/** Confirms the links that minors accepted, and ends others; both ask first. */
function LinkList({ links, onChanged }: { readonly links: Found["Links"]; readonly onChanged: () => void }) {
  const { t } = useTranslation("moderation");
  const when = useWhen();
  const name = usePersonName();
  const notifyFailure = useFailureNotice();
  const [confirmLink, confirming] = useMutation(ConfirmAgentLink);
  const [endLink, ending] = useMutation(EndMinorsLink);
  const [chosen, setChosen] = useState<{ readonly link: AgentLink; readonly ends: boolean } | null>(null);

  async function decide({ link, ends }: NonNullable<typeof chosen>): Promise<void> {
    try {
      await (ends ? endLink : confirmLink)({ variables: { linkId: link.PK } });
      notify("success", t(ends ? "minors.ended" : "minors.confirmed"));
      setChosen(null);
      onChanged();
    } catch (error) {
      notifyFailure(error);
    }
  }

  const names = chosen && {
    agent: name(chosen.link.Data.Agent.Data),
    talent: name(chosen.link.Data.Talent.Data),
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key */}
      <section className="table-scroll" aria-label={t("minors.links")} tabIndex={0}>
        <table className="plain-table">
          <thead>
            <tr>
              {(["talent", "agent", "accepted", "action"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`minors.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {links.map((link) => (
              <tr key={link.PK}>
                <td>
                  <PersonLink person={link.Data.Talent} />
                </td>
                <td>
                  <PersonLink person={link.Data.Agent} />
                </td>
                <td>{link.Data.AcceptedAt ? when.moment(link.Data.AcceptedAt) : "–"}</td>
                <td>
                  <Button size="small" onClick={() => setChosen({ link, ends: false })}>
                    {t("minors.confirm")}
                  </Button>{" "}
                  <Button size="small" danger onClick={() => setChosen({ link, ends: true })}>
                    {t("minors.end")}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {chosen && names && (
        <Confirm
          open
          title={t(chosen.ends ? "minors.endTitle" : "minors.confirmTitle", names)}
          confirm={t(chosen.ends ? "minors.end" : "minors.confirm")}
          danger={chosen.ends}
          busy={confirming.loading || ending.loading}
          onClose={() => setChosen(null)}
          onConfirm={() => void decide(chosen)}
        >
          {t(chosen.ends ? "minors.endText" : "minors.confirmText", names)}
        </Confirm>
      )}
    </>
  );
}

/** What an admin decides about minors: links to agents, and accounts whose owner is too young for one. */
export function MinorsPage() {
  const { t } = useTranslation("moderation");
  const { data, error, loading, refetch } = useQuery(MinorsToReview, { fetchPolicy: "cache-and-network" });
  const again = () => void refetch().catch(() => undefined);
  const found = data?.getMinorsToReview;
  return (
    <DataPage
      title={t("minors.title")}
      lead={t("minors.lead")}
      loading={!found && loading}
      error={found ? null : error}
      onRetry={again}
      isEmpty={found?.Links.length === 0 && found.TooYoung.length === 0}
      empty={<StateBlock title={t("minors.none")} text={t("minors.noneText")} />}
    >
      {found && found.Links.length > 0 && (
        <>
          <h2>{t("minors.links")}</h2>
          <LinkList links={found.Links} onChanged={again} />
        </>
      )}
      {found && found.TooYoung.length > 0 && (
        <>
          <h2>{t("minors.tooYoung")}</h2>
          <p>{t("minors.tooYoungText")}</p>
          <ul>
            {found.TooYoung.map((person) => (
              <li key={person.PK}>
                <PersonLink person={person} />
              </li>
            ))}
          </ul>
        </>
      )}
    </DataPage>
  );
}
