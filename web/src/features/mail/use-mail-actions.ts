import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import type { BulkActions } from "./list/list-head.tsx";
import type { useChosen } from "./list/use-chosen.ts";
import { mailLink } from "./mail-address.ts";
import type { Place } from "./mail-address.ts";
import type { MailChanges } from "./use-mail-changes.ts";

type Context = {
  readonly place: Place;
  readonly openKey: string | null;
  readonly list: ReturnType<typeof useChosen>;
  readonly changes: MailChanges;
};

/** Actions on the chosen conversations, or on the open one. */
export function useMailActions({ place, openKey, list, changes }: Context) {
  const { t } = useTranslation("mail");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = (key: string | null) => void navigate(mailLink(place, key, search));

  /** The conversations that an action applies to: the chosen ones, else the open one. */
  const targets = list.chosen.size > 0 ? [...list.chosen] : openKey === null ? [] : [openKey];

  /** Opens the next conversation, or else the previous one, if the open one leaves the list. */
  function leave(keys: readonly string[]): void {
    if (openKey === null || !keys.includes(openKey)) return;
    const at = list.keys.indexOf(openKey);
    const rest = (from: readonly string[]) => from.find((key) => !keys.includes(key));
    open(rest(list.keys.slice(at + 1)) ?? rest(list.keys.slice(0, Math.max(at, 0)).toReversed()) ?? null);
  }

  function move(keys: readonly string[], Folder: "inbox" | "spam" | "trash"): void {
    leave(keys);
    list.clear();
    void changes.changeWithUndo(keys, { Folder }, t(`movedMany.${Folder}`, { count: keys.length }));
  }

  function markRead(keys: readonly string[], Read: boolean): void {
    list.clear();
    void changes.changeWithUndo(keys, { Read }, t(Read ? "markedRead" : "markedUnread"));
  }

  const bulk: Omit<BulkActions, "remove"> = {
    markRead: (read) => markRead([...list.chosen], read),
    move: (folder) => move([...list.chosen], folder),
    label: (label, on) =>
      void changes.change([...list.chosen], on ? { AddLabels: [label] } : { RemoveLabels: [label] }),
  };
  return { bulk, targets, open, leave, move, markRead };
}

type Actions = ReturnType<typeof useMailActions>;

type KeyContext = Omit<Context, "changes"> & {
  /** Asks for confirmation before conversations are deleted for good. */
  readonly onRemove: (keys: readonly string[]) => void;
};

/** Keys to move between conversations and to start writing. */
function useReadingKeys(actions: Actions, { place, openKey, list }: Omit<Context, "changes">): void {
  const { t } = useTranslation("frame");
  const navigate = useNavigate();
  const step = (by: 1 | -1) => () => {
    const at = openKey === null ? -1 : list.keys.indexOf(openKey);
    const next = list.keys[at < 0 ? 0 : at + by];
    if (next !== undefined) actions.open(next);
  };
  useKeys([
    { keys: "j", text: t("keys.next"), run: step(1) },
    { keys: "k", text: t("keys.previous"), run: step(-1) },
    {
      keys: "c",
      text: t("keys.write"),
      run: () => {
        void navigate(linkTo(paths.mailFolder, { folderHandle: place }, { compose: "1" }));
        // A compose form that is already open does not mount again, so it needs the focus from here.
        document.getElementById("compose_ReceiverIds")?.focus();
      },
    },
    { keys: "r", text: t("keys.reply"), run: () => document.getElementById("reply_Message")?.focus() },
  ]);
}

/** Keyboard shortcuts of mail; they apply to the chosen conversations, else to the open one. */
export function useMailKeys(actions: Actions, context: KeyContext): void {
  const { t } = useTranslation("mail");
  const { place, openKey, list, onRemove } = context;
  useReadingKeys(actions, context);
  const { targets } = actions;
  const onTargets = (run: (keys: readonly string[]) => void) => () => {
    if (targets.length > 0) run(targets);
  };
  useKeys([
    {
      keys: "x",
      text: t("keys.choose"),
      run: () => {
        const key = openKey ?? list.keys[0];
        if (key !== undefined) list.toggle(key, false);
      },
    },
    ...(place === "trash"
      ? []
      : [{ keys: "e", text: t("toTrash"), run: onTargets((keys) => actions.move(keys, "trash")) }]),
    { keys: "u", text: t("markUnread"), run: onTargets((keys) => actions.markRead(keys, false)) },
    { keys: "#", text: t("deleteForGood"), run: onTargets(onRemove) },
  ]);
}
