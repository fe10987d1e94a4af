import { useMutation } from "@apollo/client/react";
import { Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { keyOf } from "#lib/graph/record-key.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { FirstFocus } from "../focus/first-focus.tsx";
import { useGroupNames } from "./group-names.tsx";
import { groupKey } from "./group-number.ts";
import { RenameGroup } from "./groups-documents.ts";

type RenameDialogProps = {
  readonly projectId: string;
  readonly number: number;
  readonly onClose: () => void;
};

type Fields = { readonly Name?: string };

const MAX_NAME = 80;

/** Renames a group for the whole project. */
export function RenameDialog({ projectId, number, onClose }: RenameDialogProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const names = useGroupNames();
  const [form] = Form.useForm<Fields>();
  const place = useFieldFailures(form, "group");
  const [rename, { loading }] = useMutation(RenameGroup);

  async function save({ Name = "" }: Fields): Promise<void> {
    const group = { ProjectId: keyOf("PRJ", projectId), GroupId: groupKey(number), Name: Name.trim() };
    try {
      await rename({ variables: { group } });
    } catch (failed) {
      place(failed);
      return;
    }
    notify("success", t("groupRenamed", { name: group.Name }));
    onClose();
  }

  return (
    <Modal
      open
      title={t("renameTitle", { number })}
      okText={t("renameGroup")}
      cancelText={shell("cancel")}
      confirmLoading={loading}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <FirstFocus>
        <Form<Fields>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{ Name: names.of(number) }}
          onValuesChange={(changed: Fields) => clearFailures(form, changed)}
          onFinish={(fields) => void save(fields)}
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
