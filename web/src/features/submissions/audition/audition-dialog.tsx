import { useMutation } from "@apollo/client/react";
import { Checkbox, Form, Input, Modal } from "antd";
import type { FormInstance } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { Select } from "#ui/fields/select.tsx";
import { sendKeys } from "#ui/fields/send-keys.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { RequestAudition } from "./audition-documents.ts";
import { SlotsField } from "./slots-field.tsx";
import { useSlots } from "./use-slots.ts";

const MAX_MESSAGE = 2_000;
const HOUR_MS = 3_600_000;
/** Choices for the time to respond, in hours. */
const RESPOND_HOURS = [24, 72, 168] as const;
/** The wizard's step where audition times are created. */
const WHERE_SLOTS_ARE_MADE = "location";

type Fields = {
  readonly AuditionId?: string;
  readonly Message?: string;
  /** Hours until the person must have responded; missing leaves it to casting's rule. */
  readonly hours?: number;
  readonly Shared?: boolean;
};

function NoSlots({ projectKey }: { readonly projectKey: string }) {
  const { t } = useTranslation("submissions");
  return (
    <p>
      {t("noSlots")}{" "}
      <Link to={linkTo(paths.createProject, { id: projectKey }, { step: WHERE_SLOTS_ARE_MADE })}>
        {t("makeSlots")}
      </Link>
    </p>
  );
}

type AuditionDialogProps = {
  readonly submission: WallCard_SubmissionFragment;
  readonly onClose: () => void;
};

/** Sends the audition request; the message is kept as a draft until then. */
function useRequest(form: FormInstance<Fields>, { submission, onClose }: AuditionDialogProps) {
  const { t } = useTranslation("submissions");
  const place = useFieldFailures(form, "request");
  const { keyFor, settle } = useClientKey();
  // The end counts from when the dialog opened, so that another try is the same request.
  const [opened] = useState(() => Date.now());
  const [request, { loading }] = useMutation(RequestAudition);
  const { PK, SK, Data } = submission;
  const draft = `audition.${PK}.${SK}`;
  const name = fullName({ firstName: Data.FirstName, lastName: Data.LastName });

  async function send({ AuditionId, Message, hours, Shared }: Fields): Promise<void> {
    const wanted = {
      PK,
      SK,
      ...(AuditionId && { AuditionId }),
      ...(Message?.trim() && { Message }),
      ...(hours && { ExpiresAt: new Date(opened + hours * HOUR_MS).toISOString() }),
      ...(Shared && { Shared }),
    };
    try {
      await request({ variables: { request: { ...wanted, ClientKey: keyFor(wanted) } } });
    } catch (failed) {
      place(failed);
      return;
    }
    settle();
    dropDraft(draft, "browser");
    notify("success", t("auditionAsked", { name }));
    onClose();
  }

  return {
    name,
    loading,
    send: (fields: Fields) => void send(fields),
    kept: { Message: draftFields(draft, "browser")["Message"] },
    keep: ({ Message }: Fields) => keepDraft(draft, { Message }, "browser"),
  };
}

/** Requests an audition in one of the project's slots, with a message. */
export function AuditionDialog(props: AuditionDialogProps) {
  const { submission, onClose } = props;
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const { slots, error, again } = useSlots(submission.PK);
  const { name, loading, send, kept, keep } = useRequest(form, props);
  return (
    <Modal
      open
      centered
      title={t("auditionTitle", { name })}
      okText={t("auditionSend")}
      okButtonProps={{ disabled: !slots || slots.length === 0 }}
      cancelText={shell("cancel")}
      confirmLoading={loading}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <DataBlock loading={!slots && !error} error={error} onRetry={again}>
        {slots?.length === 0 && <NoSlots projectKey={submission.PK} />}
        <FirstFocus>
          <Form<Fields>
            form={form}
            layout="vertical"
            requiredMark={false}
            hidden={slots?.length === 0}
            initialValues={kept}
            onValuesChange={(changed: Fields, fields) => {
              clearFailures(form, changed);
              keep(fields);
            }}
            onKeyDown={sendKeys(form)}
            onFinish={send}
          >
            <SlotsField slots={slots ?? []} />
            <Form.Item name="Shared" valuePropName="checked" extra={t("auditionSharedText")}>
              <Checkbox>{t("auditionShared")}</Checkbox>
            </Form.Item>
            <Form.Item name="hours" label={t("auditionRespond")}>
              <Select
                allowClear
                placeholder={t("auditionRespondUsual")}
                options={RESPOND_HOURS.map((hours) => ({
                  value: hours,
                  label: t("auditionRespondDays", { count: hours / 24 }),
                }))}
              />
            </Form.Item>
            <Form.Item name="Message" label={`${t("auditionMessage")} (${shell("optional")})`}>
              <Input.TextArea rows={3} maxLength={MAX_MESSAGE} showCount />
            </Form.Item>
          </Form>
        </FirstFocus>
      </DataBlock>
    </Modal>
  );
}
