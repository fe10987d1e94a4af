import { EllipsisOutlined } from "@ant-design/icons";
import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Career_UserFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { useOpened } from "#lib/use-opened.ts";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { CareerUser, SaveCredits } from "./career-documents.ts";
import { LISTS, entryDetails, entryName, fieldsOf, inputOf, movedEntry } from "./entries.ts";
import type { Entry, ListName } from "./entries.ts";
import type { EntryDialogProps } from "./entry-dialog.tsx";
import "./career.css";

const EntryDialog = lazy(() => import("./entry-dialog.tsx").then((m) => ({ default: m.EntryDialog })));

/** The dialog's code loads when it first opens. */
function LazyDialog(props: EntryDialogProps) {
  const opened = useOpened(props.open);
  return (
    opened && (
      <Suspense>
        <EntryDialog {...props} />
      </Suspense>
    )
  );
}

/** Saves a whole list, which the server replaces. */
function useSaving(person: string, list: ListName) {
  const notifyFailure = useFailureNotice();
  const [save] = useMutation(SaveCredits);
  const send = (entries: readonly object[]) =>
    save({ variables: { credits: { PK: person, [list]: entries } } });
  const inputs = (entries: readonly Entry[]) => entries.map((entry) => inputOf(list, fieldsOf(list, entry)));
  return {
    send,
    inputs,
    replace: (entries: readonly Entry[]) => send(inputs(entries)).then(() => true, notifyFailure),
  };
}

type RowProps = {
  readonly entry: Entry;
  readonly place: number;
  readonly count: number;
  readonly onEdit: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

function EntryRow({ entry, place, count, onEdit, onMove, onRemove }: RowProps) {
  const { t } = useTranslation("profile");
  const { t: declared } = useTranslation("profile-fields");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const name = entryName(entry);
  const kind = "Kind" in entry ? [declared(`creditKind.${entry.Kind as "Film"}`)] : [];
  const items = [
    { key: "edit", label: shell("edit"), onClick: onEdit },
    ...(place > 0 ? [{ key: "up", label: t("media.earlier"), onClick: () => onMove(place - 1) }] : []),
    ...(place < count - 1
      ? [{ key: "down", label: t("media.later"), onClick: () => onMove(place + 1) }]
      : []),
    { key: "delete", label: t("media.delete"), danger: true, onClick: onRemove },
  ];
  return (
    <Row as="li" gap={8} justify="between" pad="8 0" ruled="below">
      <Stack as="span" gap={0} shrinks>
        <strong className="career-name">
          <bdi>{name}</bdi>
        </strong>
        <Text text="dense quiet">
          <bdi>{formats.join([...kind, ...entryDetails(entry)])}</bdi>
        </Text>
      </Stack>
      <MenuButton
        size="small"
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={t("media.more", { name })}
        menu={{ items }}
      />
    </Row>
  );
}

type ListProps = { readonly person: string; readonly list: ListName; readonly entries: readonly Entry[] };

/** One of the two lists, which saves itself with every change; what was removed can be taken back. */
function CareerList({ person, list, entries }: ListProps) {
  const { t } = useTranslation("profile");
  const { t: shell } = useTranslation();
  const { send, inputs, replace } = useSaving(person, list);
  const [place, setPlace] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const edited = place === null ? null : (entries[place] ?? null);
  const open = (at: number | null) => {
    setPlace(at);
    setOpen(true);
  };
  const remove = (at: number) =>
    void replace(entries.toSpliced(at, 1)).then((isDone) => {
      if (isDone !== true) return;
      const name = entryName(entries[at] as Entry);
      notify("success", t("career.removed", { name }), {
        label: shell("undo"),
        run: () => void replace(entries),
      });
    });
  return (
    <Stack as="section" className="profile-section" gap={16} aria-label={t(`career.${list}`)}>
      <h2>{t(`career.${list}`)}</h2>
      <p>{t(`career.help${list}`)}</p>
      {entries.length > 0 && (
        <ul className="career-list">
          {entries.map((entry, at) => (
            <EntryRow
              // oxlint-disable-next-line react/no-array-index-key -- an entry has no key of its own
              key={`${at} ${entryName(entry)}`}
              entry={entry}
              place={at}
              count={entries.length}
              onEdit={() => open(at)}
              onMove={(to) => void replace(movedEntry(entries, at, to))}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
      )}
      {entries.length < LISTS[list].max && (
        <div>
          <Button onClick={() => open(null)}>{t(`career.add${list}`)}</Button>
        </div>
      )}
      <LazyDialog
        list={list}
        place={place ?? 0}
        entry={edited === null ? null : fieldsOf(list, edited)}
        open={isOpen}
        send={(fields) => {
          const rest = inputs(entries);
          const input = inputOf(list, fields);
          return send(place === null ? [input, ...rest] : rest.with(place, input));
        }}
        onClose={() => setOpen(false)}
      />
    </Stack>
  );
}

/** What the talent was cast in and learned, in their own order. */
export function CareerSections({ user }: { readonly user: FragmentType<Career_UserFragment> }) {
  const record = useRecord(CareerUser, user);
  if (record === null) return null;
  const { PK, Data } = record;
  return (
    <>
      <CareerList person={PK} list="Credits" entries={Data.Credits ?? []} />
      <CareerList person={PK} list="Training" entries={Data.Training ?? []} />
    </>
  );
}
