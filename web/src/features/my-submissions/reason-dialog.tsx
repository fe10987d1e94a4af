import { Form, Input, Modal } from "antd";
import type { FormInstance } from "antd";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";

const MAX_REASON = 2_000;

type Fields = { reason?: string };

type ReasonDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  readonly reasonLabel: string;
  readonly reasonHelp?: string;
  readonly action: string;
  /** Where the reason is kept until it is sent. */
  readonly draft: string;
  /** Sends the reason; null when none was given. */
  readonly send: (reason: string | null) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Sends the reason, and keeps what was typed until then. */
function useReason(form: FormInstance<Fields>, { draft, send, onClose, onDone }: ReasonDialogProps) {
  const [sending, setSending] = useState(false);
  const place = useFieldFailures(form, "");

  async function submit({ reason }: Fields): Promise<void> {
    setSending(true);
    try {
      await send(reason?.trim() || null);
      dropDraft(draft, "browser");
      // The form outlives its dialog.
      form.setFieldsValue({ reason: "" });
      onClose();
      onDone();
    } catch (error) {
      place(error);
    } finally {
      setSending(false);
    }
  }

  return {
    sending,
    submit: (fields: Fields) => void submit(fields),
    kept: draftFields(draft, "browser"),
    keep: (fields: Fields) => keepDraft(draft, fields, "browser"),
  };
}

/** Asks for a reason before something is called off. What was typed stays when it is refused. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, text, reasonLabel, reasonHelp, action, onClose } = props;
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const { sending, submit, kept, keep } = useReason(form, props);
  return (
    <Modal
      open={open}
      title={title}
      okText={action}
      cancelText={t("keep")}
      confirmLoading={sending}
      destroyOnHidden
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      {text !== undefined && <p>{text}</p>}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={kept}
        onValuesChange={(changed: Fields) => {
          clearFailures(form, changed);
          keep(changed);
        }}
        onFinish={submit}
      >
        <Form.Item name="reason" label={`${reasonLabel} (${shell("optional")})`} extra={reasonHelp}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={MAX_REASON} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
