import { Form } from "antd";
import { useTranslation } from "react-i18next";
import { loadTexts } from "#i18n/i18n.ts";
import { NumberInput } from "./number-input.tsx";
import { refusalOf } from "./numbers.ts";
import type { NumberRule } from "./numbers.ts";

/** A rule of a form that says why a number is refused. The texts load with the first refusal: no field waits for them. */
export function useNumberRule({ min, max, money }: NumberRule) {
  const { t } = useTranslation();
  return {
    validator: async (_rule: unknown, value: unknown): Promise<void> => {
      const refusal = refusalOf(value, { min, max, money });
      if (refusal === null) return;
      await loadTexts("project-wizard");
      throw new Error(t(`number.${refusal}`, { ns: "project-wizard", min, max }));
    },
  };
}

type NumberItemProps = {
  readonly name: string;
  readonly label: string;
  readonly extra?: string;
  readonly min: number;
  readonly max: number;
};

/** A labelled count in a form; what is no number of that range stays as typed, and is refused by name. */
export function NumberItem({ name, label, extra, min, max }: NumberItemProps) {
  const rule = useNumberRule({ min, max, money: false });
  return (
    <Form.Item name={name} label={label} extra={extra} validateTrigger="onBlur" rules={[rule]}>
      <NumberInput money={false} />
    </Form.Item>
  );
}
