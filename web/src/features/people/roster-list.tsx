import { useMutation, useQuery } from "@apollo/client/react";
import { EllipsisOutlined, MailOutlined, SendOutlined } from "@ant-design/icons";
import { Input } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { RosterQuery } from "#gen/graphql.ts";
import { hasWords } from "#i18n/fold.ts";
import { useFormats } from "#i18n/formats.ts";
import { hasResponse } from "#lib/graph/answered.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { Box, Row, Text } from "#ui/layout/layout.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { StateBlock } from "#ui/page/state-block.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { EndLink, Roster } from "./people-documents.ts";
import { PersonCard } from "./person-card.tsx";

type AgentLink = NonNullable<NonNullable<RosterQuery["me"]>["Data"]["AgentLinks"]>[number];

const ORDER = ["Linked", "Invited", "Ended"];

/** An agent's everyday actions for a client; ending the representation is in the menu. */
function ClientActions({ link, name }: { readonly link: AgentLink; readonly name: string }) {
  const { t } = useTranslation("people");
  const { PK } = link.Data.Talent;
  return (
    <Row className="client-actions" gap={4} align="stretch">
      <Link className="accent-button" to={linkTo(paths.projectSearch, {}, { client: PK, fits: "1" })}>
        {t("submit")}
      </Link>
      <Link
        className="plain-button"
        aria-label={t("messageTo", { name })}
        title={t("messageTo", { name })}
        to={linkTo(paths.mailFolder, { folderHandle: "inbox" }, { to: PK })}
      >
        <MailOutlined aria-hidden />
      </Link>
      <Link
        className="plain-button"
        aria-label={t("submissionsOf", { name })}
        title={t("submissionsOf", { name })}
        to={linkTo(paths.mySubmissions, {}, { text: name })}
      >
        <SendOutlined aria-hidden />
      </Link>
    </Row>
  );
}

function useEnding(link: AgentLink, name: string) {
  const { t } = useTranslation("people");
  const notifyFailure = useFailureNotice();
  const [end, { loading }] = useMutation(EndLink, { refetchQueries: ["Roster"], awaitRefetchQueries: true });
  return {
    loading,
    end: () =>
      end({ variables: { linkId: link.PK } }).then(
        () => notify("success", t("linkEnded", { name })),
        notifyFailure,
      ),
  };
}

function LinkMenu({ link, name }: { readonly link: AgentLink; readonly name: string }) {
  const { t } = useTranslation("people");
  const [confirming, setConfirming] = useState(false);
  const { loading, end } = useEnding(link, name);
  const items = [{ key: "end", label: t("endLink"), danger: true, onClick: () => setConfirming(true) }];
  return (
    <>
      <MenuButton
        className="client-menu"
        size="small"
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={t("moreAbout", { name })}
        menu={{ items }}
      />
      <Confirm
        open={confirming}
        title={t("endTitle", { name })}
        confirm={t("endLink")}
        danger
        busy={loading}
        onConfirm={() => void end().finally(() => setConfirming(false))}
        onClose={() => setConfirming(false)}
      >
        {t("endText")}
      </Confirm>
    </>
  );
}

function LinkState({ link }: { readonly link: AgentLink }) {
  const { t } = useTranslation("people");
  const formats = useFormats();
  const { Status, RequestedAt, EndedAt, Talent } = link.Data;
  const name = fullName({ firstName: Talent.Data.FirstName, lastName: Talent.Data.LastName });
  if (Status === "Ended") {
    return (
      <Text as="p" text="dense quiet">
        <StatusTag {...statusLook("link", "Ended")}>{t("ended")}</StatusTag>{" "}
        {EndedAt && t("endedOn", { date: formats.day(EndedAt) })}
      </Text>
    );
  }
  return (
    <>
      {Status === "Invited" ? (
        <Text as="p" text="dense quiet">
          <StatusTag {...statusLook("link", "Invited")}>{t("waiting")}</StatusTag>{" "}
          {t("askedOn", { date: formats.day(RequestedAt) })}
        </Text>
      ) : (
        <ClientActions link={link} name={name} />
      )}
      <LinkMenu link={link} name={name} />
    </>
  );
}

/** Up to here a roster is read at a glance, without a search field. */
const FEW = 5;

/** The links to people whose name has every typed word. */
function named(links: readonly AgentLink[], text: string): readonly AgentLink[] {
  return links.filter(({ Data: { Talent } }) =>
    hasWords(text, `${Talent.Data.FirstName ?? ""} ${Talent.Data.LastName ?? ""}`),
  );
}

/** The clients in a grid, with a search field above if there are many. */
function Clients({ links }: { readonly links: readonly AgentLink[] }) {
  const { t } = useTranslation("people");
  const [text, setText] = useState("");
  const found = named(links, text);
  return (
    <>
      {links.length > FEW && (
        <Input
          type="search"
          allowClear
          className="people-words"
          aria-label={t("findClient")}
          placeholder={t("findClient")}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <Box as="output" before={8} text="quiet">
        {found.length === 0 && t("noClients")}
      </Box>
      <ul className="people-wall people-wall-clients">
        {found.map((link) => (
          <PersonCard key={link.PK} person={link.Data.Talent}>
            <LinkState link={link} />
          </PersonCard>
        ))}
      </ul>
    </>
  );
}

/** The agent's clients: linked ones first, then open invitations, then ended representations. */
export function RosterList() {
  const { t } = useTranslation("people");
  const { data, error, loading, refetch } = useQuery(Roster, { fetchPolicy: "cache-and-network" });
  useLive("member.changed", () => void refetch().catch(() => undefined));
  const links = (data?.me?.Data.AgentLinks ?? []).toSorted(
    (a, b) => ORDER.indexOf(a.Data.Status) - ORDER.indexOf(b.Data.Status),
  );
  return (
    <DataBlock
      loading={!hasResponse(data) && loading}
      error={hasResponse(data) ? null : error}
      onRetry={() => void refetch()}
      isEmpty={links.length === 0}
      empty={
        <StateBlock
          title={t("emptyRoster")}
          text={t("emptyRosterText")}
          action={
            <Link className="accent-button" to={linkTo(paths.users, {}, { UserRole: "Talent" })}>
              {t("title")}
            </Link>
          }
        />
      }
    >
      <Clients links={links} />
    </DataBlock>
  );
}
