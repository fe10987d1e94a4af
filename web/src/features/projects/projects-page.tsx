import { PROJECT_STATUSES } from "@callboard/catalog/states.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { Button, Input } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { SortChip } from "#ui/filters/sort-chip.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { CompanyProjects, PAGE_SIZE } from "./project-documents.ts";
import { SORTS, shownProjects } from "./project-list.ts";
import type { Project, Sort } from "./project-list.ts";
import { ProjectRow } from "./project-row.tsx";
import "./projects.css";

/** The way to a new project; `c` takes it as well. */
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

/** Words and order, above the list. */
function Tools({ text, sort }: { readonly text: string; readonly sort: Sort }) {
  const { t } = useTranslation("projects");
  const address = useQueryState();
  return (
    <div className="project-tools">
      <Input
        type="search"
        allowClear
        value={text}
        aria-label={t("search")}
        placeholder={t("search")}
        onChange={(event) => address.change({ text: event.target.value })}
      />
      <SortChip
        sort={{
          value: sort,
          options: SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
          onChange: (value) => address.change({ sort: value === "newest" ? null : value }),
        }}
      />
    </div>
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

/** The company's projects; further pages are added below. Follows the live stream. */
function useProjects(companyKey: string | null) {
  const say = useFailureNotice();
  const { data, error, loading, refetch, fetchMore } = useQuery(
    CompanyProjects,
    companyKey === null
      ? skipToken
      : { variables: { criteria: { PageSize: PAGE_SIZE } }, fetchPolicy: "cache-and-network" },
  );
  const again = () => void refetch().catch(() => undefined);
  useLive("project.changed", again);
  useLive("submission.changed", again);
  const found = data?.getCompanyProjects;
  const last = found?.at(-1)?.Cursor ?? null;
  const hasMore = found !== undefined && found.length % PAGE_SIZE === 0 && last !== null;
  const more = () =>
    void fetchMore({
      variables: { criteria: { PageSize: PAGE_SIZE, After: last } },
      updateQuery: (former, { fetchMoreResult }) => ({
        ...former,
        getCompanyProjects: [...former.getCompanyProjects, ...fetchMoreResult.getCompanyProjects],
      }),
    }).catch(say);
  return { found, error, loading, again, hasMore, more };
}

/** The projects of the state, words and order of the address. */
function Narrowed({ found, again }: { readonly found: readonly Project[]; readonly again: () => void }) {
  const { t, i18n } = useTranslation("projects");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const address = useQueryState();
  const status = PROJECT_STATUSES.find((one) => one === address.text("status")) ?? null;
  const sort = SORTS.find((one) => one === address.text("sort")) ?? "newest";
  const text = address.text("text");
  const tabs = [null, ...PROJECT_STATUSES].map((one) => ({
    id: one ?? "all",
    label: one ? word("projectStatuses", one) : t("all"),
    link: linkTo(paths.projects, {}, { status: one, text, sort: sort === "newest" ? null : sort }),
    current: one === status,
    count: one === null ? found.length : found.filter(({ Data }) => Data.Status === one).length,
  }));
  const shown = shownProjects(found, { status, text, sort }, i18n.language);
  return (
    <>
      <PageTabs label={t("states")} tabs={tabs} />
      <Tools text={text} sort={sort} />
      {shown.length > 0 && <ProjectTable projects={shown} onChanged={again} />}
      {shown.length === 0 && (
        <StateBlock
          sign="search"
          title={shell("state.noMatchTitle")}
          text={text === "" ? t("noneInState") : t("noneWithWords", { text })}
          action={
            <Button onClick={() => address.change({ text: null, status: null })}>{shell("clearAll")}</Button>
          }
        />
      )}
    </>
  );
}

/** The company's projects by state, words and order, all in the address. */
export function ProjectsPage() {
  const { t } = useTranslation("projects");
  const { t: shell } = useTranslation();
  const { companyKey } = useViewer();
  const { found, error, loading, again, hasMore, more } = useProjects(companyKey);
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
      {found && <Narrowed found={found} again={again} />}
      {hasMore && (
        <p className="more-projects">
          <Button onClick={more}>{shell("showMore")}</Button>{" "}
          {t("countsOfShown", { count: found?.length ?? 0 })}
        </p>
      )}
    </DataPage>
  );
}
