import { useMutation } from "@apollo/client/react";
import { Button, Popconfirm } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionDetails_SubmissionFragment } from "#gen/graphql.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { Box, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { DeleteNote } from "../decisions/decision-documents.ts";
import { dropNoteDraft, noteDraft, NoteForm } from "./note-form.tsx";
import type { Note } from "./note-form.tsx";

type NotesPartProps = { readonly record: SubmissionDetails_SubmissionFragment };
type NoteItemProps = NotesPartProps & { readonly note: Note };

/** Buttons for the author of the note. */
function NoteTools({ note, record, onEdit }: NoteItemProps & { readonly onEdit: () => void }) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const notifyFailure = useFailureNotice();
  const [remove, { loading }] = useMutation(DeleteNote);
  const { PK, SK } = record;

  async function removeNote(): Promise<void> {
    try {
      await remove({ variables: { note: { PK, SK, NoteId: note.NoteId } } });
      dropNoteDraft({ PK, SK, note });
    } catch (error) {
      notifyFailure(error);
    }
  }

  return (
    <Text push>
      <Button type="text" size="small" onClick={onEdit}>
        {shell("edit")}
      </Button>
      <Popconfirm
        title={t("noteRemove")}
        okText={shell("remove")}
        cancelText={t("noteKeep")}
        onConfirm={removeNote}
      >
        <Button type="text" size="small" loading={loading}>
          {shell("remove")}
        </Button>
      </Popconfirm>
    </Text>
  );
}

/**
 * Moves the focus into the form when editing begins and back to the buttons after it, since the focused element
 * unmounts.
 */
function useFocusFollowing(edits: boolean) {
  const item = useRef<HTMLLIElement>(null);
  const before = useRef(edits);
  useEffect(() => {
    if (before.current === edits) return;
    before.current = edits;
    item.current?.querySelector<HTMLElement>(edits ? "textarea" : "button")?.focus();
  }, [edits]);
  return item;
}

/** A note, which its author can edit or delete. */
function NoteItem({ note, record }: NoteItemProps) {
  const { t: shell } = useTranslation();
  const when = useWhen();
  const { key } = useViewer();
  const { PK, SK } = record;
  const isOwn = note.CreatedBy?.PK === key;
  // Editing continues after a reload if there is a draft.
  const [edits, setEdits] = useState(() => isOwn && noteDraft({ PK, SK, note }) !== null);
  const item = useFocusFollowing(edits);
  const { FirstName: firstName = null, LastName: lastName = null } = note.CreatedBy?.Data ?? {};
  return (
    <Box as="li" className="note" pad="8 12" fill="sunken" radius="small" ref={item}>
      <Row as="p" gap={8} text="small soft">
        <Text as="bdi" text="bold">
          {fullName({ firstName, lastName }) || shell("unnamed")}
        </Text>
        <time dateTime={note.UpdateDate}>{when.past(note.UpdateDate)}</time>
        {isOwn && !edits && <NoteTools note={note} record={record} onEdit={() => setEdits(true)} />}
      </Row>
      {edits ? (
        <NoteForm
          PK={PK}
          SK={SK}
          note={note}
          onSaved={() => setEdits(false)}
          onCancel={() => {
            dropNoteDraft({ PK, SK, note });
            setEdits(false);
          }}
        />
      ) : (
        <Text as="p" lines dir="auto">
          {note.Text}
        </Text>
      )}
    </Box>
  );
}

/** Internal notes of the company about the person, which the talent's side never sees. */
export function NotesPart({ record }: NotesPartProps) {
  const { t } = useTranslation("submissions");
  return (
    <section className="details-part" aria-label={t("detailsTab.notes")}>
      <Text as="p" text="dense quiet">
        {t("notesText")}
      </Text>
      <Stack as="ul" className="notes" gap={12} before={8} after={8}>
        {(record.Data.Notes ?? []).map((note) => (
          <NoteItem key={note.NoteId} note={note} record={record} />
        ))}
      </Stack>
      <NoteForm PK={record.PK} SK={record.SK} />
    </section>
  );
}
