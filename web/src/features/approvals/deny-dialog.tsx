import { LIMITS } from "@callboard/catalog/limits.ts";
import { Button, Form, Input, Modal } from "antd";
import type { FormInstance } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { draftFields, draftOf, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";

const TEMPLATES = ["pay", "nudity", "contact", "unclear"] as const;
const REMEMBERED = "approvals.comments";
const MOST = 3;

/** Comments given earlier in this tab, the newest first. */
function rememberedComments(): readonly string[] {
  const kept = draftOf(REMEMBERED);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

function remember(comment: string): void {
  keepDraft(REMEMBERED, [comment, ...rememberedComments().filter((one) => one !== comment)].slice(0, MOST));
}

type DenyDialogProps = {
  readonly open: boolean;
  readonly name: string;
  /** Where the comment is kept until it is sent. */
  readonly draft: string;
  readonly deny: (comment: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDenied: () => void;
};

type Fields = { comment?: string };

function Suggestions({ onPick }: { readonly onPick: (text: string) => void }) {
  const { t } = useTranslation("approvals");
  const texts = [...TEMPLATES.map((name) => t(`template.${name}`)), ...rememberedComments()];
  return (
    <fieldset className="deny-templates">
      <legend>{t("templates")}</legend>
      {[...new Set(texts)].map((text) => (
        <Button key={text} size="small" onClick={() => onPick(text)}>
          <span className="deny-template">{text}</span>
        </Button>
      ))}
    </fieldset>
  );
}

/** Sends the comment, and keeps what was written until then. */
function useDenial(form: FormInstance<Fields>, { draft, deny, onClose, onDenied }: DenyDialogProps) {
  const [sending, setSending] = useState(false);
  const place = useFieldFailures(form, "");

  async function send({ comment = "" }: Fields): Promise<void> {
    setSending(true);
    try {
      await deny(comment.trim());
      dropDraft(draft, "browser");
      remember(comment.trim());
      onClose();
      onDenied();
    } catch (error) {
      place(error);
    } finally {
      setSending(false);
    }
  }

  return {
    sending,
    send: (fields: Fields) => void send(fields),
    kept: draftFields(draft, "browser"),
    keep: (fields: Fields) => keepDraft(draft, fields, "browser"),
  };
}

function CommentField({ onSend }: { readonly onSend: () => void }) {
  const { t } = useTranslation("approvals");
  const { t: errors } = useTranslation("errors");
  return (
    <Form.Item
      name="comment"
      label={t("comment")}
      extra={t("commentHelp")}
      rules={[{ required: true, whitespace: true, message: errors("rule.REQUIRED") }]}
    >
      <Input.TextArea
        autoSize={{ minRows: 4, maxRows: 12 }}
        maxLength={LIMITS.commentLength}
        showCount
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSend();
        }}
      />
    </Form.Item>
  );
}

/** Asks for the comment that goes to the producer. What was written stays when the server refuses it. */
export function DenyDialog(props: DenyDialogProps) {
  const { open, name, onClose } = props;
  const { t } = useTranslation("approvals");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const { sending, send, kept, keep } = useDenial(form, props);
  return (
    <Modal
      open={open}
      title={t("denyTitle", { name })}
      okText={t("deny")}
      okButtonProps={{ danger: true }}
      cancelText={shell("cancel")}
      confirmLoading={sending}
      destroyOnHidden
      afterOpenChange={(shown) => {
        if (shown) form.focusField("comment");
      }}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<Fields>
        form={form}
        name="deny"
        layout="vertical"
        requiredMark={false}
        initialValues={kept}
        onValuesChange={(changed: Fields) => {
          clearFailures(form, changed);
          keep(changed);
        }}
        onFinish={send}
      >
        <Suggestions
          onPick={(text) => {
            const present = form.getFieldValue("comment") as string | undefined;
            const comment = [present, text].filter(Boolean).join("\n");
            form.setFieldValue("comment", comment);
            keep({ comment });
            form.focusField("comment");
          }}
        />
        <CommentField onSend={() => form.submit()} />
      </Form>
    </Modal>
  );
}
