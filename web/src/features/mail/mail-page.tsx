import { Splitter } from "antd";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { keyOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useMedia } from "#lib/media-query/use-media.ts";
import { useRootMark } from "#lib/use-root-mark.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { usePlace } from "#ui/page/place.ts";
import { StateBlock } from "#ui/page/state-block.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { DraftsList } from "./compose/drafts-list.tsx";
import { mailDrafts } from "./compose/mail-drafts.ts";
import { FolderPane } from "./folders/folder-pane.tsx";
import { ListHead } from "./list/list-head.tsx";
import { ListPane } from "./list/list-pane.tsx";
import { useChosen } from "./list/use-chosen.ts";
import { useConversations } from "./list/use-conversations.ts";
import { isLabel, mailLink, folderOrLabel } from "./mail-address.ts";
import type { Place } from "./mail-address.ts";
import { useMailActions, useMailKeys } from "./use-mail-actions.ts";
import { useMailChanges } from "./use-mail-changes.ts";
import "./mail.css";
import "./list.css";

export { readMail } from "./read-early.ts";

const ComposePane = lazy(() =>
  import("./compose/compose-pane.tsx").then((m) => ({ default: m.ComposePane })),
);
const ThreadPane = lazy(() => import("./thread/thread.tsx").then((m) => ({ default: m.ThreadPane })));

const UNKNOWN = { errors: [{ extensions: { code: "NOT_FOUND" } }] };

/** Mail, if the address has an existing place. */
export function MailPage() {
  const { t } = useTranslation();
  const { folderHandle } = useParams();
  if (folderHandle === undefined)
    return <Navigate to={linkTo(paths.mailFolder, { folderHandle: "inbox" })} replace />;
  const place = folderOrLabel(folderHandle);
  return place === null ? (
    <DataPage title={t("navigation.mail", { ns: "frame" })} error={UNKNOWN} />
  ) : (
    <Mailbox key={place} place={place} />
  );
}

/** Asks for confirmation before conversations are deleted. */
function useRemoval(
  onRemoved: (keys: readonly string[]) => void,
  remove: (keys: readonly string[]) => Promise<boolean>,
) {
  const { t } = useTranslation("mail");
  const [removing, setRemoving] = useState<readonly string[]>([]);
  async function take(keys: readonly string[]): Promise<void> {
    setRemoving([]);
    if (!(await remove(keys))) return;
    onRemoved(keys);
    notify("success", t("deleted", { count: keys.length }));
  }
  const dialog = (
    <Confirm
      open={removing.length > 0}
      title={t("delete.title", { count: removing.length })}
      confirm={t("delete.confirm")}
      danger
      onConfirm={() => void take(removing)}
      onClose={() => setRemoving([])}
    >
      {t("delete.text")}
    </Confirm>
  );
  return { confirm: setRemoving, take, dialog };
}

/** The list, its chosen conversations, and the actions on them. */
function useMailbox(place: Place, openKey: string | null, address: QueryState) {
  const mail = useConversations(place, address, openKey);
  const list = useChosen(place, mail.keys);
  const changes = useMailChanges();
  const context = { place, openKey, list, changes };
  const actions = useMailActions(context);
  const removal = useRemoval((keys) => {
    actions.leave(keys);
    mail.drop(keys);
    list.clear();
  }, changes.remove);
  useMailKeys(actions, { ...context, onRemove: removal.confirm });
  const bulk = { ...actions.bulk, remove: () => removal.confirm([...list.chosen]) };
  return { mail, list, changes, removal, actions, bulk };
}

type Box = ReturnType<typeof useMailbox>;
type PaneProps = {
  readonly box: Box;
  readonly place: Place;
  readonly openKey: string | null;
  readonly address: QueryState;
};

function useTitle(place: Place): string {
  const { t } = useTranslation("mail");
  const title = isLabel(place) ? t(`label.${place}`) : t(`folder.${place}`);
  usePlace(title);
  return title;
}

