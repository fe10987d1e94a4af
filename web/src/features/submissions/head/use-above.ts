import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { linkTo, paths } from "#lib/paths.ts";
import type { Stop } from "#ui/page/place.ts";

type Named = { readonly key: string; readonly name: string | null | undefined };

/** Breadcrumbs of a page about submissions: the project's workspace and, on pages below it, the role's wall. */
export function useAbove(project: Named | null, role: Named | null = null): readonly Stop[] {
  const { t } = useTranslation();
  const [projectId, projectName] = [project?.key, project?.name ?? t("unnamed")];
  const [roleId, roleName] = [role?.key, role?.name ?? t("unnamed")];
  return useMemo(() => {
    if (projectId === undefined) return [];
    const workspace = { text: projectName, link: linkTo(paths.projectDetail, { id: projectId }) };
    if (roleId === undefined) return [workspace];
    return [
      workspace,
      { text: roleName, link: linkTo(paths.positionSubmissions, { id: roleId, projectId }) },
    ];
  }, [projectId, projectName, roleId, roleName]);
}
