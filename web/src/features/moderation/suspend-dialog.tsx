import { useMutation } from "@apollo/client/react";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { SuspendUser } from "./moderation-documents.ts";
import { usePersonName } from "./person-name.ts";

type Named = Parameters<ReturnType<typeof usePersonName>>[0];

type SuspendFields = { reason?: string; until?: string };

type SuspendProps = {
  readonly member: { readonly PK: string; readonly Data: Named };
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Suspends a member, with a reason that they will see and an optional end date. */
export function SuspendDialog({ member, onDone, onClose }: SuspendProps) {
  const { t } = useTranslation("moderation");
  const { t: errors } = useTranslation("errors");
  const { t: shell } = useTranslation();
  const name = usePersonName();
  const [form] = Form.useForm<SuspendFields>();
  const [suspend] = useMutation(SuspendUser);
  const { sending, ...fields } = useDraftedForm(form, {
    draft: `suspend.${member.PK}`,
    send: ({ reason = "", until }: SuspendFields) =>
      suspend({
        variables: {
          PK: member.PK,
          Suspended: true,
          reason: reason.trim(),
          // The end of that day in the admin's own time zone.
          ...(until && { until: new Date(`${until}T23:59:59`).toISOString() }),
        },
      }),
    onSent: () => {
      notify("success", t("user.suspended"));
      onDone();
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t("user.suspendTitle", { name: name(member.Data) })}
      okText={t("user.suspend")}
      okButtonProps={{ danger: true }}
      cancelText={shell("cancel")}
      confirmLoading={sending}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>{t("user.suspendText")}</p>
      <Form<SuspendFields> form={form} name="suspend" layout="vertical" requiredMark={false} {...fields}>
        <Form.Item
          name="reason"
          label={t("user.reason")}
          extra={t("user.reasonHelp")}
          rules={[{ required: true, whitespace: true, message: errors("rule.REQUIRED") }]}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={LIMITS.commentLength} dir="auto" />
        </Form.Item>
        <Form.Item name="until" label={t("user.until")} extra={t("user.untilHelp")}>
          <Input type="date" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
