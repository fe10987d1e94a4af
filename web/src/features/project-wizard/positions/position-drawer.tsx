import { useApolloClient } from "@apollo/client/react";
import { Button, Drawer, Form } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FragmentType } from "@apollo/client";
import type { Breakdown_PositionFragment } from "#gen/graphql.ts";
import { directionOf } from "#i18n/formats.ts";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { useSaveKeys } from "#lib/forms/use-save-keys.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { BreakdownPosition } from "#ui/breakdown/breakdown-position.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { ErrorSummary } from "../steps/error-summary.tsx";
import { useGoToField } from "../steps/use-asked-field.ts";
import { useOptionalMark } from "../steps/optional-mark.tsx";
import { AddPosition, ChangePosition } from "./position-documents.ts";
import { PositionFields } from "./position-fields.tsx";
import { positionInput, positionValues } from "./position-values.ts";
import type { PositionValues } from "./position-values.ts";

/** A position whose fields are in the cache, with what its form is called and compared by. */
type OpenPosition = FragmentType<Breakdown_PositionFragment> & {
  readonly SK: string;
  readonly Data: { readonly PositionName: string | null; readonly Version: number };
};

type PositionDrawerProps = {
  readonly open: boolean;
  readonly projectKey: string;
  /** The position to change; null adds one. */
  readonly position: OpenPosition | null;
  readonly draft: string;
  /** The field to begin with; the form's first unless said. */
  readonly field?: string | null;
  readonly onStale: () => Promise<unknown>;
  readonly onClose: () => void;
};

type PositionFormProps = PositionDrawerProps & {
  /** The fields of the position to change; null of a new one. */
  readonly current: Breakdown_PositionFragment["Data"] | null;
};

function useSavePosition({ projectKey, position, current }: PositionFormProps) {
  const graph = useApolloClient();
  const { keyFor, settle } = useClientKey();
  return async (values: PositionValues): Promise<void> => {
    const fields = { ...positionInput(values, current), PK: projectKey };
    if (position) {
      const positionInfo = { ...fields, SK: position.SK, Version: position.Data.Version };
      await graph.mutate({ mutation: ChangePosition, variables: { positionInfo } });
      return;
    }
    const positionInfo = { ...fields, ClientKey: keyFor(fields) };
    await graph.mutate({ mutation: AddPosition, variables: { positionInfo } });
    settle();
  };
}

function PositionForm(props: PositionFormProps) {
  const { t } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const { position, current, draft, field = null, onClose, onStale } = props;
  const [form] = Form.useForm<PositionValues>();
  const optionalMark = useOptionalMark();
  const place = useFieldFailures(form, "positionInfo");
  const [saving, setSaving] = useState(false);
  const write = useSavePosition(props);
  useGoToField(form, field);
  useSaveKeys({ save: () => form.submit(), next: () => form.submit() });

  async function send(values: PositionValues): Promise<void> {
    if (saving) return;
    setSaving(true);
    try {
      await write(values);
      dropDraft(draft, "browser");
      notify("success", t(position ? "positionSaved" : "positionAdded", { name: values.PositionName ?? "" }));
      onClose();
    } catch (error) {
      if (place(error).rule === "STALE") await onStale().catch(() => undefined);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Form<PositionValues>
      form={form}
      name="position"
      layout="vertical"
      requiredMark={optionalMark}
      scrollToFirstError={{ focus: true, block: "center" }}
      initialValues={{ ...positionValues(current), ...draftFields(draft, "browser") }}
      onValuesChange={(changed: Partial<PositionValues>, values) => {
        clearFailures(form, changed);
        keepDraft(draft, values, "browser");
      }}
      onFinish={(values) => void send(values)}
    >
      <ErrorSummary form={form} />
      <PositionFields />
      <div className="step-actions">
        <Button onClick={onClose}>{shell("cancel")}</Button>
        <Button type="primary" htmlType="submit" loading={saving}>
          {t(position ? "savePosition" : "addPosition")}
        </Button>
        <span className="step-help">{t("draftKept")}</span>
      </div>
    </Form>
  );
}

/** A position, to be added or changed. Closing keeps what was typed. */
export function PositionDrawer(props: PositionDrawerProps) {
  const { t, i18n } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const { open, position, field = null, onClose } = props;
  const record = useRecord(BreakdownPosition, position);
  // The drawer takes the focus while it opens.
  const [settled, setSettled] = useState(false);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={position ? (position.Data.PositionName ?? shell("unnamed")) : t("newPosition")}
      placement={directionOf(i18n.language) === "rtl" ? "left" : "right"}
      size="min(720px, 100vw)"
      destroyOnHidden
      afterOpenChange={setSettled}
      closable={{ "aria-label": shell("close") }}
    >
      {(position === null || record !== null) && (
        <PositionForm {...props} field={settled ? field : null} current={record?.Data ?? null} />
      )}
    </Drawer>
  );
}
