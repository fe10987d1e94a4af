import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useLocation } from "react-router-dom";
import { pressesNothing, useKeys } from "#lib/keys/use-keys.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { paths } from "#lib/paths.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { useMedia } from "#lib/media-query/use-media.ts";
import { useNewestSearch, useQueryState } from "#lib/use-query-state.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { FilterBar } from "#ui/filters/filter-bar.tsx";
import { chosenWords } from "#ui/filters/filter.ts";
import type { Filter } from "#ui/filters/filter.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { ProjectView } from "./project/project-view.tsx";
import type { Paging } from "./project/project-view.tsx";
import { useFirstSoon } from "./project/use-open-project.ts";
import { Relax } from "./results/relax.tsx";
import { PlainResults, SplitResults, VIEWS, useTotal } from "./results/results.tsx";
import type { Found, View } from "./results/results.tsx";
import { SPLITS } from "./results/splits.ts";
import { AlertButton } from "./saved/alert-button.tsx";
import { SavedButton } from "./saved/saved-button.tsx";
import { useSaved } from "./saved/use-saved.ts";
import type { Saved } from "./saved/use-saved.ts";
import { SORTS, sortOf } from "./search-criteria.ts";
import { FeaturedLine } from "./results/featured-line.tsx";
import { SearchFailures } from "./search-failures.tsx";
import { SearchHead } from "./search-head.tsx";
import { useSearch } from "./use-search.ts";
import { useSearchFilters } from "./use-search-filters.tsx";
import { useSearcher } from "./use-searcher.ts";
import { WholeProject } from "./project/whole-project.tsx";
import "./project-search.css";
import "./submit/submit.css";
import "./results/rows.css";

export { readSearch } from "./read-early.ts";

const ExportButton = lazy(() =>
  import("./results/export-button.tsx").then((m) => ({ default: m.ExportButton })),
);

/**
 * The position of the current project among the results, with navigation to its neighbors; null if it is not among
 * them.
 */
function usePaging(
  found: Found | undefined,
  current: string | null,
  open: (key: string) => void,
): Paging | null {
  const { t } = useTranslation("project-search");
  const projects = found?.Projects ?? [];
  const index = projects.findIndex(({ PK }) => PK === current);
  if (!found || index < 0) return null;
  const to = (at: number) => {
    const key = projects[at]?.PK;
    return key === undefined ? null : () => open(key);
  };
  return {
    place: t("placeOf", { number: index + 1, total: found.Total }),
    onPrevious: to(index - 1),
    onNext: to(index + 1),
  };
}

/** The view that the address selects; without room for a project beside the results, split becomes list. */
function useView(text: (name: string) => string): { readonly view: View; readonly splits: boolean } {
  const splits = useMedia(SPLITS);
  const chosen = VIEWS.find((view) => view === text("view"));
  const view = chosen ?? "split";
  return { splits, view: view === "split" && !splits ? "list" : view };
}

type Search = ReturnType<typeof useSearch>;

type PartProps = {
  readonly address: QueryState;
  readonly searching: ReturnType<typeof useSearcher>;
  readonly search: Search;
};

const ALL = "all";

/**
 * The panel with all filters: producers have a page of its own for it, others open it above the results. Either way
 * the address holds its state.
 */
function useAllFilters(address: QueryState) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = useNewestSearch();
  const hasPage = hasRole(useViewer(), ["Production", "Admin"]);
  const open = hasPage ? pathname === paths.projectSearchAdvanced : address.text("filters") === ALL;
  const onOpenChange = (next: boolean) => {
    if (!hasPage) return address.change({ filters: next ? ALL : null });
    const to = next ? paths.projectSearchAdvanced : paths.projectSearch;
    return void navigate({ pathname: to, search: search() }, { preventScrollReset: true });
  };
  return { open, onOpenChange };
}

/** The filters of the search, with the panel of all filters if it is open. */
function Narrowing({
  address,
  search,
  filters,
  total,
  view,
}: Omit<PartProps, "searching"> & {
  readonly filters: readonly Filter[];
  readonly total: string;
  readonly view: View;
}) {
  const { t } = useTranslation("project-search");
  const all = useAllFilters(address);
  return (
    <FilterBar
      filters={filters}
      address={address}
      {...(view !== "split" && { count: search.found ? total : "" })}
      sort={{
        value: sortOf(address),
        options: SORTS.map((sort) => ({ value: sort, label: t(`sortBy.${sort}`) })),
        onChange: (sort) => address.change({ sort }),
      }}
      drawer={{ ...all, showWords: t("show", { projects: total }) }}
    />
  );
}

function Tools({
  address,
  search,
  filters,
  saved,
}: Omit<PartProps, "searching"> & {
  readonly filters: readonly Filter[];
  readonly saved: Saved;
}) {
  const { t } = useTranslation("project-search");
  const { pathname } = useLocation();
  const words = [address.text("text"), ...filters.map((filter) => chosenWords(filter, address))];
  return (
    <>
      <SavedButton address={address} {...saved} />
      {pathname === paths.projectSearchAdvanced && (
        <Suspense>
          <ExportButton criteria={search.narrowing} />
        </Suspense>
      )}
      <AlertButton
        criteria={search.narrowing}
        words={words.filter(Boolean).join(", ").slice(0, 120) || t("everything")}
      />
    </>
  );
}

