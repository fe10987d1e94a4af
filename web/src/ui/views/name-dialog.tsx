import { Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { MAX_VIEW_NAME } from "#lib/settings/lists.ts";
import { mayTakeFocus } from "#ui/dialog-focus.ts";
import { viewName } from "./views.ts";

type NameDialogProps = {
  readonly open: boolean;
  /** Names that are taken: a new view replaces the one with the same name. */
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
};

/** Asks for the name of a view. */
export function NameDialog({ open, taken, onName, onClose }: NameDialogProps) {
  const { t } = useTranslation("filters");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<{ name: string }>();
  const name = viewName(Form.useWatch("name", form) ?? "");
  return (
    <Modal
      open={open}
      title={t("views.keepTitle")}
      okText={t("views.keepButton")}
      cancelText={shell("cancel")}
      destroyOnHidden
      onOk={form.submit}
      onCancel={onClose}
      afterOpenChange={(shown) => {
        if (shown && mayTakeFocus()) form.focusField("name");
      }}
    >
      <Form<{ name: string }>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: "" }}
        onFinish={(fields) => {
          onName(viewName(fields.name));
          onClose();
        }}
      >
        <Form.Item
          name="name"
          label={t("views.name")}
          extra={taken.includes(name) ? t("views.replaces", { name }) : t("views.help")}
          rules={[{ required: true, whitespace: true, message: t("views.nameMissing") }]}
        >
          <Input maxLength={MAX_VIEW_NAME} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
