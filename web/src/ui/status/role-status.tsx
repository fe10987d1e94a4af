import { useCatalog } from "#i18n/use-catalog.ts";
import { statusLook } from "./status-looks.ts";
import { StatusTag } from "./status-tag.tsx";

type RoleStatusProps = {
  readonly status: string;
  /** Where its project stands. */
  readonly project: string;
};

/** Where a role stands. Nobody reviews a role of a project that was not submitted: it is a draft as its project is. */
export function RoleStatus({ status, project }: RoleStatusProps) {
  const word = useCatalog();
  return status === "PendingReview" && project === "Draft" ? (
    <StatusTag {...statusLook("project", project)}>{word("projectStatuses", project)}</StatusTag>
  ) : (
    <StatusTag {...statusLook("position", status)}>{word("roleStatuses", status)}</StatusTag>
  );
}
