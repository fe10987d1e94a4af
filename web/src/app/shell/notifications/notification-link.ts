import { linkTo, paths } from "#lib/paths.ts";
import { hasRole } from "#lib/session/viewer.tsx";
import type { Viewer } from "#lib/session/viewer.tsx";

type About = {
  readonly ConversationId: string | null;
  readonly ProjectId: string | null;
  readonly RoleId: string | null;
};

/** The page where the viewer sees or answers what a notification is about; null if there is none. */
export function notificationLink(about: About, viewer: Pick<Viewer, "roles">): string | null {
  const { ConversationId, ProjectId, RoleId } = about;
  if (ConversationId !== null) return linkTo(paths.mailFolder, { folderHandle: "inbox", id: ConversationId });
  if (ProjectId === null) return null;
  if (!hasRole(viewer, ["Production", "Admin"])) return linkTo(paths.mySubmissions);
  return RoleId === null
    ? linkTo(paths.projectDetail, { id: ProjectId })
    : linkTo(paths.positionSubmissions, { id: RoleId, projectId: ProjectId });
}
