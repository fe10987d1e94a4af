import { useMutation } from "@apollo/client/react";
import { Button, Input } from "antd";
import { useEffect, useId, useRef, useState } from "react";
import type { TextAreaRef } from "antd/es/input/TextArea";
import { useTranslation } from "react-i18next";
import type { SubmissionDetails_SubmissionFragment } from "#gen/graphql.ts";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { SaveNote } from "../decisions/decision-documents.ts";

const MAX_NOTE = 2_000;

type Submission = SubmissionDetails_SubmissionFragment;
export type Note = NonNullable<Submission["Data"]["Notes"]>[number];

type About = Pick<Submission, "PK" | "SK"> & {
  /** The note to edit; absent for a new one. */
  readonly note?: Note;
};

/** Name and place of the draft: each edited note has its own, separate from that of a new note. */
function draftOf({ PK, SK, note }: About): [name: string, place: "tab" | "browser"] {
  return note ? [`note.${PK}.${SK}.${note.NoteId}`, "tab"] : [`note.${PK}.${SK}`, "browser"];
}

/** The unsaved text; null if there is none. */
export function noteDraft(about: About): string | null {
  const { Text } = draftFields(...draftOf(about));
  return typeof Text === "string" ? Text : null;
}

/** Deletes the draft. */
export function dropNoteDraft(about: About): void {
  dropDraft(...draftOf(about));
}

/** The unsaved text of a note, and the error if saving failed. */
function useNote(about: About, onSaved: () => void) {
  const { PK, SK, note } = about;
  const [text, setText] = useState(() => noteDraft(about) ?? note?.Text ?? "");
  const [failed, setFailed] = useState<unknown>(null);
  const { keyFor, settle } = useClientKey();
  const [save, { loading }] = useMutation(SaveNote);
  const [name, place] = draftOf(about);

  async function send(): Promise<void> {
    const input = { PK, SK, Text: text.trim(), ...(note && { NoteId: note.NoteId }) };
    try {
      await save({ variables: { note: { ...input, ClientKey: keyFor(input) } } });
    } catch (error) {
      setFailed(error);
      return;
    }
    settle();
    dropDraft(name, place);
    setText("");
    onSaved();
  }

  return {
    text,
    failed,
    loading,
    send: () => void send(),
    change: (next: string) => {
      setText(next);
      setFailed(null);
      keepDraft(name, { Text: next }, place);
    },
  };
}

type NoteFormProps = About & {
  readonly onSaved?: () => void;
  /** Cancels editing; absent for a new note. */
  readonly onCancel?: () => void;
};

/** Creates a note, or edits one. */
export function NoteForm({ onSaved = () => undefined, onCancel, ...about }: NoteFormProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const words = useFailureTexts();
  const { text, failed, loading, send, change } = useNote(about, onSaved);
  const id = useId();
  const field = useRef<TextAreaRef>(null);
  useEffect(() => {
    if (failed !== null) field.current?.focus();
  }, [failed]);
  const isNew = about.note === undefined;
  return (
    <Stack
      as="form"
      gap={8}
      across="start"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>{isNew ? t("noteNew") : t("noteEdit")}</label>
      <Input.TextArea
        ref={field}
        id={id}
        aria-keyshortcuts="Control+Enter"
        aria-invalid={failed !== null || undefined}
        aria-describedby={failed === null ? undefined : `${id}-error`}
        rows={3}
        maxLength={MAX_NOTE}
        dir="auto"
        value={text}
        status={failed === null ? "" : "error"}
        onChange={({ target }) => change(target.value)}
        onPressEnter={({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && text.trim() !== "" && send()}
      />
      {failed !== null && (
        <p id={`${id}-error`} role="alert">
          {words.errorText(failed)}
        </p>
      )}
      <Row gap={8} align="stretch">
        <Button htmlType="submit" loading={loading} disabled={text.trim() === ""}>
          {isNew ? t("noteAdd") : shell("save")}
        </Button>
        {onCancel && (
          <Button type="text" onClick={onCancel}>
            {shell("cancel")}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
