import { Form, Input, Radio } from "antd";
import type { FormRule } from "antd";
import { cloneElement } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { texts } from "#i18n/bundles/breakdown/en.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import { useBlurCheck } from "#ui/fields/use-blur-check.ts";
import { LaterCatalogMultiSelect, LaterCatalogSelect } from "#ui/fields/later-fields.tsx";
import { NumberInput } from "#ui/fields/numbers/number-input.tsx";
import { useNumberRule } from "#ui/fields/numbers/number-item.tsx";

export type FieldLabel = keyof (typeof texts)["field"];

type FieldProps = {
  /** Name of the field, and key of its label. */
  readonly name: FieldLabel;
  /** Path in the form if it is not `name`. */
  readonly path?: Array<string | number>;
  readonly required?: boolean;
  readonly help?: string;
  /** Validation rule. */
  readonly rule?: FormRule;
};

/** A labeled field of a breakdown; required ones are validated before the form is sent. */
export function Field({
  name,
  path,
  required,
  help,
  rule,
  children,
}: FieldProps & { readonly children: ReactElement<{ onBlur?: () => void }> }) {
  const { t } = useTranslation("breakdown");
  const { t: errors } = useTranslation("errors");
  const message = errors("rule.REQUIRED");
  const onBlur = useBlurCheck(path ?? name);
  return (
    <Form.Item
      name={path ?? name}
      label={t(`field.${name}`)}
      extra={help}
      validateTrigger={[]}
      rules={[...(required ? [{ required: true, message }] : []), ...(rule ? [rule] : [])]}
    >
      {cloneElement(children, { onBlur })}
    </Form.Item>
  );
}

type TextProps = FieldProps & {
  readonly max?: number;
  readonly type?: "text" | "email" | "tel" | "date" | "datetime-local" | "time" | "url";
  readonly autoComplete?: string;
};

const LTR = new Set(["email", "tel", "url"]);

export function TextField({ max, type = "text", autoComplete, ...field }: TextProps) {
  const { t: errors } = useTranslation("errors");
  return (
    <Field {...field} {...(type === "email" && { rule: { type, message: errors("rule.EMAIL") } })}>
      <Input
        type={type}
        {...(max && { maxLength: max })}
        {...(autoComplete && { autoComplete })}
        {...(LTR.has(type) && { dir: "ltr" })}
      />
    </Field>
  );
}

export function LongField({
  max,
  rows = 3,
  ...field
}: FieldProps & { readonly max: number; readonly rows?: number }) {
  return (
    <Field {...field}>
      <Input.TextArea autoSize={{ minRows: rows, maxRows: 16 }} maxLength={max} showCount={rows > 3} />
    </Field>
  );
}

type NumberProps = FieldProps & { readonly min?: number; readonly max?: number; readonly money?: boolean };

export function NumberField({ min = 0, max = Infinity, money = false, ...field }: NumberProps) {
  const rule = useNumberRule({ min, max, money });
  return (
    <Field {...field} rule={rule}>
      <NumberInput money={money} />
    </Field>
  );
}

type Options = ReadonlyArray<string | { readonly value: string; readonly label: string }>;
type ChoiceProps = FieldProps & { readonly options: Options; readonly words?: CatalogList };

export function ChoiceField({ options, words, ...field }: ChoiceProps) {
  return (
    <Field {...field}>
      <LaterCatalogSelect options={options} {...(words && { words })} />
    </Field>
  );
}

export function ManyField({ options, words, ...field }: ChoiceProps) {
  return (
    <Field {...field}>
      <LaterCatalogMultiSelect options={options} {...(words && { words })} />
    </Field>
  );
}

/** Two options side by side; `labels` if they are not yes and no. */
export function YesNoField({
  labels,
  ...field
}: FieldProps & { readonly labels?: readonly [yes: string, no: string] }) {
  const { t } = useTranslation();
  return (
    <Field {...field}>
      <Radio.Group
        options={[
          { value: true, label: labels?.[0] ?? t("yes") },
          { value: false, label: labels?.[1] ?? t("no") },
        ]}
      />
    </Field>
  );
}
