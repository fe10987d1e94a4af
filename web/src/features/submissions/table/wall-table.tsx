import { SettingOutlined } from "@ant-design/icons";
import { Button, Checkbox, Popover, Table } from "antd";
import type { GetRef, TableColumnType, TableProps } from "antd";
import { useEffect, useRef } from "react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { changeList, useSettings } from "#lib/settings/settings.ts";
import type { Density } from "#lib/settings/lists.ts";
import { FitRing } from "#ui/fit-ring/fit-ring.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { GroupMarks } from "../card/group-marks.tsx";
import { shownPhoto } from "../photo/shown-photo.ts";
import type { Selection } from "../selection/use-selection.ts";
import { WallCardSubmission } from "../wall/wall-documents.ts";
import type { WallGrid } from "../wall/wall-grid.tsx";
import type { WallItem } from "../wall/wall-item.ts";
import { COLUMNS, USUAL_COLUMNS, orNothing, useColumnWords } from "./columns.tsx";
import { WALL_LIST } from "../wall/wall-criteria.ts";
import { useRowFocus } from "./use-row-focus.ts";
import type { Column } from "./columns.tsx";
import { BAR_PX } from "../wall/wall-layout.ts";
import "./wall-table.css";

type WallTableProps = Pick<
  ComponentProps<typeof WallGrid>,
  "wall" | "label" | "handleRef" | "density" | "active" | "onActive" | "onPress" | "onVisible"
> & {
  readonly selection: Selection;
  /** The bulk actions bar covers the end of the page. */
  readonly hasBar: boolean;
};

const ROW_PX: Readonly<Record<Density, number>> = { L: 56, M: 48, S: 40 };
/** The space above the first row and the strip below the last. */
const AROUND_PX = 188 + 32 + 36;

const WIDTHS: Readonly<Record<Column, number>> = {
  name: 196,
  fit: 84,
  status: 152,
  groups: 78,
  playing: 74,
  height: 80,
  union: 112,
  agent: 96,
  agentContact: 196,
  place: 122,
  sent: 80,
};

function Cell({ item, column }: { readonly item: WallItem; readonly column: Column }) {
  const record = useRecord(WallCardSubmission, item);
  const { wordsOf } = useColumnWords();
  if (!record) return null;
  const text = wordsOf(column, record);
  return <>{DRAWN[column]?.(record, text) ?? orNothing(text)}</>;
}

/** The column title already names the fit. */
function FitCell({ met, of }: { readonly met: number; readonly of: number }) {
  const { t } = useTranslation("submissions");
  return (
    <span className="cell-fit">
      <span aria-hidden="true">
        <FitRing met={met} of={of} />
      </span>
      {t("fitOf", { met, of })}
    </span>
  );
}

function PersonCell({
  record: { Data },
  name,
}: {
  readonly record: WallCard_SubmissionFragment;
  readonly name: string;
}) {
  const { thumbnail, small } = shownPhoto(Data);
  return (
    <Row as="span" className="cell-person" gap={10} shrinks text="medium">
      <MediaImage url={thumbnail} small={small} alt="" name={name} />
      <bdi>{name}</bdi>
    </Row>
  );
}

const DRAWN: Partial<Record<Column, (record: WallCard_SubmissionFragment, text: string) => ReactNode>> = {
  name: (record, text) => <PersonCell record={record} name={text} />,
  fit: ({ Data: { Fit } }) => Fit && Fit.Of > 0 && <FitCell met={Fit.Met} of={Fit.Of} />,
  status: ({ Data: { BookingStatus } }, text) => (
    <StatusTag {...statusLook("submission", BookingStatus)}>{text}</StatusTag>
  ),
  groups: ({ Data: { Groups } }, text) =>
    text === "" ? null : (
      <span title={text}>
        <GroupMarks Groups={Groups} OtherRoles={[]} />
        <span className="visually-hidden">{text}</span>
      </span>
    ),
};

/** Chooses the visible columns. */
function ColumnPicker({ shown }: { readonly shown: readonly Column[] }) {
  const { t } = useTranslation("submissions");
  const { titleOf } = useColumnWords();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <Checkbox.Group
          className="column-picker"
          value={[...shown]}
          options={COLUMNS.map((column) => ({
            value: column,
            label: titleOf(column),
            disabled: column === "name",
          }))}
          onChange={(columns) =>
            changeList(WALL_LIST, { columns: COLUMNS.filter((one) => columns.includes(one)) })
          }
        />
      }
    >
      <Button type="text" size="small" icon={<SettingOutlined />} aria-label={t("columns")} />
    </Popover>
  );
}