type ListedProps = PartProps & {
  readonly view: View;
  readonly splits: boolean;
  readonly current: string | null;
  readonly onOpen: (projectKey: string) => void;
  readonly onWhole: (projectKey: string) => void;
};

type BesideProps = Pick<ListedProps, "address" | "searching" | "onWhole"> & { readonly current: string };

/** The current project, which the results are beside. */
function Beside({ address, searching, current, onWhole }: BesideProps) {
  return (
    <ProjectView
      id={idOf(current)}
      isRequested={address.text("project") === ""}
      searching={searching}
      paging={null}
      onWhole={() => onWhole(current)}
    />
  );
}

function Listing({ search, view, filters, ...props }: ListedProps & { readonly filters: readonly Filter[] }) {
  const { address, searching, current, onOpen, onWhole } = props;
  const { found, talent, without } = search;
  if (!found) return null;
  if (found.Projects.length === 0) return <Relax filters={filters} address={address} without={without} />;
  const results = { found, talent, current, onOpen, address };
  if (view !== "split" || current === null) return <PlainResults {...results} view={view} />;
  return (
    <SplitResults {...results}>
      <Beside address={address} searching={searching} current={current} onWhole={onWhole} />
    </SplitResults>
  );
}

/** Search field and filters above, results below. */
function Listed(props: ListedProps) {
  const { t } = useTranslation("project-search");
  const { address, searching, search, view, splits } = props;
  const filters = useSearchFilters(address, search.found?.Facets ?? [], searching);
  const total = useTotal(search.found);
  const saved = useSaved();
  // A project that the address names does not need the results beside it.
  const named = view === "split" && search.error ? address.text("project") : "";
  return (
    <div className={view === "split" ? "search-page search-page-split" : "search-page"}>
      <SearchHead
        address={address}
        searching={searching}
        view={view}
        splits={splits}
        tools={<Tools address={address} search={search} filters={filters} saved={saved} />}
      />
      <SearchFailures searcher={searching} saved={saved} {...(named !== "" && { results: search })} />
      <Narrowing address={address} search={search} filters={filters} total={total} view={view} />
      <FeaturedLine address={address} filters={filters} />
      <section className="search-results" aria-busy={search.loading} aria-label={t("results")}>
        {named === "" ? (
          <DataBlock loading={!search.found && search.loading} error={search.error} onRetry={search.again}>
            <Listing {...props} filters={filters} />
          </DataBlock>
        ) : (
          <div className="split-view">
            <Beside {...props} current={keyOf("PRJ", named)} />
          </div>
        )}
      </section>
    </div>
  );
}

/**
 * Enter opens the page if it does not activate the focused element, or if that is the row already open beside the
 * list.
 */
function opensPage({ target }: KeyboardEvent): boolean {
  return (
    pressesNothing(target) || (target instanceof Element && target.matches(".row-open[aria-current='true']"))
  );
}

/** Keyboard navigation through the results. */
function useWalking(paging: Paging | null, whole: (() => void) | null): void {
  const { t } = useTranslation("project-search");
  useKeys([
    { keys: "j", text: t("nextProject"), run: () => paging?.onNext?.() },
    { keys: "k", text: t("previousProject"), run: () => paging?.onPrevious?.() },
    ...(whole ? [{ keys: "Enter", text: t("openPage"), when: opensPage, run: whole }] : []),
  ]);
}

/** Search by text and filters, with all state in the address; a project opens beside the results or as a page. */
export function ProjectSearchPage() {
  const address = useQueryState();
  const searching = useSearcher(address);
  const search = useSearch(address, searching);
  const { view, splits } = useView(address.text);
  const id = address.text("project");
  const isWhole = id !== "" && (view !== "split" || address.text("whole") !== "");
  const current = id === "" ? (search.found?.Projects[0]?.PK ?? null) : keyOf("PRJ", id);
  const open = (key: string) =>
    address.change({ project: idOf(key) }, { replace: view === "split" || isWhole });
  const openWhole = (key: string) => address.change({ project: idOf(key), whole: "1" }, { replace: false });
  const paging = usePaging(search.found, current, open);
  useFirstSoon(search.variables, view === "split" && id === "");
  useWalking(paging, isWhole || current === null ? null : () => openWhole(current));
  if (isWhole) {
    return (
      <WholeProject
        onBack={() => address.change({ whole: null, ...(view !== "split" && { project: null }) })}
      >
        <SearchFailures searcher={searching} results={search} />
        <ProjectView id={id} searching={searching} paging={paging} />
      </WholeProject>
    );
  }
  return (
    <Listed
      address={address}
      searching={searching}
      search={search}
      view={view}
      splits={splits}
      current={current}
      onOpen={open}
      onWhole={openWhole}
    />
  );
}
