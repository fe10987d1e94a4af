import { CheckCircleOutlined } from "@ant-design/icons";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SearchProjectsQuery, ProjectRow_ProjectFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { usePay } from "#ui/pay/use-pay.ts";
import { DueCue } from "#ui/when/due-cue.tsx";
import { nearnessOf } from "#ui/when/when-words.ts";
import { ProjectRowProject } from "../search-documents.ts";
import { FavoriteButton } from "./favorite-button.tsx";
import { fitLineOf } from "./fit-line.ts";

type Row = ProjectRow_ProjectFragment;
export type RowReference = SearchProjectsQuery["searchProjects"]["Projects"][number];

/** A project among the results with its state for one talent (null: the viewer); null if it is not in the cache. */
export function useRow(project: RowReference, talent: string | null): Row | null {
  const variables = useMemo(() => ({ talent }), [talent]);
  return useRecord(ProjectRowProject, project, variables);
}

type RowFitProps = {
  readonly row: Row;
  /** The agent's client that it applies to; null: the viewer. */
  readonly talent: string | null;
};

/** How the project's roles fit, or that one has a submission already. */
export function RowFit({ row, talent }: RowFitProps) {
  const { t } = useTranslation("project-search");
  const formats = useFormats();
  const line = fitLineOf(row.Data.Positions);
  if (line === null) return null;
  if (line.kind === "close") {
    return <span className="row-fit">{t("close", { met: line.met, of: line.of, name: line.name })}</span>;
  }
  return (
    <span className="row-fit row-fits">
      <CheckCircleOutlined aria-hidden />{" "}
      {line.kind === "fits"
        ? t(talent === null ? "rolesFit" : "rolesFitClient", { count: line.count, of: line.of })
        : t("submittedTo", { names: formats.list(line.names) })}
    </span>
  );
}

/** The due date for submissions; amber if it is near. */
export function RowDue({ row }: { readonly row: Row }) {
  const { t } = useTranslation("project-search");
  const due = row.Data.SubmissionsDueBy;
  if (!due) return <span className="row-meta">{t("noDue")}</span>;
  const passed = nearnessOf(due) === "passed";
  return <DueCue at={due} clock={false} format={(when) => t(passed ? "duePassed" : "due", { date: when })} />;
}

/** Project type, union contract and location. */
function useRowFacts(): (row: Row) => readonly string[] {
  const word = useCatalog();
  return ({ Data }) =>
    [
      word("projectTypes", Data.ProjectType),
      word("unionChoices", Data.Union),
      [Data.LocationCity, Data.LocationState].filter(Boolean).join(", "),
    ].filter((fact) => fact !== "");
}

/** The casting company, with its logo or its initials. */
export function RowCompany({ row }: { readonly row: Row }) {
  const { Name: name, Logo } = row.Data.Company?.Data ?? {};
  if (!name) return null;
  return (
    <span className="row-company">
      <MediaImage url={Logo?.Data.ContentThumbNailUrl} alt="" name={name} shape="logo" />
      <bdi>{name}</bdi>
    </span>
  );
}

type ProjectRowProps = {
  readonly project: RowReference;
  readonly talent: string | null;
  readonly current: boolean;
  readonly onOpen: () => void;
};

/** A project among the results: poster, title, company, facts, fit, pay and due date. */
export function ProjectRow({ project, talent, current, onOpen }: ProjectRowProps) {
  const { t: shell } = useTranslation();
  const pay = usePay();
  const facts = useRowFacts();
  const row = useRow(project, talent);
  if (row === null) return null;
  const name = row.Data.Name ?? shell("unnamed");
  return (
    <li className="project-row" data-current={current}>
      <MediaImage url={row.Data.Media[0]?.Data.ContentThumbNailUrl} alt="" name={name} shape="poster" />
      <Stack className="row-words" align="center" shrinks>
        <Text as="h2" className="row-title" shrinks text="body bold">
          <button
            type="button"
            className="row-open"
            aria-current={current ? "true" : undefined}
            onClick={onOpen}
          >
            <bdi>{name}</bdi>
          </button>
        </Text>
        <FavoriteButton projectKey={row.PK} name={name} favorite={row.Data.Favorite} />
        <RowCompany row={row} />
        <p className="row-meta">{facts(row).join(" · ")}</p>
        <RowFit row={row} talent={talent} />
      </Stack>
      <Stack className="row-end" gap={4} across="end" text="dense" nowrap>
        <strong>{pay.all(row.Data.Positions.map(({ Data }) => Data))}</strong>
        <RowDue row={row} />
      </Stack>
    </li>
  );
}
