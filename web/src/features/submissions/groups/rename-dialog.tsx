import { useMutation } from "@apollo/client/react";
import { Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { keyOf } from "#lib/graph/record-key.ts";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { useGroupNames } from "./group-names.tsx";
import { groupKey } from "./group-number.ts";
import { RenameGroup } from "./groups-documents.ts";

type RenameDialogProps = {
  readonly projectId: string;
  readonly number: number;
  readonly onClose: () => void;
  readonly onRenamed?: () => void;
};

type Fields = { readonly Name?: string };

const MAX_NAME = 80;

/** Renames a group for the whole project. */
export function RenameDialog({ projectId, number, onClose, onRenamed }: RenameDialogProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const names = useGroupNames();
  const [form] = Form.useForm<Fields>();
  const [rename] = useMutation(RenameGroup);

  const { sending, initialValues, ...fields } = useDraftedForm(form, {
    argument: "group",
    draft: `group.${projectId}.${number}`,
    send: ({ Name = "" }) =>
      rename({
        variables: {
          group: { ProjectId: keyOf("PRJ", projectId), GroupId: groupKey(number), Name: Name.trim() },
        },
      }),
    onSent: ({ Name = "" }) => {
      notify("success", t("groupRenamed", { name: Name.trim() }));
      onRenamed?.();
      onClose();
    },
  });

  return (
    <Modal
      open
      title={t("renameTitle", { number })}
      okText={t("renameGroup")}
      cancelText={shell("cancel")}
      confirmLoading={sending}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <FirstFocus>
        <Form<Fields>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{ Name: names.of(number), ...initialValues }}
          {...fields}
        >
          <Form.Item
            name="Name"
            label={t("name")}
            rules={[{ required: true, whitespace: true, message: t("groupNameMissing") }]}
          >
            <Input maxLength={MAX_NAME} dir="auto" />
          </Form.Item>
        </Form>
      </FirstFocus>
    </Modal>
  );
}