function MiddlePane({ box, place, openKey, address, title }: PaneProps & { readonly title: string }) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const { mail, list, bulk } = box;
  return (
    <section className="mail-list" aria-label={title} aria-busy={mail.loading && place !== "drafts"}>
      {place === "drafts" ? (
        <>
          <header className="list-head">
            <h2 className="list-title">{title}</h2>
          </header>
          <DraftsList
            onDiscarded={(undo) => notify("success", t("discarded"), { label: shell("undo"), run: undo })}
          />
        </>
      ) : (
        <>
          <ListHead
            place={place}
            title={title}
            unread={place === "inbox" ? mail.unread : 0}
            address={address}
            rows={list.keys.length}
            chosen={list.chosen.size}
            labels={list.labels}
            actions={bulk}
            onChoose={list.choose}
          />
          <ListPane
            mail={mail}
            keys={list.keys}
            place={place}
            address={address}
            openKey={openKey}
            chosen={list.chosen}
            onChoose={list.toggle}
          />
        </>
      )}
    </section>
  );
}

/** Content of the last pane: a new conversation, the open one, or a hint to choose one. */
function ReadingPane({ box, place, openKey, address }: PaneProps) {
  const { t } = useTranslation("mail");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const to = address.list("to");
  const group = address.text("group") || null;
  const composes = to.length > 0 || group !== null || address.text("compose") !== "";
  return (
    <section className="mail-reading" aria-label={t("reading")}>
      <Suspense fallback={<Loading />}>
        {openKey !== null ? (
          <ThreadPane
            key={openKey}
            conversation={openKey}
            place={place}
            changes={box.changes}
            onTrash={() => box.actions.move([openKey], "trash")}
            onRemove={() => {
              void box.removal.take([openKey]);
              if (!box.list.keys.includes(openKey)) void navigate(mailLink(place, null, search));
            }}
          />
        ) : composes ? (
          <ComposePane to={to} project={address.text("project") || null} group={group} />
        ) : (
          <StateBlock title={t("choose")} text={t("keysHint")} />
        )}
      </Suspense>
    </section>
  );
}

const WIDE = "(min-width: 1280px)";
/** Initial widths of the first two panes, in px. */
const FOLDERS_WIDTH = 176;
const LIST_WIDTH = 376;

/**
 * Folders, conversations and the open conversation: three panes on wide screens, two on tablets, one at a time on
 * phones.
 */
function Mailbox({ place }: { readonly place: Place }) {
  useRootMark("mail");
  const { id } = useParams();
  const address = useQueryState();
  const wide = useMedia(WIDE);
  const title = useTitle(place);
  const openKey = id === undefined ? null : keyOf("CNV", id);
  const box = useMailbox(place, openKey, address);
  const reading = openKey !== null || address.set(["to", "compose", "group"]).length > 0;
  const pane = { box, place, openKey, address };
  const folders = <FolderPane place={place} unread={box.mail.unread} drafts={mailDrafts().length} />;
  return (
    <div className="mail" data-reading={reading}>
      {/* Panes mount and unmount, while the page as such stays mounted. */}
      <h1 className="visually-hidden" tabIndex={-1}>
        {title}
      </h1>
      {wide ? (
        <Splitter className="mail-panes">
          <Splitter.Panel defaultSize={FOLDERS_WIDTH} min={150} max={260}>
            {folders}
          </Splitter.Panel>
          <Splitter.Panel defaultSize={LIST_WIDTH} min={300} max={560}>
            <MiddlePane {...pane} title={title} />
          </Splitter.Panel>
          <Splitter.Panel>
            <ReadingPane {...pane} />
          </Splitter.Panel>
        </Splitter>
      ) : (
        <div className="mail-panes">
          {folders}
          <MiddlePane {...pane} title={title} />
          <ReadingPane {...pane} />
        </div>
      )}
      {box.removal.dialog}
    </div>
  );
}
