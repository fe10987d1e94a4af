import { skipToken, useQuery } from "@apollo/client/react";
import { Alert } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router-dom";
import type { WizardProjectQuery } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { loadLaterFields } from "#ui/fields/later-fields.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { usePreview } from "./preview/preview-panel.tsx";
import { StepView, useStepCode } from "./step-view.tsx";
import { shownStep } from "./steps/steps.ts";
import type { Project, Wizard } from "./use-wizard.ts";
import { WizardProject, WizardProjectFields } from "./wizard-documents.ts";
import { WizardSteps } from "./wizard-steps.tsx";
import "./wizard.css";

type Shown = NonNullable<WizardProjectQuery["getProjectById"]>;

function CompanyFirst() {
  const { t } = useTranslation("project-wizard");
  return (
    <StateBlock
      title={t("companyFirst")}
      text={t("companyFirstText")}
      action={
        <Link className="accent-button" to={linkTo(paths.companyInfo)}>
          {t("createCompany")}
        </Link>
      }
    />
  );
}

/** What the project's state means for editing it. */
function StateNotice({ project }: { readonly project: Project }) {
  const { t } = useTranslation("project-wizard");
  const { Status, DeclineComment } = project.Data;
  if (Status === "Denied" && DeclineComment)
    return <Alert type="error" showIcon title={t("denied")} description={<bdi>{DeclineComment}</bdi>} />;
  if (Status === "Approved") return <Alert type="info" showIcon title={t("approvedNotice")} />;
  return null;
}

function Locked({ project }: { readonly project: Project }) {
  const { t } = useTranslation("project-wizard");
  return (
    <StateBlock
      sign="lock"
      title={t(project.Data.Status === "Pending" ? "lockedPending" : "lockedClosed")}
      text={t("lockedText")}
      action={
        <Link className="plain-button" to={linkTo(paths.projectDetail, { id: project.PK })}>
          {t("openProject")}
        </Link>
      }
    />
  );
}

/** The project in the address; null for a new one. */
function useWizardProject(id: string | undefined) {
  const { data, error, loading, refetch } = useQuery(
    WizardProject,
    id === undefined ? skipToken : { variables: { id: keyOf("PRJ", id) } },
  );
  const shown = data?.getProjectById ?? null;
  const project = useRecord(WizardProjectFields, shown);
  const missing = id !== undefined && shown === null && !loading;
  return {
    shown,
    project,
    loading: id !== undefined && project === null && !missing,
    error: missing ? (error ?? { errors: [{ extensions: { code: "NOT_FOUND" } }] }) : null,
    refetch,
  };
}

type BodyProps = {
  readonly wizard: Omit<Wizard, "openPreview">;
  readonly shown: Shown | null;
  readonly visit: number;
};

/** The requested step, unless the project cannot be edited now. */
function WizardBody({ wizard, shown, visit }: BodyProps) {
  const [search] = useSearchParams();
  const { project } = wizard;
  const [preview, openPreview] = usePreview(shown);
  const step = shownStep(
    search.get("step") ?? "",
    project && { lastCompleted: project.Data.LastCompletedStep ?? 0 },
  );
  const locked = project !== null && !project.Data.ViewerCan.includes("updateProjectInfo");
  // A closed project cannot be edited; the only thing left is to reopen it.
  const reopening = project?.Data.Status === "Closed" && step === "review";
  if (locked && !reopening) return <Locked project={project} />;
  return (
    <div className="wizard-frame">
      <Stack className="wizard" gap={20} data-preview={step !== "review"}>
        <WizardSteps project={project} current={step} />
        <Stack className="wizard-body" gap={20} pack="start" shrinks>
          {project && <StateNotice project={project} />}
          <StepView
            key={`${project?.PK ?? "new"}.${step}.${visit}`}
            step={step}
            wizard={{ ...wizard, openPreview }}
            shown={shown}
          />
        </Stack>
        {step !== "review" && preview}
      </Stack>
    </div>
  );
}

/**
 * The wizard of five steps and a review. Leaving midway loses nothing: the next visit continues where the last one
 * ended.
 */
export function WizardPage() {
  const { t } = useTranslation("project-wizard");
  const { id } = useParams();
  const [search] = useSearchParams();
  const viewer = useViewer();
  useStepCode(search.get("step"));
  useEffect(() => void loadLaterFields(), []);
  const { shown, project, loading, error, refetch } = useWizardProject(id);
  const [visit, setVisit] = useState(0);
  const wizard = { project, refetch, remount: () => setVisit((count) => count + 1) };
  return (
    <DataPage
      title={project?.Data.Name ?? t(id === undefined ? "titleNew" : "title")}
      loading={loading}
      error={error}
      onRetry={() => void refetch().catch(() => undefined)}
      isEmpty={id === undefined && viewer.companyKey === null}
      empty={<CompanyFirst />}
    >
      <WizardBody wizard={wizard} shown={shown} visit={visit} />
    </DataPage>
  );
}
