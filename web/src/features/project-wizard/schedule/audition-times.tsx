import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AuditionTimeInput, WizardAuditionTimesQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { hasResponse } from "#lib/graph/answered.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { PlaceItem } from "#ui/fields/address/place-item.tsx";
import { NumberItem } from "#ui/fields/numbers/number-item.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Box, Stack } from "#ui/layout/layout.tsx";
import { AuditionTimes, SaveAuditionTime } from "./schedule-documents.ts";
import { draftName } from "../use-wizard.ts";
import type { Project } from "../use-wizard.ts";
import { zoneOfState } from "@callboard/catalog/rules/zone-of-state.ts";
import { LaterField } from "#ui/zones/later-field.tsx";
import { ownListedZone, ZONES } from "#ui/zones/zones.ts";
import { slotZone } from "#ui/when/slot-zone.ts";

type Values = Omit<AuditionTimeInput, "PK" | "SK" | "ClientKey">;
type Slot = WizardAuditionTimesQuery["getAuditionTimes"]["Auditions"][number];

/** The fields that are reset for each further series; the others are likely to stay the same. */
const FRESH: Partial<Values> = { Date: "", Time: "", SeriesCount: 1, BreakMinutes: 0 };
const FIRST: Partial<Values> = { LengthMinutes: 15, Capacity: 1, ...FRESH };

function SlotList({ slots }: { readonly slots: readonly Slot[] }) {
  const { t } = useTranslation("project-wizard");
  const formats = useFormats();
  if (slots.length === 0) return <p className="step-help">{t("noSlots")}</p>;
  return (
    <Stack as="ul" className="slot-list" gap={8} after={12}>
      {slots.map(({ SK, Data }) => (
        <li key={SK}>
          <strong>{formats.moment(Data.StartsAt, slotZone(Data))}</strong>
          <span>{t("slotLength", { count: Data.LengthMinutes })}</span>
          <span>{t("slotCapacity", { count: Data.Capacity })}</span>
          {Data.Place && <bdi>{Data.Place}</bdi>}
        </li>
      ))}
    </Stack>
  );
}

function SlotFields() {
  const { t } = useTranslation("project-wizard");
  return (
    <>
      <Stack className="step-pair" gap="0 20">
        <Form.Item name="Date" label={t("day")}>
          <Input type="date" />
        </Form.Item>
        <Form.Item name="Time" label={t("startTime")}>
          <Input type="time" />
        </Form.Item>
        <Form.Item name="Zone" label={t("zone")}>
          <Select showSearch={{ optionFilterProp: "label" }} options={[...ZONES]} />
        </Form.Item>
        <LaterField label={t("later")} first={t("laterFirst")} second={t("laterSecond")} />
        <NumberItem name="LengthMinutes" label={t("length")} min={5} max={480} />
        <NumberItem name="Capacity" label={t("capacity")} min={1} max={100} />
        <NumberItem name="SeriesCount" label={t("series")} extra={t("seriesHelp")} min={1} max={100} />
        <NumberItem name="BreakMinutes" label={t("break")} min={0} max={480} />
      </Stack>
      <PlaceItem name="Place" label={t("room")} />
      <Form.Item name="Link" label={t("remoteLink")}>
        <Input type="url" dir="ltr" placeholder="https://" />
      </Form.Item>
    </>
  );
}

type SectionProps = { readonly project: Project; readonly onSaved: () => void };

/** Audition times: a single one, or a series. They are saved separately from the step. */
export function AuditionTimesSection({ project, onSaved }: SectionProps) {
  const { t } = useTranslation("project-wizard");
  const [form] = Form.useForm<Values>();
  const place = useFieldFailures(form, "auditionTime");
  const { keyFor, settle } = useClientKey();
  const { data, error, loading, refetch } = useQuery(AuditionTimes, { variables: { pK: project.PK } });
  const [save, saving] = useMutation(SaveAuditionTime);
  const slots = data?.getAuditionTimes.Auditions ?? [];
  const draft = draftName(project, "auditionTimes");
  const [begun] = useState(() => draftFields(draft, "browser"));

  async function send(values: Values): Promise<void> {
    const slot = { ...values, PK: project.PK };
    try {
      await save({ variables: { auditionTime: { ...slot, ClientKey: keyFor(slot) } } });
    } catch (refused) {
      place(refused);
      return;
    }
    settle();
    notify("success", t("slotsAdded", { count: values.SeriesCount ?? 1 }));
    dropDraft(draft, "browser");
    form.setFieldsValue(FRESH);
    void refetch().catch(() => undefined);
    onSaved();
  }

  return (
    <section className="step-group" aria-labelledby="audition-times">
      <h2 id="audition-times">{t("auditionTimes")}</h2>
      <p className="step-help">{t("auditionTimesHelp")}</p>
      <DataBlock
        loading={!hasResponse(data) && loading}
        error={hasResponse(data) ? null : error}
        onRetry={() => void refetch()}
      >
        <SlotList slots={slots} />
        {slots.length > 0 && (
          <Link
            className="slot-link"
            to={linkTo(paths.projectDetail, { id: project.PK }, { tab: "schedule" })}
          >
            {t("editSlots")}
          </Link>
        )}
      </DataBlock>
      <Box as="details" className="slot-add" shrinks open={Object.keys(begun).length > 0}>
        <summary>{t("addSlots")}</summary>
        <Form<Values>
          form={form}
          name="audition"
          noValidate
          layout="vertical"
          initialValues={{
            Zone: zoneOfState(project.Data.LocationState) ?? ownListedZone(),
            ...FIRST,
            ...begun,
          }}
          onValuesChange={(changed: Partial<Values>, values) => {
            clearFailures(form, changed);
            keepDraft(draft, values, "browser");
          }}
          onFinish={(values) => void send(values)}
        >
          <SlotFields />
          <Button htmlType="submit" loading={saving.loading}>
            {t("addSlots")}
          </Button>
        </Form>
      </Box>
    </section>
  );
}
