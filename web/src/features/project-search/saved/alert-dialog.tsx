import { useMutation } from "@apollo/client/react";
import { Button, Form, Input, Modal, Radio } from "antd";
import { useTranslation } from "react-i18next";
import type { SavedSearchCriteriaInput } from "#gen/graphql.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { Row } from "#ui/layout/layout.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { ALERTS } from "./alerts.ts";
import { SaveSearch } from "./saved-documents.ts";

type Fields = { readonly Name: string; readonly Alert: string };

export type KeptSearch = {
  readonly criteria: SavedSearchCriteriaInput;
  /** The search criteria, in words. */
  readonly words: string;
};

function AlertForm({ criteria, words, onDone }: KeptSearch & { readonly onDone: () => void }) {
  const { t } = useTranslation("project-search");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const { keyFor, settle } = useClientKey();
  const [save] = useMutation(SaveSearch, { refetchQueries: ["SavedSearches"] });

  const { sending, initialValues, ...fields } = useDraftedForm<Fields>(form, {
    argument: "search",
    draft: `search.${words}`,
    send: async (entered) => {
      const search = { ...entered, Criteria: criteria };
      await save({ variables: { search: { ...search, ClientKey: keyFor(search) } } });
    },
    onSent: ({ Name }) => {
      settle();
      notify("success", t("searchSaved", { name: Name }));
      onDone();
    },
  });

  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ Name: words, Alert: "Daily", ...initialValues }}
      {...fields}
    >
      <Form.Item name="Name" label={t("searchName")}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="Alert" label={t("alertWhen")}>
        <Radio.Group options={ALERTS.map((alert) => ({ value: alert, label: t(`alert.${alert}`) }))} />
      </Form.Item>
      <Row gap={8} align="stretch" justify="end">
        <Button onClick={onDone}>{shell("cancel")}</Button>
        <Button type="primary" htmlType="submit" loading={sending}>
          {t("saveSearch")}
        </Button>
      </Row>
    </Form>
  );
}

type AlertDialogProps = KeptSearch & { readonly open: boolean; readonly onClose: () => void };

/** Asks for the name of the saved search and the frequency of its alerts. */
export function AlertDialog({ open, onClose, ...search }: AlertDialogProps) {
  const { t } = useTranslation("project-search");
  return (
    <Modal open={open} title={t("alertTitle")} footer={null} destroyOnHidden onCancel={onClose}>
      <AlertForm {...search} onDone={onClose} />
    </Modal>
  );
}
