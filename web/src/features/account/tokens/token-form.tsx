import { useMutation } from "@apollo/client/react";
import type { TokenScope } from "@callboard/catalog/rules/access-tokens.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { Button, Form, Input, Radio } from "antd";
import { useTranslation } from "react-i18next";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { needsSignIn, SignInAgain } from "../sign-in-again.tsx";
import { CreateAccessToken } from "./token-documents.ts";

/** Each choice with the scopes that it stands for. */
const SCOPES = { read: ["Read"], write: ["Read", "Write"] } as const satisfies Record<
  string,
  readonly TokenScope[]
>;
const DAYS = [7, 30, 90, LIMITS.accessTokenDays];

type Values = { readonly Name: string; readonly Scopes: keyof typeof SCOPES; readonly Days: number };

/** Makes an access token; `onMade` gets its secret, which nobody can read again. */
export function TokenForm({ onMade }: { readonly onMade: (secret: string) => void }) {
  const { t } = useTranslation("account");
  const [form] = Form.useForm<Values>();
  const [create, { error }] = useMutation(CreateAccessToken, { fetchPolicy: "no-cache" });
  const { sending, initialValues, ...fields } = useDraftedForm<Values>(form, {
    argument: "token",
    draft: "account.token",
    async send({ Name, Scopes, Days }) {
      const { data } = await create({ variables: { token: { Name, Scopes: [...SCOPES[Scopes]], Days } } });
      onMade(data?.createAccessToken.Secret ?? "");
    },
    onSent: () => form.setFieldsValue({ Name: "" }),
  });
  return (
    <Form<Values>
      form={form}
      name="access-token"
      className="account-form"
      layout="vertical"
      requiredMark={false}
      initialValues={{ Scopes: "read", Days: 30, ...initialValues }}
      {...fields}
    >
      <Form.Item name="Name" label={t("tokenName")} rules={[{ required: true, message: t("required") }]}>
        <Input autoComplete="off" maxLength={LIMITS.accessTokenNameLength} />
      </Form.Item>
      <Form.Item name="Scopes" label={t("tokenScopes")}>
        <Radio.Group
          options={[
            { value: "read", label: t("tokenRead") },
            { value: "write", label: t("tokenWrite") },
          ]}
        />
      </Form.Item>
      <Form.Item name="Days" label={t("tokenDays")}>
        <Radio.Group options={DAYS.map((count) => ({ value: count, label: t("tokenDaysOf", { count }) }))} />
      </Form.Item>
      <Button htmlType="submit" loading={sending}>
        {t("tokenCreate")}
      </Button>
      {needsSignIn(error) && <SignInAgain />}
    </Form>
  );
}
