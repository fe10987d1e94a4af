import { Table } from "antd";
import type { TableColumnsType } from "antd";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import { usePay } from "#ui/pay/use-pay.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { RowCompany, RowDue, RowFit, useRow } from "./project-row.tsx";
import type { RowReference } from "./project-row.tsx";

type CellProps = { readonly project: RowReference; readonly talent: string | null };

function TitleCell({ project, talent, onOpen }: CellProps & { readonly onOpen: () => void }) {
  const { t: shell } = useTranslation();
  const row = useRow(project, talent);
  return (
    <button type="button" className="row-open" onClick={onOpen}>
      <bdi>{row?.Data.Name ?? shell("unnamed")}</bdi>
    </button>
  );
}

/** The columns that matter most come first: the others may need scrolling. */
const COLUMNS = ["fit", "due", "pay", "roles", "filming", "place", "type", "union", "company"] as const;
type Column = (typeof COLUMNS)[number];

function Cell({ project, talent, column }: CellProps & { readonly column: Column }) {
  const word = useCatalog();
  const pay = usePay();
  const when = useWhen();
  const row = useRow(project, talent);
  if (row === null) return null;
  const { Data } = row;
  const { FilmingBeginDate: from, FilmingEndDate: until } = Data;
  if (column === "company") return <RowCompany row={row} />;
  if (column === "type") return word("projectTypes", Data.ProjectType);
  if (column === "union") return word("unionChoices", Data.Union);
  if (column === "place")
    return <bdi>{[Data.LocationCity, Data.LocationState].filter(Boolean).join(", ")}</bdi>;
  if (column === "pay") return pay.all(Data.Positions.map((position) => position.Data));
  if (column === "filming") return from ? (until ? when.days(from, until) : when.day(from)) : "–";
  if (column === "due") return <RowDue row={row} />;
  return column === "roles" ? Data.Positions.length : <RowFit row={row} talent={talent} />;
}

type ProjectTableProps = {
  readonly projects: readonly RowReference[];
  readonly talent: string | null;
  readonly onOpen: (projectKey: string) => void;
};

/** The results as a table: many projects with few facts each. */
export function ProjectTable({ projects, talent, onOpen }: ProjectTableProps) {
  const { t } = useTranslation("project-search");
  const columns: TableColumnsType<RowReference> = [
    {
      key: "title",
      title: t("column.title"),
      render: (_, project) => (
        <TitleCell project={project} talent={talent} onOpen={() => onOpen(project.PK)} />
      ),
    },
    ...COLUMNS.map((column) => ({
      key: column,
      title: t(`column.${column}`),
      align: column === "pay" || column === "roles" ? ("end" as const) : ("start" as const),
      render: (_: unknown, project: RowReference) => (
        <Cell project={project} talent={talent} column={column} />
      ),
    })),
  ];
  return (
    <Table<RowReference>
      className="project-table"
      rowKey="PK"
      size="small"
      pagination={false}
      scroll={{ x: "max-content" }}
      columns={columns}
      dataSource={[...projects]}
    />
  );
}
