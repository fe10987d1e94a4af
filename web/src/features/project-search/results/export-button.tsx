import { DownloadOutlined } from "@ant-design/icons";
import { useApolloClient } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import type {
  ExportProjectsQuery,
  ExportProjectsQueryVariables,
  ProjectSearchCriteria,
} from "#gen/graphql.ts";
import { ownZone } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { csvMoment, csvOf, CSV_TYPE, type Cell } from "#lib/csv.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { saveText } from "#lib/save-file.ts";
import { usePay } from "#ui/pay/use-pay.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";

const ExportProjects = graphql(`
  query ExportProjects($criteria: ProjectSearchCriteria!) {
    searchProjects(criteria: $criteria) {
      Projects {
        Data {
          Name
          ProjectType
          Union
          LocationCity
          LocationState
          FilmingBeginDate
          FilmingEndDate
          SubmissionsDueBy
          Positions {
            Data {
              Rate
              RateFrequency
            }
          }
        }
      }
      After
    }
  }
`);

type Project = ExportProjectsQuery["searchProjects"]["Projects"][number];

/** Limits the size of the file; each page is one request. */
const MAX_PAGES = 5;
const PAGE = 100;

/** Exports the first 500 results as a table. */
export function ExportButton({ criteria }: { readonly criteria: ProjectSearchCriteria }) {
  const { t } = useTranslation("project-search");
  const graph = useApolloClient();
  const word = useCatalog();
  const pay = usePay();
  const language = useLanguage();
  const notifyFailure = useFailureNotice();
  const [busy, setBusy] = useState(false);

  async function read(): Promise<readonly Project[]> {
    const projects: Project[] = [];
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

  function rowOf({ PK, Data }: Project): readonly Cell[] {
    return [
      Data.Name ?? "",
      word("projectTypes", Data.ProjectType),
      word("unionChoices", Data.Union),
      [Data.LocationCity, Data.LocationState].filter(Boolean).join(", "),
      pay.all(Data.Positions.map((position) => position.Data)),
      Data.FilmingBeginDate ?? "",
      Data.FilmingEndDate ?? "",
      csvMoment(Data.SubmissionsDueBy, ownZone()),
      ownZone(),
      Data.Positions.length,
      new URL(linkTo(paths.projectSearch, {}, { project: PK }), location.origin).href,
    ];
  }

  function save(): void {
    const head = [
      ...(["title", "type", "union", "place", "pay"] as const).map((name) => t(`column.${name}`)),
      t("csvColumn.filmingFrom"),
      t("csvColumn.filmingUntil"),
      t("column.due"),
      t("csvColumn.zone"),
      t("column.roles"),
      t("column.link"),
    ];
    setBusy(true);
    read()
      .then((projects) => {
        saveText(csvOf([head, ...projects.map(rowOf)], language), CSV_TYPE, "projects.csv");
      })
      .catch(notifyFailure)
      .finally(() => setBusy(false));
  }

  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={busy} onClick={save}>
      {t("exportCsv")}
    </Button>
  );
}
