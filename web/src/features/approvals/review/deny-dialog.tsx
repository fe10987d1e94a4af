import { LIMITS } from "@callboard/catalog/limits.ts";
import { Button, Form, Input, Modal } from "antd";
import type { FormInstance } from "antd";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { draftOf, keepDraft } from "#lib/forms/drafts.ts";
import { useStable } from "#lib/use-stable.ts";
import { mayTakeFocus } from "#ui/dialog-focus.ts";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { Row } from "#ui/layout/layout.tsx";

const TEMPLATES = {
  deny: ["pay", "nudity", "contact", "unclear", "fees", "identity"],
  takeDown: ["fees", "scam", "identity", "nudity", "pay"],
} as const;
const REMEMBERED = "approvals.comments";
const MAX_REMEMBERED = 3;

/** Comments used earlier in this tab, latest first. */
function rememberedComments(): readonly string[] {
  const kept = draftOf(REMEMBERED);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

function remember(comment: string): void {
  keepDraft(
    REMEMBERED,
    [comment, ...rememberedComments().filter((one) => one !== comment)].slice(0, MAX_REMEMBERED),
  );
}

type DenyDialogProps = {
  readonly open: boolean;
  readonly name: string;
  /** Name of the draft that stores the comment until it is sent. */
  readonly draft: string;
  /** What it was refused with the last time; it is shown at the comment. */
  readonly refusal: unknown;
  /** Denying an approved project is a take-down. */
  readonly kind: "deny" | "takeDown";
  readonly deny: (comment: string) => void;
  readonly onClose: () => void;
};

type Fields = { comment?: string };

type SuggestionsProps = {
  readonly kind: keyof typeof TEMPLATES;
  readonly onPick: (text: string) => void;
};

function Suggestions({ kind, onPick }: SuggestionsProps) {
  const { t } = useTranslation("approvals");
  const texts = [...TEMPLATES[kind].map((name) => t(`template.${name}`)), ...rememberedComments()];
  return (
    <Row as="fieldset" className="deny-templates" gap={6} align="stretch" wrap after={16}>
      <legend>{t("templates")}</legend>
      {[...new Set(texts)].map((text) => (
        <Button key={text} size="small" onClick={() => onPick(text)}>
          <span className="deny-template">{text}</span>
        </Button>
      ))}
    </Row>
  );
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

/** Puts an earlier refusal on the fields of the form, below which it is rendered. */
function Refusal({ form, refusal }: { readonly form: FormInstance<Fields>; readonly refusal: unknown }) {
  const show = useStable(useFieldFailures(form, ""));
  useEffect(() => {
    if (refusal !== undefined) show(refusal);
  }, [show, refusal]);
  return null;
}

/** Asks for the comment that the producer will read. It is stored as a draft until it is sent. */
export function DenyDialog({ open, name, kind, draft, refusal, deny, onClose }: DenyDialogProps) {
  const { t } = useTranslation("approvals");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const { sending, ...fields } = useDraftedForm(form, {
    draft,
    send: () => Promise.resolve(),
    onSent: ({ comment = "" }) => {
      remember(comment.trim());
      onClose();
      deny(comment.trim());
    },
  });
  return (
    <Modal
      open={open}
      title={t(kind === "deny" ? "denyTitle" : "takeDownTitle", { name })}
      okText={t(kind === "deny" ? "deny" : "takeDown")}
      okButtonProps={{ danger: true }}
      cancelText={shell("cancel")}
      confirmLoading={sending}
      destroyOnHidden
      afterOpenChange={(shown) => {
        if (shown && mayTakeFocus()) form.focusField("comment");
      }}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      {kind === "takeDown" && <p>{t("takeDownText")}</p>}
      <Form<Fields> form={form} name="deny" layout="vertical" requiredMark={false} {...fields}>
        <Suggestions
          kind={kind}
          onPick={(text) => {
            const present = form.getFieldValue("comment") as string | undefined;
            const comment = [present, text].filter(Boolean).join("\n");
            form.setFieldValue("comment", comment);
            fields.onValuesChange({ comment }, { comment });
            form.focusField("comment");
          }}
        />
        <CommentField onSend={() => form.submit()} />
        <Refusal form={form} refusal={refusal} />
      </Form>
    </Modal>
  );
}
