import { useMutation } from "@apollo/client/react";
import { Button, Form, Input } from "antd";
import { useTranslation } from "react-i18next";
import type { AuditionTimeInput } from "#gen/graphql.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { PlaceItem } from "#ui/fields/address/place-item.tsx";
import { NumberItem } from "#ui/fields/numbers/number-item.tsx";
import { Select } from "#ui/fields/select.tsx";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { zoneOfState } from "@callboard/catalog/rules/zone-of-state.ts";
import { LaterField } from "#ui/zones/later-field.tsx";
import { ownListedZone, ZONES } from "#ui/zones/zones.ts";
import { SaveSlot } from "./schedule-documents.ts";
import type { Time } from "./use-schedule.ts";

type Values = Omit<AuditionTimeInput, "PK" | "SK" | "ClientKey">;

type SlotFormProps = {
  readonly projectKey: string;
  /** The slot to edit; null adds one or a series. */
  readonly time: Time | null;
  /** A slot to copy defaults from: the last one of the schedule. */
  readonly like: Time | null;
  /** The state in which the project films, which determines the time zone of a first slot. */
  readonly state: string | null;
  readonly onSaved: () => void;
};

/** Defaults of a new slot: place and length of the last one, and the time zone of the location. */
function valuesOf({ time, like, state }: SlotFormProps): Values {
  const from = (time ?? like)?.Data;
  const shared = {
    Zone: from?.Zone ?? zoneOfState(state) ?? ownListedZone(),
    LengthMinutes: from?.LengthMinutes ?? 15,
    Capacity: from?.Capacity ?? 1,
    Place: from?.Place ?? null,
    Link: from?.Link ?? null,
  };
  if (time) return { ...shared, Date: time.Data.Date, Time: time.Data.Time };
  return { ...shared, SeriesCount: 1, BreakMinutes: 0 };
}

function Fields({ isNew }: { readonly isNew: boolean }) {
  const { t } = useTranslation("project-detail");
  return (
    <>
      <Stack className="slot-pair" gap="0 16">
        <Form.Item name="Date" label={t("slot.day")}>
          <Input type="date" />
        </Form.Item>
        <Form.Item name="Time" label={t("slot.time")}>
          <Input type="time" />
        </Form.Item>
        <Form.Item name="Zone" label={t("slot.zone")}>
          <Select showSearch={{ optionFilterProp: "label" }} options={[...ZONES]} />
        </Form.Item>
        <LaterField label={t("slot.later")} first={t("slot.laterFirst")} second={t("slot.laterSecond")} />
        <NumberItem name="LengthMinutes" label={t("slot.length")} min={5} max={480} />
        <NumberItem name="Capacity" label={t("slot.capacity")} min={1} max={100} />
        {isNew && (
          <>
            <NumberItem
              name="SeriesCount"
              label={t("slot.series")}
              extra={t("slot.seriesHelp")}
              min={1}
              max={100}
            />
            <NumberItem name="BreakMinutes" label={t("slot.break")} min={0} max={480} />
          </>
        )}
      </Stack>
      <PlaceItem name="Place" label={t("slot.place")} />
      <Form.Item name="Link" label={t("slot.link")}>
        <Input type="url" dir="ltr" placeholder="https://" />
      </Form.Item>
    </>
  );
}

/** Adds slots, or edits one: its invitations are then sent again. */
export function SlotForm(props: SlotFormProps) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const { projectKey, time, onSaved } = props;
  const [form] = Form.useForm<Values>();
  const { keyFor, settle } = useClientKey();
  const [save] = useMutation(SaveSlot);

  const { sending, initialValues, ...fields } = useDraftedForm<Values>(form, {
    argument: "auditionTime",
    draft: `slot.${projectKey}.${time?.SK ?? "new"}`,
    place: time ? "tab" : "browser",
    send: (values) => {
      const slot = { ...values, PK: projectKey };
      const auditionTime = time ? { ...slot, SK: time.SK } : { ...slot, ClientKey: keyFor(slot) };
      return save({ variables: { auditionTime } });
    },
    onSent: ({ SeriesCount }) => {
      settle();
      notify("success", time ? t("slot.saved") : t("slot.added", { count: SeriesCount ?? 1 }));
      onSaved();
    },
  });

  return (
    <Form<Values>
      form={form}
      name={time ? "slot" : "slots"}
      noValidate
      layout="vertical"
      initialValues={{ ...valuesOf(props), ...initialValues }}
      {...fields}
    >
      <Fields isNew={time === null} />
      <Button type="primary" htmlType="submit" loading={sending}>
        {time ? shell("save") : t("addSlots")}
      </Button>
    </Form>
  );
}
