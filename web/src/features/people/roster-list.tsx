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
import { idOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { Box, Row as Line, Text, Toolbar } from "#ui/layout/layout.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { StateBlock } from "#ui/page/state-block.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { EndLink, Roster, RosterWork } from "./people-documents.ts";
import { PersonCard } from "./person-card.tsx";
import { InviteClientSection } from "./roster/invite-client.tsx";
import { CardWork } from "./roster/card-work.tsx";
import { RosterControls, RosterTable } from "./roster/roster-table.tsx";
import type { Row } from "./roster/roster-table.tsx";
import { inOrder, isUnder, workOf } from "./roster/roster-work.ts";
import type { RosterFilter, RosterSort, Work } from "./roster/roster-work.ts";

type AgentLink = NonNullable<NonNullable<RosterQuery["me"]>["Data"]["AgentLinks"]>[number];

const ORDER = ["Linked", "Invited", "Ended"];

/** An agent's everyday actions for a client; ending the representation is in the menu. */
function ClientActions({ link, name }: { readonly link: AgentLink; readonly name: string }) {
  const { t } = useTranslation("people");
  const { PK } = link.Data.Talent;
  return (
    <Line className="client-actions" gap={4} align="stretch">
      <Link className="plain-button" to={linkTo(paths.projectSearch, {}, { client: PK, fits: "1" })}>
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
        to={linkTo(paths.mySubmissions, {}, { client: idOf(PK) })}
      >
        <SendOutlined aria-hidden />
      </Link>
    </Line>
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
  const { Status, RequestedAt, EndedAt, ClientState, Talent } = link.Data;
  const name = fullName({ firstName: Talent.Data.FirstName, lastName: Talent.Data.LastName });
  if (Status === "Ended") {
    return (
      <Text as="p" text="dense quiet">
        <StatusTag {...statusLook("link", "Ended")}>
          {t(ClientState === "Left" ? "clientState.Left" : "ended")}
        </StatusTag>{" "}
        {EndedAt && t("endedOn", { date: formats.day(EndedAt) })}
      </Text>
    );
  }
  return (
    <>
      {ClientState === "Suspended" || ClientState === "Closed" ? (
        <Text as="p" text="dense quiet">
          <StatusTag {...statusLook("link", "Ended")}>{t(`clientState.${ClientState}`)}</StatusTag>
        </Text>
      ) : Status === "Invited" ? (
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

/** The clients in a grid, or, if there are many, in a table with a search, a filter and an order. */
function Clients({ links }: { readonly links: readonly AgentLink[] }) {
  const { t } = useTranslation("people");
  const { data } = useQuery(RosterWork, { fetchPolicy: "cache-and-network" });
  const work = workOf(data);
  if (links.length > FEW) return <LongRoster links={links} work={work} />;
  return (
    <>
      <Box as="output" before={8} text="quiet">
        {links.length === 0 && t("noClients")}
      </Box>
      <ul className="people-wall people-wall-clients">
        {links.map((link) => (
          <PersonCard key={link.PK} person={link.Data.Talent}>
            {link.Data.Status === "Linked" && <CardWork work={work(link.Data.Talent.PK)} />}
            <LinkState link={link} />
          </PersonCard>
        ))}
      </ul>
    </>
  );
}

type LongRosterProps = { readonly links: readonly AgentLink[]; readonly work: (client: string) => Work };

function LongRoster({ links, work }: LongRosterProps) {
  const { t, i18n } = useTranslation("people");
  const { t: shell } = useTranslation();
  const [text, setText] = useState("");
  const [filter, setFilter] = useState<RosterFilter>("all");
  const [sort, setSort] = useState<RosterSort>("due");
  const byKey = new Map(links.map((link) => [link.PK, link]));
  const rows = named(links, text)
    .map(({ PK, Data: { Status, Talent } }): Row => {
      const { FirstName, LastName } = Talent.Data;
      const name = fullName({ firstName: FirstName, lastName: LastName }) || shell("unnamed");
      return { key: PK, person: Talent, name, status: Status, work: work(Talent.PK) };
    })
    .filter((row) => isUnder(filter, row))
    .toSorted(inOrder(sort, i18n.language));
  return (
    <>
      <Toolbar after={8}>
        <Input
          type="search"
          allowClear
          className="people-words"
          aria-label={t("findClient")}
          placeholder={t("findClient")}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <RosterControls filter={filter} sort={sort} onFilter={setFilter} onSort={setSort} />
      </Toolbar>
      <Box as="output" before={8} text="quiet">
        {rows.length === 0 && t("noClients")}
      </Box>
      {rows.length > 0 && (
        <RosterTable
          rows={rows}
          state={({ key }) => {
            const link = byKey.get(key);
            return link && <LinkState link={link} />;
          }}
        />
      )}
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
    <>
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
      {hasResponse(data) && <InviteClientSection invitations={data?.me?.Data.ClientInvitations ?? []} />}
    </>
  );
}
