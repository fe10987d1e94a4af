import { skipToken, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ProducerDashboardQuery } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StatusTag, projectTone } from "#ui/status-tag.tsx";
import { ProducerDashboard } from "./dashboard-documents.ts";
import { producerStep } from "./next-step.ts";
import { Panel, StepCard } from "./step-card.tsx";

type Project = ProducerDashboardQuery["getCompanyProjects"][number];

const SHOWN = 8;
const LAST_STEP = 5;

function NextStep({
  hasCompany,
  projects,
}: {
  readonly hasCompany: boolean;
  readonly projects: readonly Project[];
}) {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const step = producerStep(hasCompany, projects);
  const nameOf = ({ Data }: Project) => Data.Name ?? shell("unnamed");
  switch (step.kind) {
    case "company":
      return (
        <StepCard title={t("createCompany")} text={t("createCompanyText")} to={linkTo(paths.companyInfo)} />
      );
    case "mend": {
      const text = t("mendText", {
        name: nameOf(step.project),
        comment: step.project.Data.DeclineComment ?? "",
      });
      return (
        <StepCard title={t("mend")} text={text} to={linkTo(paths.createProject, { id: step.project.PK })} />
      );
    }
    case "review":
      return (
        <StepCard
          title={t("review")}
          text={t("reviewText", { count: step.count })}
          to={linkTo(paths.projectDetail, { id: step.project.PK })}
        />
      );
    case "draft": {
      const reached = Math.min((step.project.Data.LastCompletedStep ?? 0) + 1, LAST_STEP);
      const text = t("continueDraftText", { name: nameOf(step.project), step: reached });
      return (
        <StepCard
          title={t("continueDraft")}
          text={text}
          to={linkTo(paths.createProject, { id: step.project.PK })}
        />
      );
    }
    case "create":
      return (
        <StepCard title={t("createProject")} text={t("createProjectText")} to={linkTo(paths.createProject)} />
      );
  }
}

/** A producer's day. */
export function ProducerPart({ hasCompany }: { readonly hasCompany: boolean }) {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const { data, error, loading, refetch } = useQuery(
    ProducerDashboard,
    hasCompany ? { fetchPolicy: "cache-and-network" } : skipToken,
  );
  const again = () => void refetch().catch(() => undefined);
  useLive("project.changed", again);
  useLive("submission.changed", again);
  const projects = data?.getCompanyProjects ?? [];
  return (
    <DataBlock loading={hasCompany && !data && loading} error={data ? null : error} onRetry={again}>
      <NextStep hasCompany={hasCompany} projects={projects} />
      {hasCompany && (
        <Panel title={t("yourProjects")} to={linkTo(paths.projects)}>
          {projects.length === 0 && <p>{t("noProjects")}</p>}
          <ul className="panel-list">
            {projects.slice(0, SHOWN).map(({ PK, Data }) => (
              <li key={PK}>
                <Link to={linkTo(paths.projectDetail, { id: PK })}>
                  <bdi>{Data.Name ?? shell("unnamed")}</bdi>
                </Link>
                <StatusTag tone={projectTone(Data.Status)}>{word("projectStatuses", Data.Status)}</StatusTag>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </DataBlock>
  );
}
