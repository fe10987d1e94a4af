import { skipToken, useQuery } from "@apollo/client/react";
import { Form, Input, Modal } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { Select } from "#ui/fields/select.tsx";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { AuditionTimes } from "./other-time-documents.ts";
import type { OtherTimeProps } from "./other-time.tsx";
import { otherTimes, wishOf } from "./other-times.ts";

const MAX_REASON = 2_000;
/** More would no longer be a preference, and would leave no room for text. */
const MAX_TIMES = 10;

type Fields = { times?: string[]; reason?: string };

/**
 * The project's other upcoming times, shown in the reader's zone. Empty while
 * they load and if they cannot be loaded.
 */
function useTimes({ PK, Data }: OtherTimeProps["submission"], open: boolean) {
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  const { data } = useQuery(
    AuditionTimes,
    open ? { variables: { pK: PK }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const slots = otherTimes(data?.getAuditionTimes.Auditions ?? [], Data.AuditionId, now);
  const options = slots.map(({ SK, Data: { StartsAt, Place } }) => ({
    value: SK,
    label: [formats.moment(StartsAt), Place].filter(Boolean).join(" · "),
  }));
  // Slots at the same time are one choice.
  return [...new Map(options.toReversed().map((option) => [option.label, option])).values()].toReversed();
}

/** The dialog of OtherTime. */
export function OtherTimeDialog({ submission, open, send, onClose, onDone }: OtherTimeProps) {
  const { t } = useTranslation("other-time");
  const { t: shell } = useTranslation();
  const options = useTimes(submission, open);
  const [form] = Form.useForm<Fields>();
  const { sending, ...fields } = useDraftedForm(form, {
    draft: `other-time.${submission.PK}.${submission.SK}`,
    send: ({ times = [], reason }) => send(wishOf(times, reason)),
    onSent: () => {
      // The form outlives its dialog.
      form.setFieldsValue({ times: [], reason: "" });
      onClose();
      notify("success", t("asked"));
      onDone();
    },
  });
  const optional = (label: string) => `${label} (${shell("optional")})`;
  return (
    <Modal
      open={open}
      title={t("title")}
      okText={t("ask")}
      cancelText={t("keep")}
      confirmLoading={sending}
      destroyOnHidden
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form form={form} layout="vertical" requiredMark={false} {...fields}>
        {options.length > 0 && (
          <Form.Item name="times" label={optional(t("times"))} extra={t("timesHelp")}>
            <Select<string[]>
              mode="multiple"
              maxCount={MAX_TIMES}
              placeholder={t("choose")}
              options={options}
            />
          </Form.Item>
        )}
        <Form.Item name="reason" label={optional(t("when"))} extra={t("whenHelp")}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={MAX_REASON} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
