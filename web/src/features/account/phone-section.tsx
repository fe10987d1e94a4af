import { useMutation, useQuery } from "@apollo/client/react";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { Button, Form, Input } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { plainPhone } from "#lib/forms/phone.ts";
import { useShownPhone } from "#lib/forms/use-shown-phone.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { Row } from "#ui/layout/layout.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { ConfirmPhone, MyPhone, RemovePhone, RequestPhoneCode } from "./phone-documents.ts";

function PhoneForm({ label, onSent }: { readonly label: string; readonly onSent: (phone: string) => void }) {
  const { t, i18n } = useTranslation("account");
  const [form] = Form.useForm<{ readonly phone: string }>();
  const showFailures = useFieldFailures(form, "");
  const [request, { loading }] = useMutation(RequestPhoneCode);
  const send = async (typed: { readonly phone: string }) => {
    const phone = await plainPhone(typed.phone);
    await request({ variables: { phone, language: i18n.language } }).then(() => onSent(phone), showFailures);
  };
  return (
    <Form
      form={form}
      className="account-form"
      layout="vertical"
      requiredMark={false}
      onFinish={(typed) => void send(typed)}
      onValuesChange={(changed: Record<string, unknown>) => clearFailures(form, changed)}
    >
      <Form.Item
        name="phone"
        label={t("phoneNumber")}
        extra={t("phoneHelp")}
        rules={[{ required: true, message: t("required") }]}
      >
        <Input type="tel" autoComplete="tel" dir="ltr" />
      </Form.Item>
      <Button htmlType="submit" loading={loading}>
        {label}
      </Button>
    </Form>
  );
}

/** Whether a code may be sent again: a pause after the one before it. */
function usePause(count: number): boolean {
  const [rested, setRested] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setRested(count), LIMITS.phoneCodePauseSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [count]);
  return rested < count;
}

type CodeFormProps = { readonly phone: string; readonly onProven: () => void; readonly onBack: () => void };

function CodeForm({ phone, onProven, onBack }: CodeFormProps) {
  const { t, i18n } = useTranslation("account");
  const [form] = Form.useForm<{ readonly code: string }>();
  const showFailures = useFieldFailures(form, "");
  const notifyFailure = useFailureNotice();
  const shown = useShownPhone(phone);
  const [sent, setSent] = useState(1);
  const isPaused = usePause(sent);
  const [confirm, confirming] = useMutation(ConfirmPhone);
  const [request, requesting] = useMutation(RequestPhoneCode);
  useEffect(() => form.focusField("code"), [form]);
  const save = ({ code }: { readonly code: string }) =>
    void confirm({ variables: { phone, code } }).then(onProven, showFailures);
  const resend = () =>
    void request({ variables: { phone, language: i18n.language } }).then(() => {
      setSent(sent + 1);
      notify("success", t("resent"));
    }, notifyFailure);
  return (
    <Form
      form={form}
      className="account-form"
      layout="vertical"
      requiredMark={false}
      onFinish={save}
      onValuesChange={(changed: Record<string, unknown>) => clearFailures(form, changed)}
    >
      <p>
        {t("phoneSent")} <bdi dir="ltr">{shown}</bdi>
      </p>
      <Form.Item
        name="code"
        label={t("phoneCode")}
        extra={t("phoneCodeHelp")}
        rules={[{ required: true, message: t("required") }]}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" dir="ltr" />
      </Form.Item>
      <Row gap={8} align="stretch" wrap>
        <Button type="primary" htmlType="submit" loading={confirming.loading}>
          {t("phoneConfirm")}
        </Button>
        <Button disabled={isPaused} loading={requesting.loading} onClick={resend}>
          {t("resend")}
        </Button>
        <Button onClick={onBack}>{t("phoneOther")}</Button>
      </Row>
    </Form>
  );
}

function Proven({ number, onRemoved }: { readonly number: string; readonly onRemoved: () => void }) {
  const { t } = useTranslation("account");
  const notifyFailure = useFailureNotice();
  const shown = useShownPhone(number);
  const [remove, { loading }] = useMutation(RemovePhone);
  return (
    <>
      <p>
        {t("phoneProven")} <bdi dir="ltr">{shown}</bdi>
      </p>
      <Button loading={loading} onClick={() => void remove().then(onRemoved, notifyFailure)}>
        {t("phoneRemove")}
      </Button>
    </>
  );
}

/** The phone number with which the member signs in: proved by a code, changed, removed. Nothing where no codes are sent. */
export function PhoneSection() {
  const { t } = useTranslation("account");
  const notifyFailure = useFailureNotice();
  const { data, error, refetch } = useQuery(MyPhone, { fetchPolicy: "cache-and-network" });
  const [pending, setPending] = useState<string | null>(null);
  const phone = data?.getMyPhone;
  const number = phone?.Number ?? null;
  if (!phone && error)
    return (
      <FailureLine what={t("phone")} error={error} onRetry={() => void refetch().catch(notifyFailure)} />
    );
  if (!phone || (!phone.IsOffered && number === null)) return null;
  const changed = (words: string) => {
    setPending(null);
    notify("success", words);
    void refetch().catch(notifyFailure);
  };
  return (
    <section className="account-section" aria-labelledby="account-phone">
      <h2 id="account-phone">{t("phone")}</h2>
      <p>{t("phoneText")}</p>
      {number !== null && <Proven number={number} onRemoved={() => changed(t("phoneRemoved"))} />}
      {phone.IsOffered && pending === null && (
        <PhoneForm label={t(number === null ? "phoneSend" : "phoneChange")} onSent={setPending} />
      )}
      {phone.IsOffered && pending !== null && (
        <CodeForm phone={pending} onProven={() => changed(t("phoneSaved"))} onBack={() => setPending(null)} />
      )}
    </section>
  );
}
