import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import type { ExportProjectsQuery } from "#gen/graphql.ts";
import { ownZone } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import type { FileColumn } from "#lib/table-file/table-file.ts";
import { paySpan, type Rate } from "#ui/pay/pay-words.ts";

export const ExportProjects = graphql(`
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

export type ExportedProject = ExportProjectsQuery["searchProjects"]["Projects"][number];

/** The lowest and the highest pay of the roles; of roles paid by different units only the lowest. */
function payOf({ Data }: ExportedProject): { readonly low: Rate | null; readonly high: Rate | null } {
  const span = paySpan(Data.Positions.map((position) => position.Data));
  if (span === null) return { low: null, high: null };
  if (span.kind === "range") return { low: span.low, high: span.high };
  return { low: span.rate, high: span.kind === "same" ? span.rate : null };
}

/** The columns of a file of projects, with values that a spreadsheet can sort. */
export function useProjectColumns(): readonly FileColumn<ExportedProject>[] {
  const { t } = useTranslation("project-search");
  const word = useCatalog();
  return [
    { kind: "text", title: t("column.title"), of: ({ Data }) => Data.Name },
    { kind: "text", title: t("column.type"), of: ({ Data }) => word("projectTypes", Data.ProjectType) },
    { kind: "text", title: t("column.union"), of: ({ Data }) => word("unionChoices", Data.Union) },
    {
      kind: "text",
      title: t("column.place"),
      of: ({ Data }) => [Data.LocationCity, Data.LocationState].filter(Boolean).join(", "),
    },
    { kind: "money", title: t("fileColumn.lowestPay"), of: (project) => payOf(project).low?.amount },
    { kind: "money", title: t("fileColumn.highestPay"), of: (project) => payOf(project).high?.amount },
    {
      kind: "text",
      title: t("fileColumn.payUnit"),
      of: (project) => word("rateFrequencies", payOf(project).low?.per),
    },
    { kind: "day", title: t("fileColumn.filmingFrom"), of: ({ Data }) => Data.FilmingBeginDate },
    { kind: "day", title: t("fileColumn.filmingUntil"), of: ({ Data }) => Data.FilmingEndDate },
    { kind: "moment", title: t("column.due"), of: ({ Data }) => Data.SubmissionsDueBy },
    { kind: "text", title: t("fileColumn.zone"), of: ownZone },
    { kind: "number", title: t("column.roles"), of: ({ Data }) => Data.Positions.length },
    {
      kind: "link",
      title: t("column.link"),
      of: ({ PK }) => new URL(linkTo(paths.projectSearch, {}, { project: PK }), location.origin).href,
    },
  ];
}
