import { LIMITS } from "@callboard/catalog/limits.ts";
import { useMutation } from "@apollo/client/react";
import { Form, Input, Modal } from "antd";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/graph/failure.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { AppealReport } from "./notification-documents.ts";

type Fields = { text?: string };

type AppealDialogProps = {
  /** Key of the decided report. */
  readonly report: string;
  readonly onClose: () => void;
};

/** Appeals the decision on a report, which is possible once, with a statement in the member's own words. */
export function AppealDialog({ report, onClose }: AppealDialogProps) {
  const { t } = useTranslation("frame");
  const { t: errors } = useTranslation("errors");
  const [form] = Form.useForm<Fields>();
  const [appeal] = useMutation(AppealReport);
  const wasAppealed = useRef(false);
  const { sending, ...fields } = useDraftedForm<Fields>(form, {
    draft: `appeal.${idOf(report)}`,
    send: async ({ text }) => {
      try {
        await appeal({ variables: { PK: report, text: text?.trim() ?? "" } });
      } catch (error) {
        // The notification of an appealed report remains; only the server knows about the appeal.
        wasAppealed.current = failureOf(error).rule === "EXISTS";
        if (!wasAppealed.current) throw error;
      }
    },
    onSent: () => {
      if (wasAppealed.current) notify("error", t("appeal.already"));
      else notify("success", t("appeal.sent"));
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t("appeal.title")}
      okText={t("appeal.send")}
      cancelText={t("appeal.keep")}
      confirmLoading={sending}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>{t("appeal.text")}</p>
      <Form<Fields> form={form} name="appeal" layout="vertical" requiredMark={false} {...fields}>
        <Form.Item
          name="text"
          label={t("appeal.why")}
          rules={[{ required: true, whitespace: true, message: errors("rule.REQUIRED") }]}
        >
          <Input.TextArea
            autoSize={{ minRows: 3, maxRows: 10 }}
            maxLength={LIMITS.commentLength}
            dir="auto"
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
