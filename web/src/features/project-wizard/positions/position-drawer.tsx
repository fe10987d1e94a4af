import { useApolloClient } from "@apollo/client/react";
import { Button, Drawer, Form } from "antd";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FragmentType } from "@apollo/client";
import type { FormInstance } from "antd";
import type { Breakdown_PositionFragment } from "#gen/graphql.ts";
import { directionOf } from "#i18n/formats.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { useSaveKeys } from "#lib/forms/use-save-keys.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { BreakdownPosition } from "#ui/breakdown/breakdown-position.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { ErrorSummary } from "../steps/error-summary.tsx";
import { StaleNotice } from "#ui/page/stale-notice.tsx";
import { useGoToField } from "../steps/use-linked-field.ts";
import { useChanges } from "#lib/forms/changes/use-changes.ts";
import { useOptionalMark } from "../steps/optional-mark.tsx";
import { AddPosition, ChangePosition, PositionVersion } from "./position-documents.ts";
import { PositionFields } from "./position-fields.tsx";
import { positionInput, positionValues } from "./position-values.ts";
import type { PositionValues } from "./position-values.ts";

/** A position whose fields are in the cache, with the key, name and version that its form needs. */
type OpenPosition = FragmentType<Breakdown_PositionFragment> & {
  readonly SK: string;
  readonly Data: { readonly PositionName: string | null; readonly Version: number };
};

type PositionDrawerProps = {
  readonly open: boolean;
  readonly projectKey: string;
  /** The position to edit; null adds one. */
  readonly position: OpenPosition | null;
  readonly draft: string;
  /** The field that gets the focus; by default the first one. */
  readonly field?: string | null;
  readonly onStale: () => Promise<unknown>;
  readonly onClose: () => void;
};

type PositionFormProps = PositionDrawerProps & {
  /** The fields of the position to edit; null for a new one. */
  readonly current: Breakdown_PositionFragment["Data"] | null;
  /** The version of these fields. */
  readonly version: number;
  /** Remounts the form. */
  readonly onLoadNewer: () => void;
};

function useSavePosition({ projectKey, position, current, version }: PositionFormProps) {
  const graph = useApolloClient();
  const { keyFor, settle } = useClientKey();
  return async (values: PositionValues): Promise<void> => {
    const fields = { ...positionInput(values, current), PK: projectKey };
    if (position) {
      const positionInfo = { ...fields, SK: position.SK, Version: version };
      await graph.mutate({ mutation: ChangePosition, variables: { positionInfo } });
      return;
    }
    const positionInfo = { ...fields, ClientKey: keyFor(fields) };
    await graph.mutate({ mutation: AddPosition, variables: { positionInfo } });
    settle();
  };
}

/** Submits the form of a position, and keeps unsaved input. */
function usePositionForm(form: FormInstance<PositionValues>, props: PositionFormProps) {
  const { t } = useTranslation("project-wizard");
  const { position, current, draft, onClose, onStale, onLoadNewer } = props;
  const place = useFieldFailures(form, "positionInfo");
  const changes = useChanges(form, { draft, server: positionValues(current) });
  const [saving, setSaving] = useState(false);
  const [stale, setStale] = useState(false);
  const busy = useRef(false);
  const write = useSavePosition(props);

  async function send(values: PositionValues): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    try {
      await write(values);
      setStale(false);
      notify("success", t(position ? "positionSaved" : "positionAdded", { name: values.PositionName ?? "" }));
      // If the user went on typing meanwhile, the drawer stays open with the rest.
      if (!changes.settle(values, draft)) onClose();
    } catch (error) {
      if (place(error).rule === "STALE") {
        await onStale().catch(() => undefined);
        setStale(true);
      }
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }

  return {
    initialValues: changes.initialValues,
    saving,
    stale: stale || changes.isNewer,
    onFinish: (values: PositionValues) => void send(values),
    onValuesChange: (changed: Partial<PositionValues>, values: PositionValues) => {
      clearFailures(form, changed);
      changes.keep(values);
    },
    loadNewer: () => {
      changes.drop();
      onLoadNewer();
    },
  };
}

function PositionForm(props: PositionFormProps) {
  const { t } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const { position, field = null, onClose } = props;
  const [form] = Form.useForm<PositionValues>();
  const optionalMark = useOptionalMark();
  const { saving, stale, loadNewer, ...ways } = usePositionForm(form, props);
  useGoToField(form, field);
  useSaveKeys({ save: () => form.submit(), next: () => form.submit() });
  return (
    <Form<PositionValues>
      form={form}
      name="position"
      noValidate
      layout="vertical"
      requiredMark={optionalMark}
      scrollToFirstError={{ focus: true, block: "center" }}
      // Input typed while a new position is being created would end up in the draft of the next one.
      disabled={saving && position === null}
      {...ways}
    >
      {stale && <StaleNotice text={t("stale")} loadNewer={t("loadNewer")} onLoadNewer={loadNewer} />}
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

/** Adds or edits a position. Closing keeps unsaved input. */
export function PositionDrawer(props: PositionDrawerProps) {
  const { t, i18n } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const { open, position, field = null, onClose } = props;
  const record = useRecord(BreakdownPosition, position);
  const latest = useRecord(PositionVersion, position);
  const [visit, setVisit] = useState(0);
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
        <PositionForm
          key={visit}
          {...props}
          field={settled ? field : null}
          current={record?.Data ?? null}
          version={latest?.Data.Version ?? position?.Data.Version ?? 0}
          onLoadNewer={() => setVisit((count) => count + 1)}
        />
      )}
    </Drawer>
  );
}
