import type { FormInstance } from "antd";
import { useState } from "react";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { clearFailures, useFieldFailures } from "./use-field-failures.ts";

type DraftedForm<Fields> = {
  /** Name of the draft in the browser, until the form is sent. */
  readonly draft: string;
  /** Sends the fields; the form shows a rejection. */
  readonly send: (fields: Fields) => Promise<unknown>;
  readonly onSent: (fields: Fields) => void;
};

/** A form in a dialog whose input is kept until the server has accepted it. */
export function useDraftedForm<Fields extends Readonly<Record<string, unknown>>>(
  form: FormInstance<Fields>,
  { draft, send, onSent }: DraftedForm<Fields>,
) {
  const [sending, setSending] = useState(false);
  const place = useFieldFailures(form, "");

  async function submit(fields: Fields): Promise<void> {
    setSending(true);
    try {
      await send(fields);
      dropDraft(draft, "browser");
      onSent(fields);
    } catch (error) {
      place(error);
    } finally {
      setSending(false);
    }
  }

  return {
    sending,
    initialValues: draftFields(draft, "browser"),
    onFinish: (fields: Fields) => void submit(fields),
    onValuesChange: (changed: Partial<Fields>, fields: Fields) => {
      clearFailures(form, changed);
      keepDraft(draft, fields, "browser");
    },
  };
}
