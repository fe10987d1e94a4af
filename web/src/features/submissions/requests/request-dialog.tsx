import { LIMITS } from "@callboard/catalog/limits.ts";
import { Form, Input, Modal, Radio } from "antd";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "#ui/fields/select.tsx";
import { sendKeys } from "#ui/fields/send-keys.ts";
import { clearFailures } from "#ui/fields/use-field-failures.ts";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { NumberInput } from "#ui/fields/numbers/number-input.tsx";
import { useNumberRule } from "#ui/fields/numbers/number-item.tsx";
import { Box, Stack } from "#ui/layout/layout.tsx";
import { ClashesOfMany } from "./clashes-of-many.tsx";
import { DayClashes } from "./day-clashes.tsx";
import { ENDS_IN_HOURS, HOURS_AS_DAYS, REQUEST_KINDS, USUAL_END, daysOf, hasFee } from "./request-input.ts";
import type { RequestFields, RequestKind } from "./request-input.ts";
import { CancellationFields, FeeUnitField } from "./terms-fields.tsx";
import { useRequest } from "./use-request.ts";
import type { RequestProps } from "./use-request.ts";
import "./requests.css";

function DayFields() {
  const { t } = useTranslation("requests");
  const help = useId();
  return (
    <Box as="fieldset" className="request-days" after={24} aria-describedby={help}>
      <legend>{t("days")}</legend>
      <Stack className="request-range" gap={12}>
        <Form.Item name="From" label={t("from")}>
          <Input type="date" />
        </Form.Item>
        <Form.Item
          name="Until"
          label={t("until")}
          dependencies={["From"]}
          rules={[
            ({ getFieldsValue }) => ({
              validator: () =>
                daysOf(getFieldsValue() as RequestFields) === null
                  ? Promise.reject(new Error(t("daysWrong", { count: LIMITS.datesPerRequest })))
                  : Promise.resolve(),
            }),
          ]}
        >
          <Input type="date" />
        </Form.Item>
      </Stack>
      <p id={help}>{t("daysHelp")}</p>
    </Box>
  );
}

function FeeFields({ isRequired }: { readonly isRequired: boolean }) {
  const { t } = useTranslation("requests");
  const { t: shell } = useTranslation();
  const rule = useNumberRule({ min: 0, max: Infinity, money: true });
  return (
    <Stack className="request-fee" gap={12}>
      <Form.Item
        name="Fee"
        label={isRequired ? t("fee") : `${t("fee")} (${shell("optional")})`}
        rules={[{ required: isRequired, message: t("feeMissing") }, rule]}
      >
        <NumberInput money prefix={null} />
      </Form.Item>
      <Form.Item name="Currency" label={t("currency")}>
        <Input maxLength={3} autoCapitalize="characters" spellCheck={false} />
      </Form.Item>
    </Stack>
  );
}

/** The fields of the chosen kind. */
function KindFields({ kind }: { readonly kind: RequestKind }) {
  const { t } = useTranslation("requests");
  return (
    <>
      <DayFields />
      {hasFee(kind) && (
        <>
          <FeeFields isRequired={kind === "Hold"} />
          <FeeUnitField />
        </>
      )}
      {kind === "Offer" && (
        <Form.Item
          name="Terms"
          label={t("terms")}
          rules={[{ required: true, whitespace: true, message: t("termsMissing") }]}
        >
          <Input.TextArea rows={4} maxLength={LIMITS.descriptionLength} />
        </Form.Item>
      )}
      {kind === "Offer" && <CancellationFields />}
    </>
  );
}

/** What the people have on the days of the request. */
function Clashes({ people, dates }: Pick<RequestProps, "people"> & { readonly dates: readonly string[] }) {
  const [first, ...others] = people;
  if (others.length === 0) return <DayClashes person={first} dates={dates} />;
  return <ClashesOfMany people={people} dates={dates} />;
}

type RequestDialogProps = RequestProps & {
  /** The preselected kind. */
  readonly kind: RequestKind;
  /** Kinds that the server accepts now. */
  readonly kinds: readonly RequestKind[];
};

/**
 * Sends an availability request to people, or an offer to one: non-binding checks, holds on days, and offers that
 * book once accepted.
 */
export function RequestDialog(props: RequestDialogProps) {
  const { kind: first, kinds, onClose } = props;
  const { t } = useTranslation("requests");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<RequestFields>();
  const kind = Form.useWatch("kind", form) ?? first;
  const days = daysOf({ From: Form.useWatch("From", form), Until: Form.useWatch("Until", form) });
  const { title, loading, send, kept, keep } = useRequest(form, props);
  const endLabel = (hours: number): string => {
    if (hours === USUAL_END) return t("usualEnd");
    return hours < HOURS_AS_DAYS ? t("hours", { count: hours }) : t("inDays", { count: hours / 24 });
  };
  return (
    <Modal
      open
      title={title}
      okText={t(`send.${kind}`)}
      cancelText={shell("cancel")}
      confirmLoading={loading}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <FirstFocus>
        <Form<RequestFields>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{
            Currency: "USD",
            FeeUnit: "",
            Cancellation: "",
            ...kept,
            kind: first,
            hours: USUAL_END,
          }}
          onValuesChange={(changed: Partial<RequestFields>, fields) => {
            clearFailures(form, changed);
            keep(fields);
          }}
          onKeyDown={sendKeys(form)}
          onFinish={send}
        >
          <Form.Item name="kind" label={t("kind")} extra={t(`help.${kind}`)}>
            <Radio.Group
              options={REQUEST_KINDS.filter((one) => kinds.includes(one)).map((value) => ({
                value,
                label: t(`kinds.${value}`),
              }))}
            />
          </Form.Item>
          <KindFields kind={kind} />
          {days && <Clashes people={props.people} dates={days} />}
          <Form.Item name="hours" label={t("ends")}>
            <Select
              options={ENDS_IN_HOURS.map((value) => ({
                value,
                label: endLabel(value),
              }))}
            />
          </Form.Item>
          {kind !== "Offer" && (
            <Form.Item name="DecideBy" label={t("decideBy")} extra={t("decideByHelp")}>
              <Input type="date" />
            </Form.Item>
          )}
          <Form.Item name="Message" label={`${t("message")} (${shell("optional")})`}>
            <Input.TextArea rows={3} maxLength={LIMITS.noteLength} />
          </Form.Item>
        </Form>
      </FirstFocus>
    </Modal>
  );
}
