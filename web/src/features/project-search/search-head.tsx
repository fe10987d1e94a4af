import { BarsOutlined, LayoutOutlined, TableOutlined } from "@ant-design/icons";
import { Segmented } from "antd";
import { Suspense, lazy } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import type { QueryState } from "#lib/use-query-state.ts";
import { Row, Toolbar } from "#ui/layout/layout.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { SearchField } from "./search-field.tsx";
import { VIEWS } from "./results/results.tsx";
import type { View } from "./results/results.tsx";
import type { Searching } from "./use-searcher.ts";

const ClientSelect = lazy(() => import("./client-select.tsx").then((m) => ({ default: m.ClientSelect })));

const ICONS = {
  list: <BarsOutlined aria-hidden />,
  split: <LayoutOutlined aria-hidden />,
  table: <TableOutlined aria-hidden />,
};

type SearchHeadProps = {
  readonly address: QueryState;
  readonly searching: Searching;
  readonly view: View;
  /** Whether a project fits beside the results. */
  readonly splits: boolean;
  readonly tools: ReactNode;
};

/** The page's title, the search field, and the choice of a view. */
export function SearchHead({ address, searching, view, splits, tools }: SearchHeadProps) {
  const { t } = useTranslation("project-search");
  const isAgent = hasRole(useViewer(), ["Agent"]);
  const views = splits ? VIEWS : VIEWS.filter((one) => one !== "split");
  return (
    <Row className="search-head" gap="8 12" wrap data-clients={isAgent || undefined}>
      <PageHeader title={t("title")} />
      <SearchField address={address} />
      {searching.clients.length > 0 && (
        <Suspense>
          <ClientSelect address={address} searching={searching} />
        </Suspense>
      )}
      <Toolbar className="search-tools" push>
        {tools}
        <Segmented<View>
          className="view-switch"
          aria-label={t("view")}
          value={view}
          options={views.map((one) => ({
            value: one,
            icon: ICONS[one],
            title: t(`views.${one}`),
            label: <span className="visually-hidden">{t(`views.${one}`)}</span>,
          }))}
          onChange={(next) => address.change({ view: next, whole: null })}
        />
      </Toolbar>
    </Row>
  );
}
