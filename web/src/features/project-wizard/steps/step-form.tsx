import { Button, Form } from "antd";
import type { FormInstance } from "antd";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSaveKeys } from "#lib/forms/use-save-keys.ts";
import { useOptionalMark } from "./optional-mark.tsx";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { Box } from "#ui/layout/layout.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { StaleNotice } from "#ui/page/stale-notice.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { useLinkedField, useGoToField } from "./use-linked-field.ts";
import { useChanges } from "#lib/forms/changes/use-changes.ts";
import "./step.css";

type StepFormProps<Values extends object> = {
  readonly name: string;
  readonly title: string;
  /** Name of the mutation's argument, which prefixes the paths of refused fields. */
  readonly argument: string;
  /** Name of this step's draft. */
  readonly draft: string;
  /** The server's current values. */
  readonly initial: Values;
  /** Saves; rejects with the failure, resolves to what follows. */
  readonly save: (values: Values) => Promise<Saved>;
  /** Refetches the latest version after someone else has saved in between. */
  readonly onStale: () => Promise<unknown>;
  readonly onLoadNewer: () => void;
  readonly back: string | null;
  /** Opens the preview; null where it is beside the form. */
  readonly onPreview: (() => void) | null;
  /** `keep` stores values that code has written into the form, which do not trigger `onValuesChange`. */
  readonly children: (form: FormInstance<Values>, keep: () => void) => ReactNode;
};

type Saved = {
  readonly goOn: () => void;
  readonly stay: () => void;
  /** Name of the draft after the save: a new project now has one of its own. */
  readonly draft: string;
};

type Outcome = { readonly kind: "rest" | "saving" | "draft" | "saved"; readonly at?: Date };

/** Submits a form, keeps unsaved input, and tracks the outcome. */
function useStepForm<Values extends object>(form: FormInstance<Values>, props: StepFormProps<Values>) {
  const place = useFieldFailures(form, props.argument);
  const changes = useChanges(form, { draft: props.draft, server: props.initial });
  const [outcome, setOutcome] = useState<Outcome>({ kind: changes.hasChanges ? "draft" : "rest" });
  const [stale, setStale] = useState(false);
  const busy = useRef(false);

  async function send(values: Values, goOn: boolean): Promise<void> {
    setOutcome({ kind: "saving" });
    try {
      const then = await props.save(values);
      setStale(false);
      const at = new Date();
      if (changes.settle(values, then.draft)) {
        // If the user went on typing meanwhile, they stay with what is not saved yet.
        setOutcome({ kind: "draft", at });
        return then.stay();
      }
      setOutcome({ kind: "saved", at });
      if (goOn) then.goOn();
      else then.stay();
    } catch (error) {
      if (place(error).rule === "STALE") {
        // Wait for the latest version: saving again before it arrives would be refused again.
        await props.onStale().catch(() => undefined);
        setStale(true);
      }
      setOutcome({ kind: "draft" });
    }
  }

  async function submit(goOn: boolean): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      const values = await form.validateFields().catch(() => null);
      if (values !== null) return await send(values, goOn);
      const first = form.getFieldsError().find(({ errors }) => errors.length > 0);
      if (first) form.scrollToField(first.name, { focus: true, block: "center" });
    } finally {
      busy.current = false;
    }
  }

  return {
    initialValues: changes.initialValues,
    outcome,
    stale: stale || changes.isNewer,
    submit: (goOn: boolean) => void submit(goOn),
    keep: (changed: Partial<Values>, values: Values) => {
      clearFailures(form, changed as Record<string, unknown>);
      changes.keep(values);
      if (!busy.current) setOutcome({ kind: "draft", at: new Date() });
    },
    loadNewer: () => {
      changes.drop();
      setStale(false);
      props.onLoadNewer();
    },
  };
}

function OutcomeNote({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const time = useWhen().clock(outcome.at ?? new Date(0));
  return (
    <Box as="output" text="dense quiet">
      {outcome.kind === "saving" && shell("saving")}
      {outcome.kind === "draft" && (outcome.at ? t("draftAt", { time }) : t("notSaved"))}
      {outcome.kind === "saved" && `✓ ${shell("savedAt", { time })}`}
    </Box>
  );
}

/** A step of the wizard: its fields, with buttons to save and to continue. */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { t } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<Values>();
  const optionalMark = useOptionalMark();
  const { initialValues, outcome, stale, submit, keep, loadNewer } = useStepForm(form, props);
  useGoToField(form, useLinkedField());
  useSaveKeys({ save: () => submit(false), next: () => submit(true) });
  return (
    <Form<Values>
      form={form}
      name={props.name}
      className="step-form"
      noValidate
      layout="vertical"
      requiredMark={optionalMark}
      initialValues={initialValues}
      onValuesChange={keep}
      scrollToFirstError={{ focus: true, block: "center" }}
      onFinish={() => submit(true)}
    >
      <h2 className="step-title">{props.title}</h2>
      {stale && <StaleNotice text={t("stale")} loadNewer={t("loadNewer")} onLoadNewer={loadNewer} />}
      <ErrorSummary form={form} />
      {props.children(form, () => keep({}, form.getFieldsValue()))}
      <div className="step-actions">
        {props.back !== null && (
          <Link className="plain-button" to={props.back}>
            {shell("back")}
          </Link>
        )}
        <Button onClick={() => submit(false)} aria-keyshortcuts="Control+S">
          {shell("save")}
        </Button>
        <Button
          type="primary"
          htmlType="submit"
          loading={outcome.kind === "saving"}
          aria-keyshortcuts="Control+Enter"
        >
          {t("saveAndContinue")}
        </Button>
        {props.onPreview && <Button onClick={props.onPreview}>{t("preview")}</Button>}
        <OutcomeNote outcome={outcome} />
      </div>
    </Form>
  );
}
