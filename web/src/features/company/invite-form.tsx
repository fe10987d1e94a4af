import { useMutation } from "@apollo/client/react";
import { Button, Checkbox, Form, Input } from "antd";
import { useTranslation } from "react-i18next";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { InviteMember } from "./members-documents.ts";

type Values = { readonly Email: string; readonly Owner?: boolean };

type InviteFormProps = {
  readonly companyKey: string;
  readonly mayInviteOwners: boolean;
  readonly onInvited: () => void;
};

/** Invites a colleague by e-mail; a refusal is shown at its field. */
export function InviteForm({ companyKey, mayInviteOwners, onInvited }: InviteFormProps) {
  const { t } = useTranslation("company");
  const { t: errors } = useTranslation("errors");
  const [form] = Form.useForm<Values>();
  const place = useFieldFailures(form, "invitation");
  const [invite, { loading }] = useMutation(InviteMember);

  async function send({ Email, Owner }: Values): Promise<void> {
    try {
      await invite({ variables: { invitation: { CompanyId: companyKey, Email, Owner: Owner === true } } });
    } catch (error) {
      place(error);
      return;
    }
    form.resetFields();
    notify("success", t("invited", { email: Email }));
    onInvited();
  }

  return (
    <Form<Values>
      form={form}
      name="invitation"
      noValidate
      layout="vertical"
      requiredMark={false}
      onValuesChange={(changed) => clearFailures(form, changed)}
      onFinish={(values) => void send(values)}
    >
      <h3>{t("inviteTitle")}</h3>
      <Form.Item
        name="Email"
        label={t("inviteEmail")}
        extra={t("inviteHelp")}
        validateTrigger={[]}
        rules={[{ required: true, whitespace: true, message: errors("rule.REQUIRED") }]}
      >
        <Input type="email" dir="ltr" autoComplete="off" />
      </Form.Item>
      {mayInviteOwners && (
        <Form.Item name="Owner" valuePropName="checked">
          <Checkbox>{t("asOwner")}</Checkbox>
        </Form.Item>
      )}
      <Button htmlType="submit" loading={loading}>
        {t("invite")}
      </Button>
    </Form>
  );
}
