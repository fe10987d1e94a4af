import { useMutation } from "@apollo/client/react";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#lib/session/session-context.tsx";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { CloseAccount } from "./account-documents.ts";
import { needsSignIn, SignInAgain } from "./sign-in-again.tsx";

type Values = { readonly confirm: string };

/** Closes the account once the member has typed its address and confirmed; it can be kept for 30 days. */
export function CloseSection({ email }: { readonly email: string }) {
  const { t } = useTranslation("account");
  const session = useSession();
  const [form] = Form.useForm<Values>();
  const showFailures = useFieldFailures(form, "");
  const [confirming, setConfirming] = useState(false);
  const [close, { loading, error }] = useMutation(CloseAccount);
  // Closing ends every session at the provider, so this browser's stored data is deleted as well.
  const closeNow = () =>
    void close({ variables: form.getFieldsValue() })
      .then(
        () => session.signOut(),
        (failure: unknown) => {
          if (!needsSignIn(failure)) showFailures(failure);
        },
      )
      .finally(() => setConfirming(false));
  return (
    <section className="account-section" aria-labelledby="account-close">
      <h2 id="account-close">{t("close")}</h2>
      <p>{t("closeText")}</p>
      <Form
        form={form}
        className="account-form"
        layout="vertical"
        requiredMark={false}
        onFinish={() => setConfirming(true)}
        onValuesChange={(changed: Record<string, unknown>) => clearFailures(form, changed)}
      >
        <Form.Item
          name="confirm"
          label={t("closeConfirm")}
          rules={[{ required: true, message: t("required") }]}
        >
          <Input type="email" dir="ltr" autoComplete="off" placeholder={email} />
        </Form.Item>
        <Button danger htmlType="submit" loading={loading}>
          {t("closeAccount")}
        </Button>
      </Form>
      {needsSignIn(error) && <SignInAgain />}
      <Confirm
        open={confirming}
        title={t("closeTitle")}
        confirm={t("closeAccount")}
        keep={t("closeKeep")}
        danger
        busy={loading}
        onConfirm={closeNow}
        onClose={() => setConfirming(false)}
      >
        <p>{t("closeAsk")}</p>
      </Confirm>
    </section>
  );
}
