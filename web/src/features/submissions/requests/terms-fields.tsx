import { LIMITS } from "@callboard/catalog/limits.ts";
import { CANCELLATION_AGREEMENTS } from "@callboard/catalog/terms/cancellation-terms.ts";
import { FEE_UNITS } from "@callboard/catalog/terms/term-lines.ts";
import { Form, Input } from "antd";
import { useTranslation } from "react-i18next";
import { NumberInput } from "#ui/fields/numbers/number-input.tsx";
import { useNumberRule } from "#ui/fields/numbers/number-item.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { OWN_TERMS, isStep, type RequestFields } from "./request-input.ts";

/** What the fee is counted by. */
export function FeeUnitField() {
  const { t } = useTranslation("requests");
  return (
    <Form.Item name="FeeUnit" label={t("feeUnit")}>
      <Select
        options={[
          { value: "", label: t("feeUnitNone") },
          ...FEE_UNITS.map((unit) => ({ value: unit, label: t(`termWords.units.${unit}`) })),
        ]}
      />
    </Form.Item>
  );
}

function OwnFields() {
  const { t } = useTranslation("requests");
  const hours = useNumberRule({ min: 0, max: 2_160, money: false });
  const share = useNumberRule({ min: 0, max: 100, money: false });
  return (
    <>
      <Stack className="request-fee" gap={12}>
        <Form.Item
          name="NoticeHours"
          label={t("cancellation.notice")}
          extra={t("cancellation.noticeHelp")}
          rules={[hours]}
        >
          <NumberInput money={false} />
        </Form.Item>
        <Form.Item name="DuePercent" label={t("cancellation.percent")} rules={[share]}>
          <NumberInput money={false} />
        </Form.Item>
      </Stack>
      <Form.Item
        name="CancellationText"
        label={t("cancellation.text")}
        dependencies={["NoticeHours", "DuePercent"]}
        rules={[
          ({ getFieldsValue }) => ({
            validator: (_, text: string | undefined) => {
              const isStated = Boolean(text?.trim()) || isStep(getFieldsValue() as RequestFields);
              return isStated ? Promise.resolve() : Promise.reject(new Error(t("cancellation.missing")));
            },
          }),
        ]}
      >
        <Input.TextArea rows={2} maxLength={LIMITS.noteLength} />
      </Form.Item>
    </>
  );
}

/** What is due when the booking is cancelled: an agreement of the trade with its source, or the company's own terms. */
export function CancellationFields() {
  const { t } = useTranslation("requests");
  const form = Form.useFormInstance<RequestFields>();
  const chosen = Form.useWatch("Cancellation", form) ?? "";
  const source = CANCELLATION_AGREEMENTS.find(({ id }) => id === chosen)?.source;
  return (
    <>
      <Form.Item
        name="Cancellation"
        label={t("cancellation.label")}
        extra={source ? `${t("cancellation.help")} ${source}` : t("cancellation.help")}
      >
        <Select
          options={[
            { value: "", label: t("cancellation.none") },
            ...CANCELLATION_AGREEMENTS.map(({ id, name }) => ({ value: id, label: name })),
            { value: OWN_TERMS, label: t("cancellation.own") },
          ]}
        />
      </Form.Item>
      {chosen === OWN_TERMS && <OwnFields />}
      {chosen !== "" && (
        <Form.Item name="CallTime" label={t("cancellation.callTime")}>
          <Input type="time" />
        </Form.Item>
      )}
    </>
  );
}
