import type { FormInstance } from "antd";
import { useState } from "react";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import type { Place } from "#lib/forms/drafts.ts";
import { sendKeys } from "./send-keys.ts";
import { clearFailures, useFieldFailures } from "./use-field-failures.ts";

type DraftedForm<Fields> = {
  /** Name of the mutation's argument, if it prefixes the paths of refused fields. */
  readonly argument?: string;
  /** Name of the draft, until the form is sent. */
  readonly draft: string;
  /** Where the draft is stored; in the browser by default. */
  readonly place?: Place;
  /** Sends the fields; the form shows a rejection. */
  readonly send: (fields: Fields) => Promise<unknown>;
  readonly onSent: (fields: Fields) => void;
};

/** A form in a dialog whose input is kept until the server has accepted it. Ctrl+Enter sends it. */
export function useDraftedForm<Fields extends Readonly<Record<string, unknown>>>(
  form: FormInstance<Fields>,
  { argument = "", draft, place = "browser", send, onSent }: DraftedForm<Fields>,
) {
  const [sending, setSending] = useState(false);
  const showFailures = useFieldFailures(form, argument);

  async function submit(fields: Fields): Promise<void> {
    setSending(true);
    try {
      await send(fields);
      dropDraft(draft, place);
      onSent(fields);
    } catch (error) {
      showFailures(error);
    } finally {
      setSending(false);
    }
  }

  return {
    sending,
    initialValues: draftFields(draft, place),
    onKeyDown: sendKeys(form),
    onFinish: (fields: Fields) => void submit(fields),
    onValuesChange: (changed: Partial<Fields>, fields: Fields) => {
      clearFailures(form, changed);
      keepDraft(draft, fields, place);
    },
  };
}
