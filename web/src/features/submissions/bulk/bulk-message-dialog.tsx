import { useMutation } from "@apollo/client/react";
import { Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { WriteToMany } from "./bulk-documents.ts";

type BulkMessageDialogProps = {
  readonly people: readonly WallCard_SubmissionFragment[];
  readonly onClose: () => void;
};

type Fields = { readonly Subject?: string; readonly Message?: string };

const MAX_SUBJECT = 120;
const MAX_MESSAGE = 10_000;

/** Writes to several people at once; they do not see each other. */
export function BulkMessageDialog({ people, onClose }: BulkMessageDialogProps) {
  const { t } = useTranslation("submissions");
  const { t: bulkT } = useTranslation("bulk");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const place = useFieldFailures(form, "conversation");
  const { keyFor, settle } = useClientKey();
  const [write, { loading }] = useMutation(WriteToMany);
  const ProjectId = people[0]?.PK ?? "";
  const draft = `write.${ProjectId}.${people[0]?.Data.RoleId ?? ""}`;
  const rules = [{ required: true, whitespace: true, message: bulkT("messageMissing") }];

  async function send(fields: Fields): Promise<void> {
    const ReceiverIds = people.map(({ Data }) => Data.UserId);
    const wanted = { ...fields, ReceiverIds, ProjectId, Announce: true };
    try {
      await write({ variables: { conversation: { ...wanted, ClientKey: keyFor(wanted) } } });
    } catch (failed) {
      place(failed);
      return;
    }
    settle();
    dropDraft(draft, "browser");
    notify("success", bulkT("messageSent", { count: people.length }));
    onClose();
  }

  return (
    <Modal
      open
      title={bulkT("messageTitle", { count: people.length })}
      okText={bulkT("messageSend")}
      cancelText={shell("cancel")}
      confirmLoading={loading}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>{bulkT("messageText")}</p>
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={draftFields(draft, "browser")}
        onValuesChange={(changed: Fields, fields) => {
          clearFailures(form, changed);
          keepDraft(draft, fields, "browser");
        }}
        onFinish={(fields) => void send(fields)}
      >
        <Form.Item name="Subject" label={bulkT("subject")} rules={rules}>
          <Input maxLength={MAX_SUBJECT} dir="auto" />
        </Form.Item>
        <Form.Item name="Message" label={t("auditionMessage")} rules={rules}>
          <Input.TextArea rows={5} maxLength={MAX_MESSAGE} dir="auto" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
