import { useQuery } from "@apollo/client/react";
import { Button, Input } from "antd";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { useKeys } from "#lib/use-keys.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { ComposePane } from "./compose-pane.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { FOLDERS, folderOf, mailLink } from "./mail-address.ts";
import type { Folder } from "./mail-address.ts";
import { Conversations, PAGE_SIZE } from "./mail-documents.ts";
import { ThreadPane } from "./thread.tsx";
import "./mail.css";

/** The conversations of the folder, filtered as the address says; follows the live stream. */
function useConversations(folder: Folder, address: QueryState) {
  const text = address.text("text");
  const criteria = {
    Folder: folder,
    PageSize: PAGE_SIZE,
    ...(text && { Text: text }),
    ...(address.text("unread") === "1" && { Unread: true }),
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(Conversations, {
    variables: { criteria },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const again = () => void refetch().catch(() => undefined);
  useLive("conversation.changed", again);
  const found = (data ?? previousData)?.getUserConversations;
  return {
    found,
    loading,
    error: found ? null : error,
    again,
    more: () =>
      void fetchMore({
        variables: { criteria: { ...criteria, After: found?.After ?? null } },
        updateQuery: (present, { fetchMoreResult: { getUserConversations: next } }) => ({
          ...present,
          getUserConversations: {
            ...next,
            Results: [...present.getUserConversations.Results, ...next.Results],
          },
        }),
      }).catch(() => undefined),
  };
}

type Conversations = ReturnType<typeof useConversations>;

function ListTools({ address }: { readonly address: QueryState }) {
  const { t } = useTranslation("mail");
  const unread = address.text("unread") === "1";
  return (
    <div className="list-tools">
      <Input.Search
        key={address.text("text")}
        defaultValue={address.text("text")}
        allowClear
        aria-label={t("search")}
        placeholder={t("search")}
        onSearch={(text) => address.change({ text: text.trim() })}
      />
      <Button aria-pressed={unread} onClick={() => address.change({ unread: unread ? null : "1" })}>
        {t("onlyUnread")}
      </Button>
    </div>
  );
}

type ListPaneProps = {
  readonly mail: Conversations;
  readonly folder: Folder;
  readonly address: QueryState;
  readonly openKey: string | null;
};

function ListPane({ mail, folder, address, openKey }: ListPaneProps) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const narrowed = address.set(["text", "unread"]).length > 0;
  return (
    <>
      <ListTools address={address} />
      <DataBlock
        loading={!mail.found && mail.loading}
        error={mail.error}
        onRetry={mail.again}
        isEmpty={mail.found?.Results.length === 0}
        empty={
          narrowed ? (
            <StateBlock sign="search" title={shell("state.noMatchTitle")} text={shell("state.noMatchText")} />
          ) : (
            <StateBlock title={t("empty")} text={t(`emptyText.${folder}`)} />
          )
        }
      >
        <ConversationList conversations={mail.found?.Results ?? []} folder={folder} openKey={openKey} />
        {mail.found?.After && <Button onClick={mail.more}>{shell("showMore")}</Button>}
      </DataBlock>
    </>
  );
}

/** Keys that move between conversations; `c` writes a new one and `r` answers. */
function useMailKeys(keys: readonly string[], openKey: string | null, folder: Folder): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const move = (step: 1 | -1) => () => {
    const at = openKey === null ? -1 : keys.indexOf(openKey);
    const next = keys[at < 0 ? 0 : at + step];
    if (next !== undefined) void navigate(mailLink(folder, next, search));
  };
  useKeys({
    j: move(1),
    k: move(-1),
    c: () => void navigate(linkTo(paths.mailFolder, { folderHandle: folder }, { compose: "1" })),
    r: () => document.getElementById("reply_Message")?.focus(),
  });
}

/** What stands in the last pane: a new conversation, the one that is open, or a word about choosing one. */
function ReadingPane({ folder, openKey, address }: Omit<ListPaneProps, "mail">) {
  const { t } = useTranslation("mail");
  if (openKey !== null) return <ThreadPane key={openKey} conversation={openKey} folder={folder} />;
  const to = address.text("to") || null;
  if (to !== null || address.text("compose") !== "")
    return <ComposePane to={to} project={address.text("project") || null} />;
  return <StateBlock title={t("choose")} text={t("keys")} />;
}

/** Mail, where the address names a folder that exists. */
export function MailPage() {
  const folder = folderOf(useParams()["folderHandle"]);
  return folder === null ? <Navigate to={linkTo(paths.notFound)} replace /> : <Mailbox folder={folder} />;
}

/** Folders, conversations and the open one; on narrow screens one at a time. */
function Mailbox({ folder }: { readonly folder: Folder }) {
  const { t } = useTranslation("mail");
  const { id } = useParams();
  const [search] = useSearchParams();
  const address = useQueryState();
  const openKey = id === undefined ? null : keyOf("CNV", id);
  const mail = useConversations(folder, address);
  const keys = (mail.found?.Results ?? []).map(({ SK }) => SK);
  useMailKeys(keys, openKey, folder);
  const reading = openKey !== null || address.set(["to", "compose"]).length > 0;
  const tabs = FOLDERS.map((one) => ({
    id: one,
    label: t(`folder.${one}`),
    link: mailLink(one, null, search),
    current: one === folder && !address.set(["to", "compose"]).length,
    ...(one === "inbox" && mail.found && mail.found.Unread > 0 && { count: mail.found.Unread }),
  }));
  return (
    <div className="mail" data-reading={reading}>
      <div className="mail-head">
        <PageHeader
          title={t(`folder.${folder}`)}
          actions={
            <Link
              className="accent-button"
              aria-keyshortcuts="c"
              to={linkTo(paths.mailFolder, { folderHandle: folder }, { compose: "1" })}
            >
              {t("compose")}
            </Link>
          }
        />
        <PageTabs label={t("folders")} tabs={tabs} />
      </div>
      <div className="mail-panes">
        <section className="mail-list" aria-label={t(`folder.${folder}`)} aria-busy={mail.loading}>
          <ListPane mail={mail} folder={folder} address={address} openKey={openKey} />
        </section>
        <section className="mail-reading" aria-label={t("reading")}>
          <ReadingPane folder={folder} openKey={openKey} address={address} />
        </section>
      </div>
    </div>
  );
}
