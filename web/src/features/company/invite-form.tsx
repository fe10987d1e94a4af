import { useMutation } from "@apollo/client/react";
import { Button, Checkbox, Form, Input } from "antd";
import { useTranslation } from "react-i18next";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
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
  const [invite] = useMutation(InviteMember);

  const { sending, ...fields } = useDraftedForm<Values>(form, {
    argument: "invitation",
    draft: `company.invitation.${companyKey}`,
    send: ({ Email, Owner }) =>
      invite({ variables: { invitation: { CompanyId: companyKey, Email, Owner: Owner === true } } }),
    onSent: ({ Email }) => {
      form.setFieldsValue({ Email: "", Owner: false });
      notify("success", t("invited", { email: Email }));
      onInvited();
    },
  });

  return (
    <Form<Values> form={form} name="invitation" noValidate layout="vertical" requiredMark={false} {...fields}>
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
      <Button htmlType="submit" loading={sending}>
        {t("invite")}
      </Button>
    </Form>
  );
}
