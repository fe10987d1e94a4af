import { Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { Select } from "#ui/fields/select.tsx";
import { sendKeys } from "#ui/fields/send-keys.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { slotZone } from "#ui/when/slot-zone.ts";
import { useWhen } from "#ui/when/use-when.ts";
import type { Draft } from "../board.ts";
import type { Schedule } from "../use-schedule.ts";

const MAX_MESSAGE = 2_000;
const HOUR_MS = 3_600_000;
/** Choices for the time to respond, in hours. */
const RESPOND_HOURS = [24, 72, 168] as const;

/** What goes out with each request. */
export type Cover = { readonly Message?: string; readonly ExpiresAt?: string };

type Fields = { readonly Message?: string; readonly hours?: number };

type SendDialogProps = {
  readonly drafts: readonly Draft[];
  readonly schedule: Schedule;
  readonly projectKey: string;
  readonly onSend: (cover: Cover) => void;
  readonly onClose: () => void;
};

/** Who would be asked, and for when. */
function Requests({ drafts, schedule }: Pick<SendDialogProps, "drafts" | "schedule">) {
  const [first] = schedule.times;
  const when = useWhen({ zone: first && slotZone(first.Data) });
  const startOf = (draft: Draft) => schedule.slots.find(({ key }) => key === draft.slot)?.startsAt ?? "";
  const sorted = drafts.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  return (
    <ul className="requests-to-send">
      {sorted.map((draft) => (
        <li key={`${draft.person} ${draft.slot}`}>
          <bdi>{draft.name}</bdi>{" "}
          {startOf(draft) && <time dateTime={startOf(draft)}>{when.moment(startOf(draft))}</time>}
        </li>
      ))}
    </ul>
  );
}

/** Confirms the requests of a board before they go out: whom they reach, the message and the time to respond. */
export function SendDialog({ drafts, schedule, projectKey, onSend, onClose }: SendDialogProps) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const draft = `schedule.message.${projectKey}`;
  const count = drafts.length;
  return (
    <Modal
      open
      title={t("slot.sendTitle", { count })}
      okText={t("slot.send", { count })}
      cancelText={shell("cancel")}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <FirstFocus>
        <Stack gap={12}>
          <Requests drafts={drafts} schedule={schedule} />
          <Form<Fields>
            form={form}
            layout="vertical"
            initialValues={draftFields(draft, "browser")}
            onValuesChange={(_, { Message }) => keepDraft(draft, { Message }, "browser")}
            onKeyDown={sendKeys(form)}
            onFinish={({ Message, hours }) => {
              dropDraft(draft, "browser");
              onSend({
                ...(Message?.trim() && { Message }),
                ...(hours && { ExpiresAt: new Date(Date.now() + hours * HOUR_MS).toISOString() }),
              });
              onClose();
            }}
          >
            <Form.Item name="hours" label={t("slot.respond")}>
              <Select
                allowClear
                placeholder={t("slot.respondUsual")}
                options={RESPOND_HOURS.map((hours) => ({
                  value: hours,
                  label: t("slot.respondDays", { count: hours / 24 }),
                }))}
              />
            </Form.Item>
            <Form.Item name="Message" label={`${t("slot.message")} (${shell("optional")})`}>
              <Input.TextArea rows={3} maxLength={MAX_MESSAGE} showCount />
            </Form.Item>
          </Form>
          <p className="detail-help">{t("slot.sendHelp")}</p>
        </Stack>
      </FirstFocus>
    </Modal>
  );
}
