import { useQuery } from "@apollo/client/react";
import { Pagination } from "antd";
import { useTranslation } from "react-i18next";
import type { SearchProjectsQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { DataPage } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { ProjectCard } from "./project-card.tsx";
import { ProjectDrawer } from "./project-drawer.tsx";
import { SearchBar } from "./search-bar.tsx";
import { FILTERS, criteriaOf } from "./search-criteria.ts";
import { PAGE_SIZE, SearchProjects } from "./search-documents.ts";
import "./project-search.css";

type Found = SearchProjectsQuery["searchProjects"];

function useTotal(found: Found | undefined): string | null {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!found) return null;
  return found.TotalIsFloor
    ? t("totalFloor", { total: formats.number(found.Total) })
    : t("total", { count: found.Total });
}

function Results({ found, address }: { readonly found: Found; readonly address: QueryState }) {
  const { t } = useTranslation();
  const narrowed = address.text("text") !== "" || address.set(FILTERS).length > 0;
  if (found.Projects.length === 0) {
    if (!narrowed) return <StateBlock sign="search" title={t("state.emptyTitle")} />;
    return <StateBlock sign="search" title={t("state.noMatchTitle")} text={t("state.noMatchText")} />;
  }
  return (
    <>
      <ul className="project-cards">
        {found.Projects.map((project) => (
          <ProjectCard
            key={project.PK}
            project={project}
            onOpen={() => address.change({ project: idOf(project.PK) }, { replace: false })}
          />
        ))}
      </ul>
      {found.Total > PAGE_SIZE && (
        <Pagination
          className="search-pages"
          current={address.number("page", 1)}
          pageSize={PAGE_SIZE}
          total={found.Total}
          showSizeChanger={false}
          onChange={(page) => {
            address.change({ page }, { replace: false });
            scrollTo({ top: 0 });
          }}
        />
      )}
    </>
  );
}

/** Search by words and filters, all of it in the address; a project opens beside the results. */
export function ProjectSearchPage() {
  const { t } = useTranslation("project-search");
  const address = useQueryState();
  const { data, previousData, error, loading, refetch } = useQuery(SearchProjects, {
    variables: { criteria: criteriaOf(address) },
    fetchPolicy: "cache-and-network",
  });
  const found = (data ?? previousData)?.searchProjects;
  const total = useTotal(found);
  return (
    <DataPage
      title={t("title")}
      loading={!found && loading}
      error={found ? null : error}
      onRetry={() => void refetch()}
    >
      <SearchBar address={address} />
      <div className="search">
        <FilterPanel address={address} facets={found?.Facets ?? []} />
        <section className="search-results" aria-busy={loading} aria-label={t("title")}>
          <div className="search-head">
            <output>{total}</output>
            <FilterChips address={address} />
          </div>
          {found && <Results found={found} address={address} />}
        </section>
      </div>
      <ProjectDrawer id={address.text("project")} onClose={() => address.change({ project: null })} />
    </DataPage>
  );
}
