import { Splitter } from "antd";
import { Suspense, lazy, useEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { SearchProjectsQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { Keys } from "#ui/keys.tsx";
import { Later } from "#ui/later.tsx";
import { Box, Row, Text } from "#ui/layout/layout.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { Pager } from "#ui/page/pager.tsx";
import { PAGE_SIZE } from "../search-documents.ts";
import { ProjectRow } from "./project-row.tsx";

const ProjectTable = lazy(() => import("./project-table.tsx").then((m) => ({ default: m.ProjectTable })));

export type Found = SearchProjectsQuery["searchProjects"];

export const VIEWS = ["list", "split", "table"] as const;
export type View = (typeof VIEWS)[number];

type ResultsProps = {
  readonly found: Found;
  readonly talent: string | null;
  /** Key of the project that is open or current. */
  readonly current: string | null;
  readonly onOpen: (projectKey: string) => void;
  readonly address: QueryState;
};

function Pages({ found, address }: { readonly found: Found; readonly address: QueryState }) {
  const page = address.number("page", 1);
  return (
    <Pager
      page={page}
      pages={found.TotalIsFloor ? null : Math.ceil(found.Total / PAGE_SIZE)}
      isLast={page * PAGE_SIZE >= found.Total}
      onChange={(to) => address.change({ page: to, project: null }, { replace: false })}
    />
  );
}

/** Rows of the first render: as many as fit on a screen. The rest follow in a later render. */
const AT_ONCE = 7;
/**
 * Fewer beside a project, which takes most of the screen: rendering both in full would double the length of the step.
 */
const AT_ONCE_BESIDE = 3;

type CurrentProps = {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly current: string | null;
  readonly first: string | undefined;
};

/** Scrolls the current row into view. The first row of a newly opened page already is. */
function CurrentInView({ list, current, first }: CurrentProps) {
  const before = useRef<string | null | undefined>(first);
  useEffect(() => {
    if (current === null || current === before.current) return;
    before.current = current;
    list.current?.querySelector("[data-current=true]")?.scrollIntoView({ block: "nearest" });
  }, [list, current]);
  return null;
}

function Rows({
  found,
  talent,
  current,
  onOpen,
  address,
  atOnce,
}: ResultsProps & { readonly atOnce: number }) {
  const list = useRef<HTMLUListElement>(null);
  const rowOf = (project: Found["Projects"][number]) => (
    <ProjectRow
      key={project.PK}
      project={project}
      talent={talent}
      current={project.PK === current}
      onOpen={() => onOpen(project.PK)}
    />
  );
  return (
    <>
      <Box ref={list} as="ul" className="project-rows">
        {found.Projects.slice(0, atOnce).map(rowOf)}
        <Later>
          {found.Projects.slice(atOnce).map(rowOf)}
          <CurrentInView list={list} current={current} first={found.Projects[0]?.PK} />
        </Later>
      </Box>
      <Later>
        <Pages found={found} address={address} />
      </Later>
    </>
  );
}

/** The number of results, in words. */
export function useTotal(found: Found | undefined): string {
  const { t } = useTranslation("project-search");
  const formats = useFormats();
  if (!found) return "";
  return found.TotalIsFloor
    ? t("projectsFloor", { total: formats.number(found.Total) })
    : t("projects", { count: found.Total });
}

/** The results with the current project beside them. */
export function SplitResults({ children, ...props }: ResultsProps & { readonly children: ReactNode }) {
  const { t } = useTranslation("project-search");
  const total = useTotal(props.found);
  return (
    <Splitter className="search-split">
      <Splitter.Panel defaultSize={460} min={380} max={560}>
        <Row className="split-head" gap={8} justify="between" fill="surface" ruled="below" text="small soft">
          <strong>{total}</strong>
          <Text className="split-keys" text="quiet">
            <Keys keys="j" /> <Keys keys="k" /> {t("nextPrevious")}
          </Text>
        </Row>
        <Rows {...props} atOnce={AT_ONCE_BESIDE} />
      </Splitter.Panel>
      <Splitter.Panel>
        <div className="split-view">{children}</div>
      </Splitter.Panel>
    </Splitter>
  );
}

/** The results alone: as cards in two columns, or as a table. */
export function PlainResults({ view, ...props }: ResultsProps & { readonly view: View }) {
  if (view !== "table") {
    return (
      <div className="search-list">
        <Rows {...props} atOnce={AT_ONCE} />
      </div>
    );
  }
  return (
    <div className="search-list">
      <Suspense fallback={<Loading rows={8} />}>
        <ProjectTable projects={props.found.Projects} talent={props.talent} onOpen={props.onOpen} />
      </Suspense>
      <Pages found={props.found} address={props.address} />
    </div>
  );
}
