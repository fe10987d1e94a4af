import { LIMITS } from "@callboard/catalog/limits.ts";
import { useMutation } from "@apollo/client/react";
import { Button, Form, Input } from "antd";
import type { FormInstance } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { dropDraft } from "#lib/forms/drafts.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { Keys } from "#ui/keys.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useWhen } from "#ui/when/use-when.ts";
import type { AttachedFile } from "../attachments/attached-file.ts";
import { AttachButton, AttachmentsField, AttachZone } from "../attachments/attachments-field.tsx";
import { wordsOrFiles } from "../attachments/words-or-files.ts";
import { useAttachments } from "../attachments/use-attachments.ts";
import { heldDraft, keepMailDraft, mailDraft, replyDraft } from "../compose/mail-drafts.ts";
import type { MailDraft } from "../compose/mail-drafts.ts";
import { holdMessage, takeBack } from "../compose/outbox.ts";
import { SendMessage } from "./conversation-documents.ts";

type Fields = {
  Message?: string;
  /** Field that shows the server's errors about the files; the files themselves are kept outside the form. */
  Attachments?: undefined;
};

export type Reply = {
  readonly conversation: string;
  readonly subject: string;
  readonly names: readonly string[];
  readonly onSent: () => void;
};

/** Whether the form is still mounted; a message taken back or refused after that remains a draft. */
function usePresent() {
  const present = useRef(true);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);
  return present;
}

/** The draft of a reply: text and files. */
function useKept({ conversation, subject, names }: Omit<Reply, "onSent">) {
  const draft = replyDraft(conversation);
  const [savedAt, setSavedAt] = useState(() => mailDraft(draft).at ?? null);
  const about: MailDraft = { conversation, Subject: subject, names };
  const kept = () => mailDraft(draft);
  return {
    about,
    kept,
    savedAt,
    keep: (change: Pick<MailDraft, "Message" | "files">): void => {
      const { Message = "", files = [] } = { ...kept(), ...change };
      if (Message.trim() === "" && files.length === 0) dropDraft(draft, "browser");
      else keepMailDraft(draft, { ...about, Message, files });
      setSavedAt(kept().at ?? null);
    },
  };
}

/** Holds the reply for a moment before it is sent, and stores it as a draft until then. */
export function useReply(form: FormInstance<Fields>, { onSent, ...reply }: Reply) {
  const { t } = useTranslation("mail");
  const { conversation } = reply;
  const place = useFieldFailures(form, "message");
  const [send] = useMutation(SendMessage);
  const present = usePresent();
  const { about, kept, savedAt, keep } = useKept(reply);
  const [waits, setWaits] = useState(false);
  const attachments = useAttachments(
    replyDraft(conversation),
    () => kept().files ?? [],
    (files) => {
      clearFailures(form, { Attachments: files, Message: files });
      keep({ files });
    },
  );

  /** Puts an unsent message back into the form, before what was written since. */
  function giveBack(held: string): void {
    const { Message: text = "", files: sent = [] } = mailDraft(held);
    dropDraft(held, "browser");
    const { Message: written = "", files: since = [] } = kept();
    const Message = [text, written].filter((one) => one.trim() !== "").join("\n\n");
    const files = [...sent, ...since];
    keep({ Message, files });
    if (!present.current) return;
    form.setFieldsValue({ Message });
    attachments.show(files);
  }

  function hold(text: string, files: readonly AttachedFile[]): void {
    const key = crypto.randomUUID();
    const held = heldDraft(key);
    keepMailDraft(held, { ...about, Message: text, files });
    const Attachments = files.map((file) => file.key);
    holdMessage({
      id: key,
      conversation,
      text,
      files,
      send: async () => {
        const content = { ConversationId: conversation, Message: text, ClientKey: key };
        const message = { ...content, ...(files.length > 0 && { Attachments }) };
        await send({ variables: { message }, context: { fetchOptions: { keepalive: true } } });
        dropDraft(held, "browser");
        onSent();
      },
      onFailed: (error) => {
        giveBack(held);
        if (present.current) place(error);
      },
    });
  }

  /** Submits once all files are uploaded. */
  async function submit(): Promise<void> {
    setWaits(true);
    const files = await attachments.settled();
    if (!present.current) return notify("info", t("replyKept", { names: reply.names.join(", ") }));
    setWaits(false);
    if (files === null) return notify("error", t("attach.failed"));
    const { Message = "" } = form.getFieldsValue();
    hold(Message.trim(), files);
    keep({ Message: "", files: [] });
    form.setFieldsValue({ Message: "" });
    attachments.show([]);
    form.focusField("Message");
  }

  return {
    kept: kept().Message ?? "",
    savedAt,
    attachments,
    waits,
    keep: ({ Message = "" }: Fields) => keep({ Message }),
    submit: () => void submit(),
    takeBack: (id: string) => {
      if (takeBack(id)) giveBack(heldDraft(id));
    },
  };
}

type ReplyFormProps = {
  readonly form: FormInstance<Fields>;
  readonly reply: ReturnType<typeof useReply>;
  readonly label: string;
};

/** The form for a reply. The draft is kept until it is sent. */
export function ReplyForm({ form, reply, label }: ReplyFormProps) {
  const { t } = useTranslation("mail");
  const when = useWhen();
  return (
    <AttachZone attachments={reply.attachments}>
      <Form<Fields>
        form={form}
        name="reply"
        className="reply"
        layout="vertical"
        requiredMark={false}
        initialValues={{ Message: reply.kept }}
        onValuesChange={(changed: Fields) => {
          clearFailures(form, changed);
          reply.keep(changed);
        }}
        onFinish={reply.submit}
      >
        <Form.Item
          name="Message"
          label={label}
          validateTrigger={[]}
          rules={[wordsOrFiles(reply.attachments.hasAny, t("wordsOrFiles"))]}
        >
          <Input.TextArea
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={LIMITS.messageLength}
            dir="auto"
            variant="borderless"
            placeholder={t("replyPlaceholder")}
            aria-keyshortcuts="r"
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.submit();
            }}
          />
        </Form.Item>
        <Form.Item name="Attachments" className="attachments-item">
          <AttachmentsField attachments={reply.attachments} />
        </Form.Item>
        <Row className="reply-foot" gap={12} justify="end">
          <Text text="small quiet">
            {reply.savedAt !== null && t("draftSaved", { time: when.clock(reply.savedAt) })}
          </Text>
          {reply.waits && <output>{t("attach.waits")}</output>}
          <AttachButton attachments={reply.attachments} />
          <Button type="primary" htmlType="submit" loading={reply.waits} aria-keyshortcuts="Control+Enter">
            {t("send")}
            <Keys keys="Ctrl+Enter" />
          </Button>
        </Row>
      </Form>
    </AttachZone>
  );
}
