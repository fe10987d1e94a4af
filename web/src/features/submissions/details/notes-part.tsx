import { useMutation } from "@apollo/client/react";
import { Button, Input, Popconfirm } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionDetails_SubmissionFragment } from "#gen/graphql.ts";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { DeleteNote, SaveNote } from "../decisions/decision-documents.ts";

const MAX_NOTE = 2_000;

type NotesPartProps = { readonly record: SubmissionDetails_SubmissionFragment };
type Note = NonNullable<SubmissionDetails_SubmissionFragment["Data"]["Notes"]>[number];

/** The one who wrote a note may change it or take it away. */
function NoteItem({
  note,
  record,
  onEdit,
}: NotesPartProps & { readonly note: Note; readonly onEdit: () => void }) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const when = useWhen();
  const { key } = useViewer();
  const [remove, { loading }] = useMutation(DeleteNote);
  const { FirstName: firstName, LastName: lastName } = note.CreatedBy.Data;
  const { PK, SK } = record;
  return (
    <li className="note">
      <p className="note-head">
        <bdi className="note-author">{fullName({ firstName, lastName }) || shell("unnamed")}</bdi>
        <time dateTime={note.UpdateDate}>{when.past(note.UpdateDate)}</time>
        {note.CreatedBy.PK === key && (
          <span className="note-tools">
            <Button type="text" size="small" onClick={onEdit}>
              {shell("edit")}
            </Button>
            <Popconfirm
              title={t("noteRemove")}
              okText={shell("remove")}
              cancelText={t("noteKeep")}
              onConfirm={() => remove({ variables: { note: { PK, SK, NoteId: note.NoteId } } })}
            >
              <Button type="text" size="small" loading={loading}>
                {shell("remove")}
              </Button>
            </Popconfirm>
          </span>
        )}
      </p>
      <p className="details-words" dir="auto">
        {note.Text}
      </p>
    </li>
  );
}

/** What the company's people tell each other about the person; the talent's side never sees it. */
export function NotesPart({ record }: NotesPartProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const words = useFailureTexts();
  const { PK, SK } = record;
  const draft = `note.${PK}.${SK}`;
  const [text, setText] = useState(() => String(draftFields(draft, "browser")["Text"] ?? ""));
  const [edited, setEdited] = useState<string | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const { keyFor, settle } = useClientKey();
  const [save, { loading }] = useMutation(SaveNote);

  function change(next: string): void {
    setText(next);
    setFailed(null);
    keepDraft(draft, { Text: next }, "browser");
  }

  async function send(): Promise<void> {
    const note = { PK, SK, Text: text.trim(), ...(edited !== null && { NoteId: edited }) };
    try {
      await save({ variables: { note: { ...note, ClientKey: keyFor(note) } } });
    } catch (error) {
      setFailed(error);
      return;
    }
    settle();
    dropDraft(draft, "browser");
    setText("");
    setEdited(null);
  }

  return (
    <section className="details-part" aria-label={t("detailsTab.notes")}>
      <p className="details-when">{t("notesText")}</p>
      <ul className="notes">
        {(record.Data.Notes ?? []).map((note) => (
          <NoteItem
            key={note.NoteId}
            note={note}
            record={record}
            onEdit={() => {
              setEdited(note.NoteId);
              change(note.Text);
            }}
          />
        ))}
      </ul>
      <form
        className="note-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Input.TextArea
          aria-label={t("noteNew")}
          placeholder={t("noteNew")}
          rows={3}
          maxLength={MAX_NOTE}
          dir="auto"
          value={text}
          status={failed === null ? "" : "error"}
          onChange={({ target }) => change(target.value)}
        />
        {failed !== null && <p role="alert">{words.sentence(failureOf(failed))}</p>}
        <Button htmlType="submit" loading={loading} disabled={text.trim() === ""}>
          {edited === null ? t("noteAdd") : shell("save")}
        </Button>
      </form>
    </section>
  );
}
