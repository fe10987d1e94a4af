import { useCatalog } from "#i18n/use-catalog.ts";
import { statusLook } from "./status-looks.ts";
import { StatusTag } from "./status-tag.tsx";

type RoleStatusProps = {
  readonly status: string;
  /** The status of its project. */
  readonly project: string;
};

/** A project with one of these statuses is not waiting for review. */
const AT_REST: readonly string[] = ["Draft", "Denied"];

/**
 * The status of a role. A role of a project that was not submitted or was denied is not under review: it has the
 * project's.
 */
export function RoleStatus({ status, project }: RoleStatusProps) {
  const word = useCatalog();
  return status === "PendingReview" && AT_REST.includes(project) ? (
    <StatusTag {...statusLook("project", project)}>{word("projectStatuses", project)}</StatusTag>
  ) : (
    <StatusTag {...statusLook("position", status)}>{word("roleStatuses", status)}</StatusTag>
  );
}
