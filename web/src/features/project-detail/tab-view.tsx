import { lazy, Suspense, useEffect } from "react";
import type { ProjectDetailQuery, ProjectHead_ProjectFragment } from "#gen/graphql.ts";
import { Breakdown } from "#ui/breakdown/breakdown.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { GroupsTab } from "./groups-tab.tsx";
import type { RoleEditor } from "./roles/roles-tab.tsx";

export const TABS = [
  "overview",
  "positions",
  "submissions",
  "schedule",
  "groups",
  "cast",
  "documents",
  "activity",
] as const;
export type Tab = (typeof TABS)[number];

/** Tabs whose code is not already part of the page. */
const LOADERS = {
  positions: () => import("./roles/roles-tab.tsx"),
  schedule: () => import("./schedule/schedule-tab.tsx"),
  cast: () => import("./cast/cast-tab.tsx"),
  documents: () => import("#ui/project-files/project-documents.tsx"),
  activity: () => import("./activity-tab.tsx"),
} satisfies Partial<Record<Tab, () => Promise<unknown>>>;

const RolesTab = lazy(() => LOADERS.positions().then((m) => ({ default: m.RolesTab })));
const ScheduleTab = lazy(() => LOADERS.schedule().then((m) => ({ default: m.ScheduleTab })));
const CastTab = lazy(() => LOADERS.cast().then((m) => ({ default: m.CastTab })));
const ProjectDocuments = lazy(() => LOADERS.documents().then((m) => ({ default: m.ProjectDocuments })));
const ActivityTab = lazy(() => LOADERS.activity().then((m) => ({ default: m.ActivityTab })));

/**
 * Loads a tab's code while the project is still being fetched; if it fails now, the error appears where the tab
 * renders.
 */
export function useTabCode(tab: Tab): void {
  useEffect(() => {
    if (tab in LOADERS) LOADERS[tab as keyof typeof LOADERS]().catch(() => undefined);
  }, [tab]);
}

type TabViewProps = {
  readonly tab: Tab;
  readonly shown: NonNullable<ProjectDetailQuery["getProjectById"]>;
  readonly head: ProjectHead_ProjectFragment;
  readonly Editor: RoleEditor;
  readonly refetch: () => Promise<unknown>;
};

function Shown({ tab, shown, head, Editor, refetch }: TabViewProps) {
  const may = (operation: string) => head.Data.ViewerCan.includes(operation);
  switch (tab) {
    case "positions":
      return <RolesTab project={shown} Editor={Editor} onChanged={refetch} />;
    case "schedule":
      return <ScheduleTab projectKey={shown.PK} mayChange={may("saveAuditionTime")} />;
    case "groups":
      return <GroupsTab head={head} />;
    case "cast":
      return <CastTab head={head} />;
    case "documents":
      return <ProjectDocuments projectKey={shown.PK} mayChange={may("saveSupportingDocs")} />;
    case "activity":
      return <ActivityTab projectKey={shown.PK} />;
    case "overview":
    case "submissions":
      return <Breakdown project={shown} positions={false} />;
  }
}

/** A tab of the workspace. While it loads for the first time, only its own area shows that; the head stays. */
export function TabView(props: TabViewProps) {
  return (
    <Suspense key={props.tab} fallback={<Loading />}>
      <Shown {...props} />
    </Suspense>
  );
}
