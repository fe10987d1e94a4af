import { lazy } from "react";
import { MySubmissionsPage } from "#features/my-submissions/my-submissions-page.tsx";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";

const PickProject = lazy(() =>
  import("#features/project-detail/pick-project.tsx").then((m) => ({ default: m.PickProject })),
);

/** Submissions without a project in the address: performers' and agents' own; everyone else chooses the project. */
export function SubmissionsPage() {
  const viewer = useViewer();
  return hasRole(viewer, ["Talent", "Agent"]) ? <MySubmissionsPage /> : <PickProject />;
}
