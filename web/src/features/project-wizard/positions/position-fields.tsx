import { POSITION } from "@callboard/catalog/fields/position.ts";
import { POSITION_TYPES } from "@callboard/catalog/position-types.ts";
import { Radio } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import { DeclaredFields } from "../steps/declared-fields.tsx";
import { Field } from "../steps/fields.tsx";

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="step-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function PositionType() {
  const word = useCatalog();
  const types = POSITION_TYPES.map((value) => ({ value, label: word("positionTypes", value) }));
  return (
    <Field name="PositionType" required>
      <Radio.Group options={types} />
    </Field>
  );
}

/** All fields of a position, in four groups. */
export function PositionFields() {
  const { t } = useTranslation("project-wizard");
  return (
    <>
      <Group title={t("groupWho")}>
        <DeclaredFields rows={POSITION} group="who" own={{ PositionType: <PositionType /> }} />
      </Group>
      <Group title={t("groupWhat")}>
        <DeclaredFields rows={POSITION} group="what" />
      </Group>
      <Group title={t("groupPay")}>
        <p className="step-help">{t("payRoleHelp")}</p>
        <DeclaredFields rows={POSITION} group="pay" />
      </Group>
      <Group title={t("groupWhen")}>
        <DeclaredFields rows={POSITION} group="when" />
      </Group>
    </>
  );
}
