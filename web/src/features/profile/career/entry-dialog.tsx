import { CREDIT_KINDS } from "@callboard/catalog/credits.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { Button, Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { Select } from "#ui/fields/select.tsx";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { Row } from "#ui/layout/layout.tsx";
import { LISTS } from "./entries.ts";
import type { EntryFields, FieldName, ListName } from "./entries.ts";

const YEAR_DIGITS = 4;

export type EntryDialogProps = {
  readonly list: ListName;
  /** Place of the entry in its list, also of one that is added. */
  readonly place: number;
  /** The entry that is changed; null for a new one. */
  readonly entry: EntryFields | null;
  readonly open: boolean;
  readonly send: (fields: EntryFields) => Promise<unknown>;
  readonly onClose: () => void;
};

function Field({ name }: { readonly name: FieldName }) {
  const { t } = useTranslation("profile");
  const { t: declared } = useTranslation("profile-fields");
  const { t: shell } = useTranslation();
  const isRequired = name === "Title" || name === "Subject" || name === "Kind";
  const label = t(`career.${name}`);
  return (
    <Form.Item
      name={name}
      label={isRequired ? label : `${label} (${shell("optional")})`}
      rules={isRequired ? [{ required: true, whitespace: true, message: t("career.required") }] : []}
    >
      {name === "Kind" ? (
        <Select
          options={CREDIT_KINDS.map((kind) => ({ value: kind, label: declared(`creditKind.${kind}`) }))}
        />
      ) : (
        <Input
          dir="auto"
          autoComplete="off"
          {...(name === "Year"
            ? { inputMode: "numeric", maxLength: YEAR_DIGITS }
            : { maxLength: LIMITS.nameLength })}
        />
      )}
    </Form.Item>
  );
}

function EntryForm({ list, place, entry, send, onClose }: EntryDialogProps) {
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<EntryFields>();
  const { sending, initialValues, ...fields } = useDraftedForm<EntryFields>(form, {
    argument: `credits.${list}.${place}`,
    draft: `career.${list}.${entry === null ? "new" : place}`,
    place: "tab",
    send,
    onSent: onClose,
  });
  return (
    <Form<EntryFields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ ...entry, ...initialValues }}
      {...fields}
    >
      {LISTS[list].fields.map((name) => (
        <Field key={name} name={name} />
      ))}
      <Row gap={8} align="stretch" justify="end">
        <Button onClick={onClose}>{shell("cancel")}</Button>
        <Button type="primary" htmlType="submit" loading={sending}>
          {shell("save")}
        </Button>
      </Row>
    </Form>
  );
}

/** A credit or a training of one's own, new or changed. */
export function EntryDialog(props: EntryDialogProps) {
  const { t } = useTranslation("profile");
  const { list, entry, open, onClose } = props;
  return (
    <Modal
      open={open}
      title={t(`career.${entry === null ? "add" : "edit"}${list}`)}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      <EntryForm {...props} />
    </Modal>
  );
}
