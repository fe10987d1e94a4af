import { Form, Input, Modal } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";

const MAX_REASON = 2_000;

type Fields = Readonly<Record<string, string | undefined>>;

type ReasonDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  readonly reasonLabel: string;
  readonly reasonHelp?: string;
  /** The server requires a reason. */
  readonly required?: boolean;
  readonly action: string;
  /** Label of the cancel button; "Keep it" by default. */
  readonly keep?: string;
  /** Argument of the mutation and its field, if the reason is part of an input. */
  readonly input?: { readonly argument: string; readonly field: string };
  /** Name under which the draft of the reason is stored until it is sent. */
  readonly draft: string;
  /** Sends the reason; null if none was given. */
  readonly send: (reason: string | null) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks for a reason before something is canceled. If the server refuses it, the input is kept. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, text, reasonLabel, reasonHelp, required, action, keep, draft, send, onClose, onDone } =
    props;
  const { argument, field } = props.input ?? { argument: "", field: "reason" };
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const { sending, ...fields } = useDraftedForm(form, {
    argument,
    draft,
    send: ({ [field]: reason }) => send(reason?.trim() || null),
    onSent: () => {
      // The form stays mounted when the dialog closes.
      form.setFieldsValue({ [field]: "" });
      onClose();
      onDone();
    },
  });
  return (
    <Modal
      open={open}
      title={title}
      okText={action}
      cancelText={keep ?? t("keep")}
      confirmLoading={sending}
      destroyOnHidden
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      {text !== undefined && <p>{text}</p>}
      <Form form={form} layout="vertical" requiredMark={false} {...fields}>
        <Form.Item
          name={field}
          label={required ? reasonLabel : `${reasonLabel} (${shell("optional")})`}
          extra={reasonHelp}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={MAX_REASON} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
