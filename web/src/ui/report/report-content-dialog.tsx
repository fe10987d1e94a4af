import { useMutation } from "@apollo/client/react";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { REPORT_REASONS } from "@callboard/catalog/reports.ts";
import { Form, Input, Modal, Radio } from "antd";
import { useTranslation } from "react-i18next";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { ReportContent } from "./report-documents.ts";
import type { ReportContentProps } from "./report-content.tsx";
import "./report.css";

type Fields = { Reason?: string; Comment?: string };

/** Asks what is wrong with a project or a person. What was written stays as a draft until it is sent. */
export function ReportContentDialog({ kind, target, name, open, onClose }: ReportContentProps) {
  const { t } = useTranslation("report");
  const { t: errors } = useTranslation("errors");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const { keyFor } = useClientKey();
  const [report] = useMutation(ReportContent);
  const { sending, ...fields } = useDraftedForm(form, {
    argument: "report",
    draft: `report.${idOf(target)}`,
    send: ({ Reason, Comment }: Fields) => {
      const content = { Target: target, Reason, Comment };
      return report({ variables: { report: { ...content, ClientKey: keyFor(content) } } });
    },
    onSent: () => {
      notify("success", t("done"));
      onClose();
    },
  });
  const isOther = Form.useWatch("Reason", form) === "Other";
  const required = { message: errors("rule.REQUIRED") };
  return (
    <Modal
      open={open}
      title={t("title", { name })}
      okText={t("send")}
      okButtonProps={{ danger: true }}
      cancelText={shell("cancel")}
      confirmLoading={sending}
      destroyOnHidden
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>{t("text", { name })}</p>
      <Form<Fields> form={form} name="report-content" layout="vertical" requiredMark={false} {...fields}>
        <Form.Item name="Reason" label={t("reason")} rules={[{ required: true, ...required }]}>
          <Radio.Group
            className="report-choices"
            options={REPORT_REASONS[kind].map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="Comment"
          label={t("comment")}
          extra={t("commentHelp")}
          rules={[{ required: isOther, whitespace: isOther, ...required }]}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={LIMITS.commentLength} dir="auto" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
