import { skipToken, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import type { ProjectDetailQuery } from "#gen/graphql.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { Breakdown } from "#ui/breakdown/breakdown.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { ProjectDetail, ProjectHeadProject } from "./detail-documents.ts";
import { ProjectActions, ProjectHead } from "./project-head.tsx";
import { ProjectPositions } from "./project-positions.tsx";
import { ScheduleTab } from "./schedule-tab.tsx";
import "./project-detail.css";

type Shown = NonNullable<ProjectDetailQuery["getProjectById"]>;

const TABS = ["overview", "schedule", "positions"] as const;
type Tab = (typeof TABS)[number];

function useProject(id: string | undefined) {
  const { data, error, loading, refetch } = useQuery(
    ProjectDetail,
    id === undefined ? skipToken : { variables: { id: keyOf("PRJ", id) } },
  );
  const again = () => void refetch().catch(() => undefined);
  const follow = ({ data: about }: { readonly data: Readonly<Record<string, unknown>> }) => {
    if (id !== undefined && idOf(String(about["projectId"])) === idOf(id)) again();
  };
  useLive("project.changed", follow);
  useLive("position.changed", follow);
  useLive("submission.changed", follow);
  const shown = data?.getProjectById ?? null;
  const failed = shown === null && !loading;
  return {
    shown,
    loading: shown === null && loading,
    error: failed ? (error ?? { errors: [{ extensions: { code: "NOT_FOUND" } }] }) : null,
    again,
  };
}

function TabView({ tab, shown }: { readonly tab: Tab; readonly shown: Shown }) {
  switch (tab) {
    case "overview":
      return <Breakdown project={shown} positions={false} />;
    case "schedule":
      return <ScheduleTab projectKey={shown.PK} />;
    case "positions":
      return <ProjectPositions project={shown} />;
  }
}

/** A project of the company: where it stands, its breakdown, its dates, and its positions with what came in. */
export function ProjectDetailPage() {
  const { t } = useTranslation("project-detail");
  const { id } = useParams();
  const address = useQueryState();
  const { shown, loading, error, again } = useProject(id);
  const head = useRecord(ProjectHeadProject, shown);
  if (id === undefined) return <Navigate to={linkTo(paths.projects)} replace />;
  const tab = TABS.find((one) => one === address.text("tab")) ?? "overview";
  const tabs = TABS.map((one) => ({
    id: one,
    label: t(`tab.${one}`),
    link: linkTo(paths.projectDetail, { id }, { tab: one === "overview" ? null : one }),
    current: one === tab,
  }));
  return (
    <DataPage
      title={head?.Data.Name ?? t("title")}
      {...(head && { actions: <ProjectActions head={head} /> })}
      loading={loading}
      error={error}
      onRetry={again}
    >
      {head && shown && (
        <>
          <ProjectHead head={head} />
          <PageTabs label={t("tabs")} tabs={tabs} />
          <TabView tab={tab} shown={shown} />
        </>
      )}
    </DataPage>
  );
}
