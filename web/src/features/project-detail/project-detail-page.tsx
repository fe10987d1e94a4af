import { skipToken, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import type { ProjectDetailQuery, ProjectHead_ProjectFragment } from "#gen/graphql.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { Breakdown } from "#ui/breakdown/breakdown.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { ProjectDetail, ProjectHeadProject } from "./detail-documents.ts";
import { PickProject } from "./pick-project.tsx";
import { ProjectHead } from "./project-head.tsx";
import type { RoleEditor } from "./roles/roles-tab.tsx";
import { TABS, TabView, useTabCode } from "./tab-view.tsx";
import type { Tab } from "./tab-view.tsx";
import "./project-detail.css";

type Shown = NonNullable<ProjectDetailQuery["getProjectById"]>;

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
    refetch,
  };
}

type WorkspaceProps = {
  readonly tab: Tab;
  readonly shown: Shown;
  readonly head: ProjectHead_ProjectFragment;
  readonly Editor: RoleEditor;
  readonly refetch: () => Promise<unknown>;
};

/** The address of a tab of the workspace. */
function tabLink(tab: Tab, id: string): string {
  if (tab === "submissions") return linkTo(paths.projectSubmissions, { id });
  return linkTo(paths.projectDetail, { id }, { tab: tab === "overview" ? null : tab });
}

function Workspace(props: WorkspaceProps) {
  const { t } = useTranslation("project-detail");
  const { tab, shown, head, refetch } = props;
  const counts: Partial<Record<Tab, number | undefined>> = {
    positions: head.Data.Positions.length,
    submissions: head.Data.Submissions ?? undefined,
  };
  const tabs = TABS.map((one) => ({
    id: one,
    label: t(`tab.${one}`),
    link: tabLink(one, head.PK),
    current: one === tab,
    count: counts[one],
  }));
  return (
    <>
      <ProjectHead head={head} project={shown} onChanged={() => void refetch().catch(() => undefined)} />
      <PageTabs label={t("tabs")} tabs={tabs} />
      <TabView {...props} />
    </>
  );
}

type PageProps = {
  readonly Editor: RoleEditor;
  /** The tab shown by default. */
  readonly first?: Tab;
};

/**
 * A company's project as a workspace: its state, roles, schedule, groups, documents and activity. Viewers from
 * outside the company see the public breakdown instead.
 */
export function ProjectDetailPage({ Editor, first = "overview" }: PageProps) {
  const { t } = useTranslation("project-detail");
  const { id } = useParams();
  const address = useQueryState();
  const { shown, loading, error, again, refetch } = useProject(id);
  const head = useRecord(ProjectHeadProject, shown);
  const tab = TABS.find((one) => one === address.text("tab")) ?? first;
  useTabCode(tab);
  if (id === undefined) return <PickProject />;
  if (head && shown && head.Data.View === "owner")
    return <Workspace tab={tab} shown={shown} head={head} Editor={Editor} refetch={refetch} />;
  return (
    <DataPage title={head?.Data.Name ?? t("title")} loading={loading} error={error} onRetry={again}>
      {shown && <Breakdown project={shown} />}
    </DataPage>
  );
}
