import { PROJECT_STATUSES } from "@callboard/catalog/states.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { useKeys } from "#lib/use-keys.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { CompanyProjects, PAGE_SIZE } from "./project-documents.ts";
import { ProjectItem } from "./project-item.tsx";
import "./projects.css";

/** The way to a new project; `c` takes it as well. */
function CreateLink() {
  const { t } = useTranslation("projects");
  const navigate = useNavigate();
  useKeys({ c: () => void navigate(linkTo(paths.createProject)) });
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

function Nothing({ filtered }: { readonly filtered: boolean }) {
  const { t } = useTranslation("projects");
  const { t: shell } = useTranslation();
  if (filtered)
    return <StateBlock sign="search" title={shell("state.noMatchTitle")} text={t("noneInState")} />;
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

/** The company's projects by state, in the address; follows the live stream. */
export function ProjectsPage() {
  const { t } = useTranslation("projects");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const { companyKey } = useViewer();
  const address = useQueryState();
  const status = PROJECT_STATUSES.find((one) => one === address.text("status"));
  const page = address.number("page", 1);
  const criteria = { ...(status && { Status: [status] }), Page: page, PageSize: PAGE_SIZE };
  const { data, previousData, error, loading, refetch } = useQuery(
    CompanyProjects,
    companyKey === null ? skipToken : { variables: { criteria }, fetchPolicy: "cache-and-network" },
  );
  const again = () => void refetch().catch(() => undefined);
  useLive("project.changed", again);
  useLive("submission.changed", again);
  const found = (data ?? previousData)?.getCompanyProjects;
  const tabs = [undefined, ...PROJECT_STATUSES].map((one) => ({
    id: one ?? "all",
    label: one ? word("projectStatuses", one) : t("all"),
    link: linkTo(paths.projects, {}, { status: one }),
    current: one === status,
  }));

  return (
    <DataPage
      title={t("title")}
      {...(companyKey !== null && { actions: <CreateLink /> })}
      loading={companyKey !== null && !found && loading}
      error={found ? null : error}
      onRetry={again}
      isEmpty={companyKey === null}
      empty={<CompanyFirst />}
    >
      <PageTabs label={t("states")} tabs={tabs} />
      {found?.length === 0 && page === 1 && <Nothing filtered={status !== undefined} />}
      <ul className="own-projects" aria-busy={loading}>
        {found?.map((project) => (
          <ProjectItem key={project.PK} project={project} />
        ))}
      </ul>
      <div className="own-pages">
        {page > 1 && <Button onClick={() => address.change({ page: page - 1 })}>{shell("back")}</Button>}
        {found?.length === PAGE_SIZE && (
          <Button onClick={() => address.change({ page: page + 1 })}>{shell("next")}</Button>
        )}
      </div>
    </DataPage>
  );
}
