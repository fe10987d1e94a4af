import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import type { Breakdown_ProjectFragment } from "#gen/graphql.ts";
import { failureOf } from "#lib/graph/failure.ts";
import type { Failure } from "#lib/graph/failure.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Breakdown } from "#ui/breakdown/breakdown.tsx";
import { Box, Stack } from "#ui/layout/layout.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { ResubmitProject, SubmitProject } from "../positions/position-documents.ts";
import { STEPS, isStepDone } from "./steps.ts";
import { SubmitSummary } from "./submit-summary.tsx";
import { stepLink } from "../use-wizard.ts";
import type { Project, Wizard } from "../use-wizard.ts";
import "./review.css";

type ReviewStepProps = {
  readonly wizard: Wizard;
  readonly project: Project;
  readonly shown: FragmentType<Breakdown_ProjectFragment>;
};

function Completeness({ project }: { readonly project: Project }) {
  const { t } = useTranslation("project-wizard");
  return (
    <Stack as="ul" className="completeness" gap={6}>
      {STEPS.slice(0, -1).map((step) => {
        const done = isStepDone(step, project.Data);
        return (
          <li key={step}>
            <span aria-hidden="true">{done ? "✓" : "○"}</span>
            <Link to={stepLink(project.PK, step)}>{t(`step.${step}`)}</Link>
            <span className="step-help">{t(done ? "stepDone" : "stepOpen")}</span>
          </li>
        );
      })}
    </Stack>
  );
}

function useSubmit({ wizard, project }: Pick<ReviewStepProps, "wizard" | "project">) {
  const { t } = useTranslation("project-wizard");
  const graph = useApolloClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const again = project.Data.ViewerCan.includes("resubmitProject");

  async function send(): Promise<void> {
    if (sending) return;
    setSending(true);
    setFailure(null);
    const { PK } = project;
    try {
      if (again) {
        const variables = { project: { PK, Version: project.Data.Version } };
        await graph.mutate({ mutation: ResubmitProject, variables });
      } else await graph.mutate({ mutation: SubmitProject, variables: { PK } });
      notify("success", t("submitted"));
      await navigate(linkTo(paths.projectDetail, { id: PK }));
    } catch (error) {
      const refused = failureOf(error);
      setFailure(refused);
      if (refused.rule === "STALE") await wizard.refetch().catch(() => undefined);
    } finally {
      setSending(false);
    }
  }

  return { failure, sending, again, send: () => void send() };
}

/**
 * The final check: which steps are complete, how talent will see the project, and the button that submits it for
 * approval.
 */
export function ReviewStep({ wizard, project, shown }: ReviewStepProps) {
  const { t } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const { failure, sending, again, send } = useSubmit({ wizard, project });
  const maySubmit = again || project.Data.ViewerCan.includes("submitProjectApproval");
  return (
    <Stack className="review-step" gap={20}>
      {failure && <SubmitSummary failure={failure} project={project} />}
      <section aria-labelledby="review-complete">
        <h2 id="review-complete">{t("completeness")}</h2>
        <Completeness project={project} />
      </section>
      <Box aria-label={t("preview")} as="section" className="review-preview" pad={16} radius="base">
        <p className="step-help">{t("previewHelp")}</p>
        <Breakdown project={shown} />
      </Box>
      <div className="step-actions">
        <Link className="plain-button" to={stepLink(project.PK, "positions")}>
          {shell("back")}
        </Link>
        {maySubmit && (
          <Button type="primary" loading={sending} onClick={send}>
            {t(again ? "resubmit" : "submit")}
          </Button>
        )}
      </div>
    </Stack>
  );
}
