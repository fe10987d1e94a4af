import { lazy } from "react";
import { ProjectDetailPage } from "#features/project-detail/project-detail-page.tsx";
import { loadTexts } from "#i18n/i18n.ts";

/** The role form belongs to the wizard; it is loaded when the first role is opened. */
const RoleEditor = lazy(async () => {
  const [{ PositionDrawer }] = await Promise.all([
    import("#features/project-wizard/positions/position-drawer.tsx"),
    loadTexts("project-wizard"),
    // The form's fields load it as well, but only when they render.
    import("#ui/fields/catalog-select.tsx"),
  ]);
  return { default: PositionDrawer };
});

/** A project's workspace, opened at its overview. */
export function ProjectWorkspacePage() {
  return <ProjectDetailPage Editor={RoleEditor} />;
}

/** A project's workspace, opened at its roles. */
export function ProjectCastingPage() {
  return <ProjectDetailPage Editor={RoleEditor} first="positions" />;
}
