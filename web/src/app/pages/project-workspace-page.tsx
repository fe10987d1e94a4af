import { lazy } from "react";
import { ProjectDetailPage } from "#features/project-detail/project-detail-page.tsx";
import { loadTexts } from "#i18n/i18n.ts";

/** The form of a role is the wizard's; it is fetched when the first role is opened. */
const RoleEditor = lazy(async () => {
  const [{ PositionDrawer }] = await Promise.all([
    import("#features/project-wizard/positions/position-drawer.tsx"),
    loadTexts("project-wizard"),
    // Its fields fetch it too, but only once they are drawn.
    import("#ui/fields/catalog-select.tsx"),
  ]);
  return { default: PositionDrawer };
});

/** A project's workspace, from its overview. */
export function ProjectWorkspacePage() {
  return <ProjectDetailPage Editor={RoleEditor} />;
}

/** The same, from its roles. */
export function ProjectCastingPage() {
  return <ProjectDetailPage Editor={RoleEditor} first="positions" />;
}
