import { useMutation } from "@apollo/client/react";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { Button, Form, Input } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmPasswordReset, RequestPasswordReset } from "#lib/session/password-documents.ts";
import { rememberReturnTo } from "#lib/session/return-to.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { Row } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { linkTo, paths } from "#lib/paths.ts";

type NewPassword = { readonly code: string; readonly password: string };

function CodeForm({ email, onResend }: { readonly email: string; readonly onResend: () => void }) {
  const { t } = useTranslation("account");
  const session = useSession();
  const [form] = Form.useForm<NewPassword>();
  const showFailures = useFieldFailures(form, "");
  useEffect(() => form.focusField("code"), [form]);
  const [confirm, confirming] = useMutation(ConfirmPasswordReset);
  // Changing the password ends every session, including this one.
  const save = (values: NewPassword) =>
    void confirm({ variables: { email, ...values } }).then(() => {
      rememberReturnTo(linkTo(paths.profile, {}, { tab: "security" }));
      return session.signInAgain();
    }, showFailures);
  const required = { required: true, message: t("required") };
  return (
    <Form
      form={form}
      className="account-form"
      layout="vertical"
      requiredMark={false}
      onFinish={save}
      onValuesChange={(changed: Record<string, unknown>) => clearFailures(form, changed)}
    >
      <p>{t("codeSent", { email })}</p>
      <Form.Item name="code" label={t("code")} rules={[required]}>
        <Input inputMode="numeric" autoComplete="one-time-code" dir="ltr" />
      </Form.Item>
      <Form.Item
        name="password"
        label={t("newPassword")}
        extra={t("newPasswordHelp", { count: LIMITS.minPasswordLength })}
        rules={[required]}
      >
        <Input.Password autoComplete="new-password" dir="ltr" />
      </Form.Item>
      <Row gap={8} align="stretch" wrap>
        <Button type="primary" htmlType="submit" loading={confirming.loading}>
          {t("setPassword")}
        </Button>
        <Button onClick={onResend}>{t("resend")}</Button>
      </Row>
    </Form>
  );
}

/** Sets a new password with a code sent by email. */
export function PasswordSection({ email }: { readonly email: string }) {
  const { t } = useTranslation("account");
  const notifyFailure = useFailureNotice();
  const [sent, setSent] = useState(false);
  const [request, requesting] = useMutation(RequestPasswordReset);
  const send = () =>
    void request({ variables: { email } }).then(() => {
      if (sent) notify("success", t("resent"));
      setSent(true);
    }, notifyFailure);
  return (
    <section className="account-section" aria-labelledby="account-password">
      <h2 id="account-password">{t("password")}</h2>
      <p>{t("passwordText")}</p>
      {sent ? (
        <CodeForm email={email} onResend={send} />
      ) : (
        <Button loading={requesting.loading} onClick={send}>
          {t("changePassword")}
        </Button>
      )}
    </section>
  );
}
