import { formFields } from "@callboard/catalog/fields/field-row.ts";
import type {
  FieldKind,
  FieldRow,
  FormField,
  FormRow,
  Option,
  RowOf,
} from "@callboard/catalog/fields/field-row.ts";
import { Form } from "antd";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { texts } from "#i18n/bundles/project-wizard/en.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { ChoiceField, LongField, ManyField, NumberField, TextField, YesNoField } from "./fields.tsx";
import type { FieldLabel } from "./fields.tsx";

/** Texts under fields. */
type Help = Extract<keyof typeof texts, `${string}Help` | "companyOnly" | "bookedOnly">;
type Row = FieldRow<Help, CatalogList>;
/** Fields whose labels, helps and words the client has. */
type Rows = Readonly<Record<string, Row>>;

const AGE_DIGITS = 3;

/** Label and value alone: the fields of select boxes hand everything else to the page. */
function labelled(options: readonly Option[]) {
  return options.map((option) =>
    typeof option === "string" ? option : { value: option.value, label: option.label },
  );
}

type FieldProps = { readonly name: FieldLabel; readonly row: Row };

type Shared = Pick<ComponentProps<typeof TextField>, "name" | "required" | "help">;

function Chosen({ row, shared }: { readonly row: RowOf<"choice" | "list">; readonly shared: Shared }) {
  const Select = row.kind === "list" ? ManyField : ChoiceField;
  const words = (row.form?.words ?? row.words) as CatalogList | undefined;
  const options = labelled(row.form?.options ?? row.options);
  return <Select {...shared} options={options} {...(words && { words })} />;
}

type ByKind = {
  readonly [Kind in Exclude<FieldKind, "address" | "names">]: (
    shared: Shared,
    row: RowOf<Kind>,
  ) => ReactElement;
};

/** The field of a form for each kind; an address has fields of its own, and only profiles have names. */
const BY_KIND: ByKind = {
  line: (shared, { max }) => <TextField {...shared} max={max} />,
  paragraph: (shared, { max, form }) => (
    <LongField {...shared} max={max} {...(form?.lines && { rows: form.lines })} />
  ),
  wholeNumber: (shared, { min, max }) => <NumberField {...shared} min={min} max={max} />,
  money: (shared) => <NumberField {...shared} money />,
  flag: (shared) => <YesNoField {...shared} />,
  yesOrNo: (shared) => <YesNoField {...shared} />,
  choice: (shared, row) => <Chosen row={row} shared={shared} />,
  list: (shared, row) => <Chosen row={row} shared={shared} />,
  age: (shared) => <TextField {...shared} max={AGE_DIGITS} />,
  day: (shared) => <TextField {...shared} type="date" />,
  instant: (shared) => <TextField {...shared} type="datetime-local" />,
  email: (shared) => <TextField {...shared} type="email" />,
  phone: (shared) => <TextField {...shared} type="tel" />,
};

/** The field of a form for a row of a table, by its kind. */
function FieldByKind({ name, row }: FieldProps) {
  const { t } = useTranslation("project-wizard");
  const { help, required = row.required, autoComplete } = row.form ?? {};
  if (row.kind === "address" || row.kind === "names") return null;
  const make = BY_KIND[row.kind] as (shared: Shared, of: Row) => ReactElement;
  const shared = {
    name,
    ...(required && { required }),
    ...(help && { help: t(help) }),
    ...(autoComplete && { autoComplete }),
  };
  return make(shared, row);
}

type Values = Readonly<Record<string, unknown>>;

function hasAny(values: Values, others: FormRow["onlyIf"]): boolean {
  return Object.entries(others ?? {}).some(([other, wanted]) =>
    ([wanted].flat() as readonly unknown[]).includes(values[other]),
  );
}

function isShown({ onlyIf, notIf }: Pick<FormRow, "onlyIf" | "notIf">, values: Values): boolean {
  return (!onlyIf || hasAny(values, onlyIf)) && !hasAny(values, notIf);
}

type WhileShownProps = { readonly form: FormRow; readonly children: ReactNode };

/** Shows its field only while the other fields of the form have the values that the row names. */
function WhileShown({ form, children }: WhileShownProps) {
  const asked = Form.useWatch((values: Values) => isShown(form, values)) ?? isShown(form, {});
  return asked ? children : null;
}

type DeclaredFieldProps = {
  readonly name: FieldLabel;
  readonly rows: Rows;
  /** What is shown in the place of the field that its kind has. */
  readonly own?: ReactNode;
};

/** A field of a form as its row declares it. */
export function DeclaredField({ name, rows, own }: DeclaredFieldProps) {
  const row = rows[name];
  if (!row) return null;
  const field = own ?? <FieldByKind name={name} row={row} />;
  const { form } = row;
  return form?.onlyIf || form?.notIf ? <WhileShown form={form}>{field}</WhileShown> : field;
}

function isWide({ kind, form }: Row): boolean {
  return form?.wide === true || kind === "paragraph" || kind === "flag" || kind === "yesOrNo";
}

/** The fields in the lines of the form: a wide one alone, the narrow ones between them side by side. */
function inLines(names: readonly FieldLabel[], rows: Rows): FieldLabel[][] {
  const lines: FieldLabel[][] = [];
  let pair: FieldLabel[] | null = null;
  for (const name of names) {
    const row = rows[name];
    if (row && isWide(row)) {
      lines.push([name]);
      pair = null;
    } else if (pair) pair.push(name);
    else lines.push((pair = [name]));
  }
  return lines;
}

type DeclaredFieldsProps<R extends Rows> = {
  readonly rows: R;
  readonly group: string;
  /** Fields that are more than plain, by name. */
  readonly own?: Readonly<Partial<Record<FormField<R>, ReactNode>>>;
};

/** The fields of a part of a form, in the order of their table. */
export function DeclaredFields<R extends Rows>({ rows, group, own }: DeclaredFieldsProps<R>) {
  const named: Readonly<Partial<Record<string, ReactNode>>> = own ?? {};
  const lines = inLines(formFields(rows, group) as readonly FieldLabel[], rows);
  return lines.map((names) => {
    const fields = names.map((name) => (
      <DeclaredField key={name} name={name} rows={rows} own={named[name]} />
    ));
    const [name = ""] = names;
    const row = rows[name];
    if (row && isWide(row)) return fields;
    return (
      <Stack key={name} className="step-pair" gap="0 20">
        {fields}
      </Stack>
    );
  });
}
