import { DownloadOutlined } from "@ant-design/icons";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type {
  ExportProjectsQuery,
  ExportProjectsQueryVariables,
  ProjectSearchCriteria,
} from "#gen/graphql.ts";
import { ownZone } from "#i18n/formats.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { saveTable, type TableFormat } from "#lib/table-file/save-table.ts";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { ExportProjects, useProjectColumns, type ExportedProject } from "./project-columns.ts";

/** Limits the size of the file; each page is one request. */
const MAX_PAGES = 5;
const PAGE = 100;

/** Exports the first 500 results as a table. */
export function ExportButton({ criteria }: { readonly criteria: ProjectSearchCriteria }) {
  const { t } = useTranslation("project-search");
  const graph = useApolloClient();
  const columns = useProjectColumns();
  const language = useLanguage();
  const notifyFailure = useFailureNotice();
  const [busy, setBusy] = useState(false);

  async function read(): Promise<readonly ExportedProject[]> {
    const projects: ExportedProject[] = [];
    let After: string | null = null;
    for (let page = 0; page < MAX_PAGES && (page === 0 || After !== null); page += 1) {
      const variables: ExportProjectsQueryVariables = {
        criteria: { ...criteria, PageSize: PAGE, ...(After !== null && { After }) },
      };
      const { data }: { readonly data?: ExportProjectsQuery | undefined } = await graph.query({
        query: ExportProjects,
        variables,
        fetchPolicy: "no-cache",
      });
      projects.push(...(data?.searchProjects.Projects ?? []));
      After = data?.searchProjects.After ?? null;
    }
    return projects;
  }

  function save(format: TableFormat): void {
    setBusy(true);
    read()
      .then((rows) => saveTable(format, "projects", { columns, rows, language, zone: ownZone() }))
      .catch(notifyFailure)
      .finally(() => setBusy(false));
  }

  return (
    <MenuButton
      icon={<DownloadOutlined aria-hidden />}
      loading={busy}
      menu={{
        items: (["xlsx", "csv"] as const).map((format) => ({
          key: format,
          label: t(`exportAs.${format}`),
          onClick: () => save(format),
        })),
      }}
    >
      {t("export")}
    </MenuButton>
  );
}
