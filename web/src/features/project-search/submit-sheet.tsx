import { useMutation } from "@apollo/client/react";
import { Button, Drawer, Form, Input } from "antd";
import type { FormInstance } from "antd";
import { useTranslation } from "react-i18next";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { Submit } from "./search-documents.ts";
import type { Client } from "./use-clients.ts";

const MAX_NOTE = 2_000;

type Fields = { Comments?: string; Website?: string };

type SubmitSheetProps = {
  readonly open: boolean;
  readonly projectKey: string;
  readonly positionKey: string;
  readonly positionName: string;
  readonly client: Client | null;
  readonly onClose: () => void;
  readonly onSubmitted: () => void;
};

/** Sends the submission, and keeps what was typed until then. */
function useSubmission(form: FormInstance<Fields>, props: SubmitSheetProps) {
  const { projectKey, positionKey, positionName, client, onClose, onSubmitted } = props;
  const { t } = useTranslation("project-search");
  const place = useFieldFailures(form, "submission");
  const [submit, { loading }] = useMutation(Submit);
  const { keyFor, settle } = useClientKey();
  const draft = `submission.${idOf(positionKey)}.${client ? idOf(client.key) : "self"}`;

  async function send({ Comments, Website }: Fields): Promise<void> {
    const submission = {
      ProjectId: projectKey,
      RoleId: positionKey,
      ...(client && { UserId: client.key }),
      ...(Comments && { Comments: Comments.trim() }),
      ...(Website && { Website: Website.trim() }),
    };
    try {
      await submit({ variables: { submission: { ...submission, ClientKey: keyFor(submission) } } });
    } catch (error) {
      place(error);
      return;
    }
    settle();
    dropDraft(draft, "browser");
    // The form outlives its drawer.
    form.setFieldsValue({ Comments: "", Website: "" });
    notify(
      "success",
      client
        ? t("submitted", { name: client.name, position: positionName })
        : t("submittedSelf", { position: positionName }),
    );
    onClose();
    onSubmitted();
  }

  return {
    loading,
    send: (fields: Fields) => void send(fields),
    kept: draftFields(draft, "browser"),
    keep: (fields: Fields) => keepDraft(draft, fields, "browser"),
  };
}

/** What goes with a submission. What was typed stays until it is sent. */
export function SubmitSheet(props: SubmitSheetProps) {
  const { open, positionName, client, onClose } = props;
  const { t } = useTranslation("project-search");
  const [form] = Form.useForm<Fields>();
  const { loading, send, kept, keep } = useSubmission(form, props);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={client ? t("submitFor", { name: client.name }) : `${t("submit")}: ${positionName}`}
      size="min(480px, 100vw)"
      destroyOnHidden
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={kept}
        onValuesChange={(changed, fields) => {
          clearFailures(form, changed);
          keep(fields);
        }}
        onFinish={send}
      >
        <Form.Item name="Comments" label={t("note")} extra={t("noteHelp")}>
          <Input.TextArea
            autoSize={{ minRows: 5, maxRows: 14 }}
            maxLength={MAX_NOTE}
            showCount
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.submit();
            }}
          />
        </Form.Item>
        <Form.Item name="Website" label={t("website")}>
          <Input inputMode="url" style={{ direction: "ltr" }} placeholder="https://" />
        </Form.Item>
        <p>{t("preview")}</p>
        <Button type="primary" htmlType="submit" loading={loading} block>
          {t("sendSubmission")}
        </Button>
      </Form>
    </Drawer>
  );
}
