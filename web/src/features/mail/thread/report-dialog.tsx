import { REPORT_REASONS } from "@callboard/catalog/reports.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { useMutation } from "@apollo/client/react";
import { Checkbox, Form, Input, Modal, Radio } from "antd";
import { useTranslation } from "react-i18next";
import { idOf } from "#lib/graph/record-key.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { BlockUser, ReportMessages } from "./conversation-documents.ts";

type Fields = { Reason?: string; Comment?: string; Block?: boolean };

type ReportDialogProps = {
  readonly conversation: string;
  readonly messages: readonly string[];
  readonly person: { readonly key: string; readonly name: string };
  readonly onClose: () => void;
};

/** Reports messages to the admins, and optionally blocks the person. */
export function ReportDialog({ conversation, messages, person, onClose }: ReportDialogProps) {
  const { t } = useTranslation("mail");
  const { t: errors } = useTranslation("errors");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const { keyFor } = useClientKey();
  const [report] = useMutation(ReportMessages);
  const [block] = useMutation(BlockUser);
  const { sending, ...fields } = useDraftedForm(form, {
    argument: "report",
    draft: `report.${idOf(conversation)}`,
    send: async ({ Reason, Comment, Block }: Fields) => {
      const content = { ConversationId: conversation, MessageIds: [...messages], Reason, Comment };
      await report({ variables: { report: { ...content, ClientKey: keyFor(content) } } });
      if (Block) await block({ variables: { PK: person.key } });
    },
    onSent: () => {
      notify("success", t("report.done"));
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t("report.title")}
      okText={t("report.send")}
      okButtonProps={{ danger: true }}
      cancelText={shell("cancel")}
      confirmLoading={sending}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>{t("report.text", { count: messages.length })}</p>
      <Form<Fields> form={form} name="report" layout="vertical" requiredMark={false} {...fields}>
        <Form.Item
          name="Reason"
          label={t("report.reason")}
          rules={[{ required: true, message: errors("rule.REQUIRED") }]}
        >
          <Radio.Group
            className="report-reasons"
            options={REPORT_REASONS.Messages.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="Comment" label={t("report.comment")}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={LIMITS.commentLength} dir="auto" />
        </Form.Item>
        <Form.Item name="Block" valuePropName="checked">
          <Checkbox>{t("report.block", { name: person.name })}</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  );
}
