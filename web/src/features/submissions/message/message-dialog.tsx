import { useMutation, useQuery } from "@apollo/client/react";
import { Form, Input, Modal } from "antd";
import type { FormInstance } from "antd";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { lineOf } from "../card/card-facts.ts";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { MessageSubject, WriteToMany, WriteToOne } from "./message-documents.ts";

type MessageDialogProps = {
  /** At least one. */
  readonly people: readonly WallCard_SubmissionFragment[];
  readonly onClose: () => void;
  readonly onSent?: () => void;
};

type Fields = { readonly Subject?: string; readonly Message?: string };

const MAX_SUBJECT = 120;
const MAX_MESSAGE = 10_000;

/** Sets role and project as the subject unless there is another one. */
function useSubject(form: FormInstance<Fields>, project: string, role: string): void {
  const { data } = useQuery(MessageSubject, { variables: { project, role } });
  const found = data?.getProjectRoleById?.Data;
  const subject = lineOf([found?.PositionName ?? "", found?.Project.Data.Name ?? ""]).slice(0, MAX_SUBJECT);
  useEffect(() => {
    const isFree = !form.isFieldTouched("Subject") && !form.getFieldValue("Subject");
    if (isFree && subject !== "") form.setFieldValue("Subject", subject);
  }, [form, subject]);
}

/** Sends the message: to one person as a conversation, to several without showing them to each other. */
function useSending(
  form: FormInstance<Fields>,
  draft: string,
  { people, onClose, onSent }: MessageDialogProps,
) {
  const { t } = useTranslation("submissions");
  const place = useFieldFailures(form, "conversation");
  const { keyFor, settle } = useClientKey();
  const [toOne, one] = useMutation(WriteToOne);
  const [toMany, many] = useMutation(WriteToMany);
  const ReceiverIds = people.map(({ Data }) => Data.UserId);
  const [ReceiverId] = ReceiverIds;

  async function send(fields: Fields): Promise<void> {
    const wanted = { ...fields, ReceiverIds, ProjectId: people[0]?.PK ?? "" };
    const { ReceiverIds: _all, ...about } = { ...wanted, ClientKey: keyFor(wanted) };
    try {
      if (ReceiverIds.length === 1 && ReceiverId !== undefined)
        await toOne({ variables: { conversation: { ...about, ReceiverId } } });
      else await toMany({ variables: { conversation: { ...about, ReceiverIds, Announce: true } } });
    } catch (failed) {
      place(failed);
      return;
    }
    settle();
    dropDraft(draft, "browser");
    notify("success", t("messageSent", { count: people.length }));
    onSent?.();
    onClose();
  }

  return { loading: one.loading || many.loading, send };
}

/** The receivers in the title: one by name, several by their number. */
function useTitle(people: MessageDialogProps["people"]): string {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const [first] = people;
  if (people.length !== 1 || !first) return t("messageTitle", { count: people.length });
  const { FirstName: firstName, LastName: lastName } = first.Data;
  return t("messageTo", { name: fullName({ firstName, lastName }) || shell("unnamed") });
}

/** Sends a message about a role without leaving the page; several receivers do not see each other. */
export function MessageDialog(props: MessageDialogProps) {
  const { people, onClose } = props;
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const { PK = "", SK = "", Data } = people[0] ?? {};
  const role = Data?.RoleId ?? "";
  const draft = people.length === 1 ? `write.${PK}.${SK}` : `write.${PK}.${role}`;
  const { loading, send } = useSending(form, draft, props);
  const title = useTitle(people);
  useSubject(form, PK, role);
  const rules = [{ required: true, whitespace: true, message: t("messageMissing") }];
  return (
    <Modal
      open
      title={title}
      okText={t("messageSend")}
      cancelText={shell("cancel")}
      confirmLoading={loading}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      {people.length > 1 && <p>{t("messageText")}</p>}
      <FirstFocus>
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
          <Form.Item name="Subject" label={t("subject")} rules={rules}>
            <Input maxLength={MAX_SUBJECT} dir="auto" />
          </Form.Item>
          <Form.Item name="Message" label={t("auditionMessage")} rules={rules}>
            <Input.TextArea
              rows={5}
              maxLength={MAX_MESSAGE}
              dir="auto"
              onPressEnter={({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && form.submit()}
            />
          </Form.Item>
        </Form>
      </FirstFocus>
    </Modal>
  );
}
