import { useMutation } from "@apollo/client/react";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { TakeDownProject } from "./report-documents.ts";

type Fields = { comment?: string };

type TakeDownProps = {
  readonly project: { readonly PK: string; readonly name: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Takes a project down, with a comment that its producer will read. */
export function TakeDownDialog({ project, onDone, onClose }: TakeDownProps) {
  const { t } = useTranslation("moderation");
  const { t: errors } = useTranslation("errors");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const [takeDown] = useMutation(TakeDownProject);
  const { sending, ...fields } = useDraftedForm(form, {
    draft: `takeDown.${project.PK}`,
    send: ({ comment = "" }: Fields) =>
      takeDown({ variables: { projectId: project.PK, comment: comment.trim() } }),
    onSent: () => {
      onDone();
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t("takeDown.title", { name: project.name })}
      okText={t("takeDown.action")}
      okButtonProps={{ danger: true }}
      cancelText={shell("cancel")}
      confirmLoading={sending}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>{t("takeDown.text")}</p>
      <Form<Fields> form={form} name="take-down" layout="vertical" requiredMark={false} {...fields}>
        <Form.Item
          name="comment"
          label={t("takeDown.comment")}
          extra={t("takeDown.commentHelp")}
          rules={[{ required: true, whitespace: true, message: errors("rule.REQUIRED") }]}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={LIMITS.commentLength} dir="auto" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
