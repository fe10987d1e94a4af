import { Input, Modal } from "antd";
import { useId, useState } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { draftOf, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { mayTakeFocus } from "#ui/dialog-focus.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";

export type DescribeProps = {
  readonly open: boolean;
  readonly title: string;
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly max: number;
  /** Several lines, and empty, are allowed. */
  readonly long?: boolean;
  /** A fixed suffix of the input: the extension of a file. */
  readonly after?: string;
  /** Name of the draft. */
  readonly draft: string;
  /** Saves it; a rejection is shown at the field, and the input stays. */
  readonly save: (value: string) => Promise<unknown>;
  readonly onClose: () => void;
};

type FieldProps = Pick<DescribeProps, "label" | "help" | "max" | "long" | "after"> & {
  readonly id: string;
  readonly text: string;
  readonly wrong: string | null;
  readonly onType: (text: string) => void;
  readonly onSave: () => void;
};

function Fields({ label, help, max, long = false, after, ...rest }: FieldProps) {
  const { id, text, wrong, onType, onSave } = rest;
  const given = {
    id,
    value: text,
    maxLength: max,
    "aria-describedby": `${id}-note`,
    "aria-invalid": wrong !== null || undefined,
    ...(wrong !== null && { status: "error" as const }),
    // The dialog may be inside a form that handles keys.
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key !== "Enter" || (long && !event.ctrlKey && !event.metaKey)) return;
      event.preventDefault();
      onSave();
    },
  };
  return (
    <Stack className="describe-field" gap={6}>
      <label htmlFor={id}>{label}</label>
      {long ? (
        <Input.TextArea
          {...given}
          dir="auto"
          autoSize={{ minRows: 3, maxRows: 8 }}
          showCount
          onChange={(event) => onType(event.target.value)}
        />
      ) : (
        // The extension comes after the name in every language.
        <span dir={after ? "ltr" : undefined}>
          <Input {...given} suffix={after} onChange={(event) => onType(event.target.value)} />
        </span>
      )}
      <span id={`${id}-note`} role={wrong === null ? undefined : "alert"} data-wrong={wrong !== null}>
        {wrong ?? help}
      </span>
    </Stack>
  );
}

/** Asks for the name of a file, or for its description. */
export function DescribeDialog({ open, title, value, draft, save, onClose, ...field }: DescribeProps) {
  const { t } = useTranslation();
  const { t: errors } = useTranslation("errors");
  const words = useFailureTexts();
  const id = useId();
  const kept = draftOf(draft);
  const [text, setText] = useState(typeof kept === "string" ? kept : value);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (busy) return;
    const description = text.trim();
    if (description === "" && field.long !== true) return setWrong(errors("rule.REQUIRED"));
    setBusy(true);
    try {
      if (description !== value) await save(description);
      dropDraft(draft);
      onClose();
    } catch (refused) {
      setWrong(words.errorText(refused));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open={open}
      title={title}
      okText={t("save")}
      cancelText={t("cancel")}
      confirmLoading={busy}
      width={480}
      destroyOnHidden
      afterOpenChange={(isOpen) => {
        if (isOpen && mayTakeFocus()) document.getElementById(id)?.focus();
      }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Fields
        {...field}
        id={id}
        text={text}
        wrong={wrong}
        onType={(next) => {
          setText(next);
          setWrong(null);
          keepDraft(draft, next);
        }}
        onSave={() => void send()}
      />
    </Modal>
  );
}