/** The table is a grid with one row in the tab order. Ant Design's table parts have no roles of their own. */
const CELL = { role: "gridcell" };
const HEAD_CELL = { role: "columnheader" };
/** Removes the table's loading attributes: nothing between a grid and its rows may have semantics. */
const NOT_BUSY = { spinning: false, "aria-busy": undefined, "aria-live": undefined };
const HEAD_ROW = { role: "row", "aria-rowindex": 1 };

function HeadTable(props: ComponentProps<"table">) {
  return <table {...props} role="presentation" />;
}

/** The visible columns, with the column picker at the end. */
function useColumns(): TableColumnType<WallItem>[] {
  const { lists } = useSettings();
  const { titleOf } = useColumnWords();
  const chosen = lists[WALL_LIST]?.columns ?? USUAL_COLUMNS;
  const shown = COLUMNS.filter((column) => column === "name" || chosen.includes(column));
  const roles = { onCell: () => CELL, onHeaderCell: () => HEAD_CELL };
  return [
    ...shown.map((column) => ({
      ...roles,
      key: column,
      title: titleOf(column),
      width: WIDTHS[column],
      ellipsis: true,
      render: (_: unknown, item: WallItem) => <Cell item={item} column={column} />,
    })),
    { ...roles, key: "picker", width: 40, title: <ColumnPicker shown={shown} /> },
  ];
}

/** The checkboxes are for the pointer only: the x key selects the current row. */
function useRowSelection({ keys, replace }: Selection): NonNullable<TableProps<WallItem>["rowSelection"]> {
  const { t } = useTranslation("submissions");
  return {
    columnWidth: 40,
    onCell: () => CELL,
    getCheckboxProps: () => ({ tabIndex: -1, "aria-label": t("key.select") }),
    selectedRowKeys: [...keys],
    onChange: (chosen) => replace(chosen.map(String)),
  };
}

/** The wall as a table: the same people, selection and keys, one row each. */
export function WallTable(props: WallTableProps) {
  const { wall, label, handleRef, density, active, onActive, onPress, onVisible, selection, hasBar } = props;
  const table = useRef<GetRef<typeof Table>>(null);
  const columns = useColumns();
  const rowSelection = useRowSelection(selection);
  const focusRow = useRowFocus(table);
  const { items, total, totalIsFloor, hasMore, loadMore } = wall;

  useEffect(() => {
    handleRef.current = {
      columns: 1,
      focus: (index) => focusRow(index, items[index]?.SK ?? ""),
    };
    onVisible([active, Math.min(active + 20, Math.max(items.length - 1, 0))]);
  });

  const room = globalThis.innerHeight - AROUND_PX - (hasBar ? BAR_PX : 0);
  return (
    <div
      role="grid"
      aria-label={label}
      aria-multiselectable="true"
      aria-rowcount={totalIsFloor ? -1 : total + 1}
      className={`wall-table wall-table-${density}`}
    >
      <Table<WallItem>
        ref={table}
        components={{ header: { table: HeadTable } }}
        virtual
        size="small"
        pagination={false}
        loading={NOT_BUSY}
        rowKey="SK"
        columns={columns}
        dataSource={[...items]}
        scroll={{ x: 1100, y: Math.max(ROW_PX[density] * 3, room) }}
        rowSelection={rowSelection}
        onHeaderRow={() => HEAD_ROW}
        rowClassName={(_, index) => (index === active ? "wall-line wall-line-current" : "wall-line")}
        onRow={({ SK }, index = 0) => ({
          role: "row",
          tabIndex: index === active ? 0 : -1,
          "aria-rowindex": index + 2,
          "aria-selected": selection.keys.has(SK),
          onFocus: () => onActive(index),
          onClick: ({ shiftKey, ctrlKey, metaKey }) => {
            onActive(index);
            onPress(index, { ranges: shiftKey, adds: ctrlKey || metaKey });
          },
        })}
        onScroll={({ currentTarget }) => {
          const { scrollTop, clientHeight, scrollHeight } = currentTarget;
          if (hasMore && scrollTop + clientHeight * 2 > scrollHeight) loadMore();
        }}
      />
    </div>
  );
}
