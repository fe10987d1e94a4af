import { useMutation, useQuery } from "@apollo/client/react";
import { Form, Input, Modal, Radio } from "antd";
import type { FormInstance } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AuditionSlotsQuery, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { isAnswered } from "#lib/graph/answered.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { AuditionSlots, RequestAudition } from "./decision-documents.ts";
import "../details/submission-details.css";

const MAX_MESSAGE = 2_000;
/** The wizard's step of that name. */
const WHERE_SLOTS_ARE_MADE = "location";

type Slot = AuditionSlotsQuery["getAuditionTimes"]["Auditions"][number];
type Fields = { readonly AuditionId?: string; readonly Message?: string };

/** A slot in its own zone, and in the reader's where that differs. */
export function SlotTimes({ slot }: { readonly slot: Pick<Slot["Data"], "StartsAt" | "Zone"> }) {
  const { t } = useTranslation("submissions");
  const formats = useFormats();
  const mine = ownZone();
  return (
    <>
      <strong>{formats.moment(slot.StartsAt, slot.Zone)}</strong>
      {slot.Zone !== mine && (
        <span className="slot-mine">{t("slotMine", { time: formats.moment(slot.StartsAt, mine) })}</span>
      )}
    </>
  );
}

function SlotLabel({ slot }: { readonly slot: Slot["Data"] }) {
  const { t } = useTranslation("submissions");
  return (
    <span className="slot">
      <SlotTimes slot={slot} />
      <span className="slot-facts">
        {[t("slotLength", { count: slot.LengthMinutes }), slot.Place ?? slot.Link]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </span>
  );
}

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

function useSlots(projectKey: string) {
  const { data, error, refetch } = useQuery(AuditionSlots, {
    variables: { pK: projectKey },
    fetchPolicy: "cache-and-network",
  });
  const [now] = useState(() => Date.now());
  return {
    slots: data?.getAuditionTimes.Auditions.filter(({ Data }) => Date.parse(Data.StartsAt) > now),
    error: isAnswered(data) ? null : error,
    again: () => void refetch().catch(() => undefined),
  };
}

type AuditionDialogProps = {
  readonly submission: WallCard_SubmissionFragment;
  readonly onClose: () => void;
};

/** Sends the request, and keeps the message until then. */
function useRequest(form: FormInstance<Fields>, { submission, onClose }: AuditionDialogProps) {
  const { t } = useTranslation("submissions");
  const place = useFieldFailures(form, "request");
  const { keyFor, settle } = useClientKey();
  const [request, { loading }] = useMutation(RequestAudition);
  const { PK, SK, Data } = submission;
  const draft = `audition.${PK}.${SK}`;
  const name = fullName({ firstName: Data.FirstName, lastName: Data.LastName });

  async function send({ AuditionId, Message }: Fields): Promise<void> {
    const wanted = { PK, SK, ...(AuditionId && { AuditionId }), ...(Message?.trim() && { Message }) };
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

function SlotField({ slots }: { readonly slots: readonly Slot[] }) {
  const { t } = useTranslation("submissions");
  const options = slots.map((slot) => ({ value: slot.SK, label: <SlotLabel slot={slot.Data} /> }));
  return (
    <Form.Item name="AuditionId" label={t("slot")} rules={[{ required: true, message: t("slotMissing") }]}>
      <Radio.Group className="slots" options={options} />
    </Form.Item>
  );
}

/** Asks a submitter to one of the project's audition slots, with a message. */
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
          onFinish={send}
        >
          <SlotField slots={slots ?? []} />
          <Form.Item name="Message" label={`${t("auditionMessage")} (${shell("optional")})`}>
            <Input.TextArea rows={4} maxLength={MAX_MESSAGE} showCount />
          </Form.Item>
        </Form>
      </DataBlock>
    </Modal>
  );
}
