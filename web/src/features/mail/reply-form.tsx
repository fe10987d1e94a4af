import { LIMITS } from "@callboard/catalog/limits.ts";
import { useMutation } from "@apollo/client/react";
import { Button, Form, Input } from "antd";
import type { FormInstance } from "antd";
import { useTranslation } from "react-i18next";
import { draftOf, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { SendMessage } from "./mail-documents.ts";

type Fields = { Message?: string };

type ReplyFormProps = { readonly conversation: string; readonly onSent: () => void };

/** Sends the answer, and keeps what was written until then. */
function useReply(form: FormInstance<Fields>, { conversation, onSent }: ReplyFormProps) {
  const place = useFieldFailures(form, "message");
  const { keyFor, settle } = useClientKey();
  const [send, { loading }] = useMutation(SendMessage);
  const draft = `mail.${idOf(conversation)}`;
  const kept = draftOf(draft, "browser");

  async function submit({ Message = "" }: Fields): Promise<void> {
    if (loading) return;
    const message = { ConversationId: conversation, Message: Message.trim() };
    try {
      await send({ variables: { message: { ...message, ClientKey: keyFor(message) } } });
    } catch (error) {
      place(error);
      return;
    }
    settle();
    dropDraft(draft, "browser");
    form.setFieldsValue({ Message: "" });
    form.focusField("Message");
    onSent();
  }

  return {
    loading,
    send: (fields: Fields) => void submit(fields),
    kept: typeof kept === "string" ? kept : "",
    keep: ({ Message = "" }: Fields) => keepDraft(draft, Message, "browser"),
  };
}

/** Answers in a conversation. The draft stays until it is sent; sending twice sends once. */
export function ReplyForm(props: ReplyFormProps) {
  const { t } = useTranslation("mail");
  const { t: errors } = useTranslation("errors");
  const [form] = Form.useForm<Fields>();
  const { loading, send, kept, keep } = useReply(form, props);
  return (
    <Form<Fields>
      form={form}
      name="reply"
      className="reply"
      layout="vertical"
      requiredMark={false}
      initialValues={{ Message: kept }}
      onValuesChange={(changed: Fields) => {
        clearFailures(form, changed);
        keep(changed);
      }}
      onFinish={send}
    >
      <Form.Item
        name="Message"
        label={t("reply")}
        extra={t("sendHelp")}
        validateTrigger={[]}
        rules={[{ required: true, whitespace: true, message: errors("rule.REQUIRED") }]}
      >
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 10 }}
          maxLength={LIMITS.messageLength}
          dir="auto"
          aria-keyshortcuts="r"
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.submit();
          }}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={loading} aria-keyshortcuts="Control+Enter">
        {t("send")}
      </Button>
    </Form>
  );
}
