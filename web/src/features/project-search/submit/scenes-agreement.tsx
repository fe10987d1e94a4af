import { Checkbox, Form } from "antd";
import { useTranslation } from "react-i18next";
import { Scenes } from "#ui/breakdown/breakdown-position.tsx";
import type { Role } from "../project/role-order.ts";

type ScenesAgreementProps = {
  readonly role: Role;
  /** Clients of an agent, who agrees for them; 0 if the viewer submits themselves. */
  readonly clients: number;
};

/** The role's nudity and adult scenes as they are described, with the agreement that casting records. */
export function ScenesAgreement({ role, clients }: ScenesAgreementProps) {
  const { t } = useTranslation("project-search");
  if (!role.Data.Nudity && !role.Data.AdultScenes) return null;
  return (
    <section className="submit-scenes">
      <Scenes role={role.Data} />
      <Form.Item
        name="ScenesAgreed"
        valuePropName="checked"
        rules={[
          {
            validator: (_, agreed: unknown) =>
              agreed === true ? Promise.resolve() : Promise.reject(new Error(t("agreeFirst"))),
          },
        ]}
      >
        <Checkbox>{clients > 0 ? t("agreeForClients", { count: clients }) : t("agree")}</Checkbox>
      </Form.Item>
    </section>
  );
}
