import { useCatalog } from "#i18n/use-catalog.ts";
import { statusLook } from "./status-looks.ts";
import { StatusTag } from "./status-tag.tsx";

type RoleStatusProps = {
  readonly status: string;
  /** Where its project stands. */
  readonly project: string;
};

/** A project in these states waits for nobody's review. */
const AT_REST: readonly string[] = ["Draft", "Denied"];

/** Where a role stands. Nobody reviews a role of a project that was not submitted or was denied: it is as its project is. */
export function RoleStatus({ status, project }: RoleStatusProps) {
  const word = useCatalog();
  return status === "PendingReview" && AT_REST.includes(project) ? (
    <StatusTag {...statusLook("project", project)}>{word("projectStatuses", project)}</StatusTag>
  ) : (
    <StatusTag {...statusLook("position", status)}>{word("roleStatuses", status)}</StatusTag>
  );
}
