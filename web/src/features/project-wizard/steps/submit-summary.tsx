import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Failure, FieldFailure } from "#lib/graph/failure.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { STEPS, placeOfPath } from "./steps.ts";
import type { FieldPlace } from "./steps.ts";
import { useFieldLabel } from "./use-field-label.ts";
import type { Project } from "../use-wizard.ts";
import { WizardPositionFields } from "../wizard-documents.ts";
import "./error-summary.css";

type Refused = FieldPlace & { readonly failure: FieldFailure };

/** A refused field: its role if any, its label, and the error. */
function Line({ refused, project }: { readonly refused: Refused; readonly project: Project }) {
  const { t } = useTranslation("project-wizard");
  const words = useFailureTexts();
  const labelOf = useFieldLabel();
  const { step, field, position, failure } = refused;
  const role = position === null ? null : (project.Data.Positions[position] ?? null);
  const name = useRecord(WizardPositionFields, role)?.Data.PositionName;
  const label = (field && labelOf([field])) ?? t(`step.${step}`);
  return (
    <li>
      <Link
        to={linkTo(paths.createProject, { id: project.PK }, { step, role: role?.SK, field: field ?? "1" })}
      >
        {name ? t("fieldOfRole", { name, label }) : label}
      </Link>
      : {words.field(failure)}
    </li>
  );
}

/** Why the project cannot be submitted: every refused field, grouped by step, with a link to it. */
export function SubmitSummary({
  failure,
  project,
}: {
  readonly failure: Failure;
  readonly project: Project;
}) {
  const { t } = useTranslation("project-wizard");
  const words = useFailureTexts();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
  }, [failure]);
  const refused = failure.fields.map((field) => ({ ...placeOfPath(field.path), failure: field }));
  const byStep = STEPS.map((step) => ({ step, own: refused.filter((one) => one.step === step) }));
  return (
    <div className="error-summary" role="alert">
      <h2 ref={head} tabIndex={-1}>
        {refused.length > 0 ? t("refusedFields", { count: refused.length }) : words.sentence(failure)}
      </h2>
      {byStep.map(
        ({ step, own }) =>
          own.length > 0 && (
            <section key={step}>
              <h3>{t(`step.${step}`)}</h3>
              <ul>
                {own.map((one) => (
                  <Line key={one.failure.path} refused={one} project={project} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
