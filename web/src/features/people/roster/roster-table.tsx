import { Segmented, Table } from "antd";
import type { TableColumnsType } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { Row as Line, Toolbar } from "#ui/layout/layout.tsx";
import { PersonCell, type Person } from "../person-card.tsx";
import { ROSTER_FILTERS, ROSTER_SORTS } from "./roster-work.ts";
import type { Entry, RosterFilter, RosterSort } from "./roster-work.ts";

/** Clients of a page; a roster may have a thousand. */
const PAGE = 50;

export type Row = Entry & { readonly key: string; readonly person: Person };

type ControlsProps = {
  readonly filter: RosterFilter;
  readonly sort: RosterSort;
  readonly onFilter: (filter: RosterFilter) => void;
  readonly onSort: (sort: RosterSort) => void;
};

/** Which clients are shown, and in which order. */
export function RosterControls({ filter, sort, onFilter, onSort }: ControlsProps) {
  const { t } = useTranslation("people");
  return (
    <Toolbar>
      <Segmented<RosterFilter>
        aria-label={t("roster.show")}
        value={filter}
        options={ROSTER_FILTERS.map((one) => ({ value: one, label: t(`roster.${one}`) }))}
        onChange={onFilter}
      />
      <Segmented<RosterSort>
        aria-label={t("roster.order")}
        value={sort}
        options={ROSTER_SORTS.map((one) => ({ value: one, label: t(`roster.by.${one}`) }))}
        onChange={onSort}
      />
    </Toolbar>
  );
}

/**
 * A long roster: who, what waits for an answer and until when, what casting has to decide and what is over; `state` is
 * what one does about a client.
 */
export function RosterTable({
  rows,
  state,
}: {
  readonly rows: readonly Row[];
  readonly state: (row: Row) => ReactNode;
}) {
  const { t } = useTranslation("people");
  const formats = useFormats();
  const count = (value: number) => (value === 0 ? "–" : formats.number(value));
  const columns: TableColumnsType<Row> = [
    {
      key: "name",
      title: t("name"),
      render: (_, { person }) => <PersonCell person={person} />,
    },
    {
      key: "waiting",
      align: "end",
      title: t("roster.by.waiting"),
      render: (_, { work }) => count(work.waiting),
    },
    {
      key: "due",
      title: t("roster.by.due"),
      render: (_, { work }) => (work.due === null ? "–" : formats.moment(work.due)),
    },
    {
      key: "pending",
      align: "end",
      title: t("roster.pending"),
      render: (_, { work }) => count(work.pending),
    },
    { key: "done", align: "end", title: t("roster.done"), render: (_, { work }) => count(work.done) },
    { key: "state", title: t("roster.state"), render: (_, row) => <Line gap={4}>{state(row)}</Line> },
  ];
  return (
    <Table<Row>
      size="small"
      pagination={{ pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ x: "max-content" }}
      columns={columns}
      dataSource={[...rows]}
    />
  );
}
