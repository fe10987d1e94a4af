import { PROJECT_STATUSES } from "@callboard/catalog/states.ts";
import { Button } from "antd";
import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { useSettled } from "#lib/use-settled.ts";
import { SortChip } from "#ui/filters/sort-chip.tsx";
import { WordsField } from "#ui/fields/words-field.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { DataBlock, DataPage } from "#ui/page/data-page.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { SORTS, shownProjects } from "./project-list.ts";
import type { Project, Sort } from "./project-list.ts";
import { ProjectRow } from "./project-row.tsx";
import { useProjects } from "./use-projects.ts";
import type { Projects } from "./use-projects.ts";
import "./projects.css";

/** The link to a new project, also on the key `c`. */
function CreateLink() {
  const { t } = useTranslation("projects");
  const { t: frame } = useTranslation("frame");
  const navigate = useNavigate();
  useKeys([
    { keys: "c", text: frame("keys.newProject"), run: () => void navigate(linkTo(paths.createProject)) },
  ]);
  return (
    <Link className="accent-button" to={linkTo(paths.createProject)} aria-keyshortcuts="c">
      {t("create")}
    </Link>
  );
}

function CompanyFirst() {
  const { t } = useTranslation("projects");
  return (
    <StateBlock
      title={t("companyFirst")}
      text={t("companyFirstText")}
      action={
        <Link className="accent-button" to={linkTo(paths.companyInfo)}>
          {t("createCompany")}
        </Link>
      }
    />
  );
}

function FirstProject() {
  const { t } = useTranslation("projects");
  return (
    <StateBlock
      title={t("first")}
      text={t("firstText")}
      action={
        <Link className="accent-button" to={linkTo(paths.createProject)}>
          {t("create")}
        </Link>
      }
    />
  );
}

const NamedViews = lazy(() => import("#ui/views/named-views.tsx").then((m) => ({ default: m.NamedViews })));

/** Address parameters that make up a view of the list. */
const VIEW = ["status", "text", "sort"];

/** Words and order, above the list; with null there is no choice of order. */
function Tools({ text, sort }: { readonly text: string; readonly sort: Sort | null }) {
  const { t } = useTranslation("projects");
  const address = useQueryState();
  return (
    <Row className="project-tools" gap={8} align="stretch" wrap after={12}>
      <WordsField
        type="search"
        label={t("search")}
        words={text}
        onWords={(words) => address.change({ text: words })}
      />
      {sort !== null && (
        <SortChip
          sort={{
            value: sort,
            options: SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
            onChange: (value) => address.change({ sort: value === "newest" ? null : value }),
          }}
        />
      )}
      <Suspense>
        <NamedViews list="projects" names={VIEW} address={address} />
      </Suspense>
    </Row>
  );
}

function ProjectTable({
  projects,
  onChanged,
}: {
  readonly projects: readonly Project[];
  readonly onChanged: () => void;
}) {
  const { t } = useTranslation("projects");
  return (
    <div className="project-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("column.project")}</th>
            <th scope="col" className="cell-figure">
              {t("column.new")}
            </th>
            <th scope="col" className="cell-figure">
              {t("column.all")}
            </th>
            <th scope="col" className="cell-figure">
              {t("column.booked")}
            </th>
            <th scope="col">{t("column.due")}</th>
            <th scope="col">{t("column.status")}</th>
            <th scope="col">
              <span className="visually-hidden">{t("column.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <ProjectRow key={project.PK} project={project} onChanged={onChanged} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * The filters of the address. If all of a company's projects are loaded, they are filtered here; if only a part is,
 * the server filters, and until everything is loaded neither counts nor an order would be correct.
 */
function useNarrowed(all: Projects) {
  const { i18n } = useTranslation();
  const address = useQueryState();
  const status = PROJECT_STATUSES.find((one) => one === address.text("status")) ?? null;
  const chosen = SORTS.find((one) => one === address.text("sort")) ?? "newest";
  const text = address.text("text");
  const settled = useSettled(text.trim());
  const isPart = all.hasMore && (status !== null || text.trim() !== "");
  const filtered = useProjects(
    isPart ? { ...(settled !== "" && { Text: settled }), ...(status && { Status: [status] }) } : null,
  );
  const source = isPart ? filtered : all;
  const sort = source.hasMore ? "newest" : chosen;
  const narrowed = { status, text: isPart ? "" : text, sort };
  const shown = shownProjects(source.found ?? [], narrowed, i18n.language);
  return { status, text, sort, source, shown };
}

/** The projects that match the address, in its order. */
function Narrowed({ all }: { readonly all: Projects }) {
  const { t } = useTranslation("projects");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const address = useQueryState();
  const { status, text, sort, source, shown } = useNarrowed(all);
  const countOf = (one: string | null) =>
    all.hasMore ? undefined : all.found?.filter(({ Data }) => one === null || Data.Status === one).length;
  const tabs = [null, ...PROJECT_STATUSES].map((one) => ({
    id: one ?? "all",
    label: one ? word("projectStatuses", one) : t("all"),
    link: linkTo(paths.projects, {}, { status: one, text, sort: sort === "newest" ? null : sort }),
    current: one === status,
    count: countOf(one),
  }));
  return (
    <>
      <PageTabs label={t("states")} tabs={tabs} />
      <Tools text={text} sort={source.hasMore ? null : sort} />
      <DataBlock
        loading={!source.found && source.loading}
        error={source.found ? null : source.error}
        onRetry={source.again}
      >
        {shown.length > 0 && <ProjectTable projects={shown} onChanged={source.again} />}
        {source.found && shown.length === 0 && (
          <StateBlock
            sign="search"
            title={shell("state.noMatchTitle")}
            text={text === "" ? t("noneInState") : t("noneWithWords", { text })}
            action={
              <Button onClick={() => address.change({ text: null, status: null })}>
                {shell("clearAll")}
              </Button>
            }
          />
        )}
      </DataBlock>
      {source.hasMore && (
        <p className="more-projects">
          <Button onClick={source.more}>{shell("showMore")}</Button>{" "}
          {t("countsOfShown", { count: source.found?.length ?? 0 })}
        </p>
      )}
    </>
  );
}

const EVERYTHING = {};

/** The company's projects by status, words and order, all in the address. */
export function ProjectsPage() {
  const { t } = useTranslation("projects");
  const { companyKey } = useViewer();
  const all = useProjects(companyKey === null ? null : EVERYTHING);
  const { found, error, loading, again } = all;
  return (
    <DataPage
      title={t("title")}
      {...(companyKey !== null && { actions: <CreateLink /> })}
      loading={companyKey !== null && !found && loading}
      error={found ? null : error}
      onRetry={again}
      isEmpty={companyKey === null || found?.length === 0}
      empty={companyKey === null ? <CompanyFirst /> : <FirstProject />}
    >
      {found && <Narrowed all={all} />}
    </DataPage>
  );
}
