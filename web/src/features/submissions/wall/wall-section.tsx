import { Button } from "antd";
import { lazy, Suspense, useEffect, useState } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useMedia } from "#lib/media-query/use-media.ts";
import { useDensity } from "#ui/density/use-density.ts";
import { HintStrip } from "#ui/hint-strip/hint-strip.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { FailureBlock, StateBlock } from "#ui/page/state-block.tsx";
import { useMarkViewed } from "../decisions/use-mark-viewed.ts";
import { WALL_FILTERS } from "../filters/people-criteria.ts";
import { StageTabs, WallFilters } from "../filters/wall-filters.tsx";
import { ReturnFocus } from "../focus/return-focus.tsx";
import { ViewSwitch } from "../head/view-switch.tsx";
import { useWallKeys } from "../keys/use-wall-keys.ts";
import { ReelHost } from "../reel/reel-host.tsx";
import { useSheets } from "../sheet/use-sheets.tsx";
import type { Sheets } from "../sheet/use-sheets.tsx";
import type { Wall } from "./use-wall.ts";
import { useWallPage } from "./use-wall-page.tsx";
import type { WallPage, WallProps } from "./use-wall-page.tsx";
import { WallCardSubmission } from "./wall-documents.ts";
import { WallGrid } from "./wall-grid.tsx";
import { WALL_LIST } from "./wall-criteria.ts";
import { PHONE } from "./wall-layout.ts";

const WallTable = lazy(() => import("../table/wall-table.tsx").then((m) => ({ default: m.WallTable })));
const Compare = lazy(() => import("../compare/compare.tsx").then((m) => ({ default: m.Compare })));
const ReviewMode = lazy(() => import("../review/review-mode.tsx").then((m) => ({ default: m.ReviewMode })));

const DetailsPanel = lazy(() =>
  import("../details/details-panel.tsx").then((m) => ({ default: m.DetailsPanel })),
);
const BulkBar = lazy(() => import("../bulk/bulk-bar.tsx").then((m) => ({ default: m.BulkBar })));
const PhoneSheet = lazy(() => import("../phone/phone-sheet.tsx").then((m) => ({ default: m.PhoneSheet })));

/** The number of people in a stage, or in all of them, before any filter. */
function wholeOf(counters: WallProps["counters"], stage: string): number {
  const counted = stage === "" ? counters : counters.filter(({ Stage }) => Stage === stage);
  return counted.reduce((sum, { Count }) => sum + Count, 0);
}

type WallSectionProps = WallProps & { readonly sheetsRef: RefObject<Sheets | null> };

/** The stages, the filters, the wall or the table, the bulk actions, and the details. */
export function WallSection(props: WallSectionProps) {
  const { positionId, projectId, name, project, counters, sheetsRef } = props;
  const { t } = useTranslation("submissions");
  const isPhone = useMedia(PHONE);
  const page = useWallPage(props);
  const { address, wall, active, selected } = page;
  const [compares, setCompares] = useState(false);
  const [covered, setCovered] = useState(0);
  const isTable = address.text("view") === "table";
  const reviews = address.text("review") !== "" && page.opened !== "";
  const hasBar = selected.isAll || selected.selection.keys.size > 0;
  const path = linkTo(paths.positionSubmissions, { id: positionId, projectId });

  const { shown: sheet, ...sheets } = useSheets(page, { name, project });
  useEffect(() => {
    sheetsRef.current = sheets;
  });

  function compare(): void {
    const { size } = selected.selection.keys;
    if (size >= 2 && size <= 4) setCompares(true);
    else page.cannotCompare();
  }

  useWallKeys({
    handleRef: page.handle,
    active: active.index,
    count: wall.items.length,
    onActive: page.activate,
    onRange: selected.selection.range,
    onSelect: page.toggle,
    onOpen: () => (page.opened === "" ? page.openAt(active.index) : page.close()),
    onReel: page.reel,
    onCompare: compare,
    onTable: () => address.change({ view: isTable ? null : "table" }),
    onClear: page.opened === "" && hasBar ? selected.clear : null,
    onUndo: page.decisions.last.callBack,
    run: page.decide,
  });

  return (
    <>
      <div className="wall-tabs">
        <StageTabs address={address} path={path} counters={counters} />
        {!isPhone && <ViewSwitch address={address} />}
      </div>
      <Narrowing page={page} positionId={positionId} counters={counters} isPhone={isPhone} />
      <Arrivals wall={wall} />
      <DataBlock
        loading={wall.loading && wall.items.length === 0}
        error={wall.error}
        onRetry={wall.retry}
        isEmpty={wall.items.length === 0}
        empty={<Nothing address={address} />}
      >
        <People
          page={page}
          label={t("wallTitle", { position: name })}
          isTable={isTable}
          hasBar={hasBar}
          covered={covered}
        />
        {wall.moreError !== undefined && (
          <FailureBlock failure={failureOf(wall.moreError)} onRetry={wall.retryMore} />
        )}
        <CurrentOnPhone page={page} />
      </DataBlock>
      <Selected page={page} onCompare={compare} onCovered={setCovered} />
      {compares && (
        <ReturnFocus>
          <Compare people={selected.people} run={page.run} onClose={() => setCompares(false)} />
        </ReturnFocus>
      )}
      <Suspense fallback={null}>{reviews && <ReviewMode page={page} positionId={positionId} />}</Suspense>
      {!reviews && <Details page={page} positionId={positionId} />}
      <HintStrip />
      <ReelHost />
      {sheet}
      {page.dialogs}
      {selected.dialogs}
    </>
  );
}

type PeopleProps = {
  readonly page: WallPage;
  readonly label: string;
  readonly isTable: boolean;
  readonly hasBar: boolean;
  readonly covered: number;
};

/** The people on the wall, as cards or as table rows. */
function People({ page, label, isTable, hasBar, covered }: PeopleProps) {
  const [density] = useDensity(WALL_LIST);
  const { selection } = page.selected;
  const shown = {
    wall: page.wall,
    label,
    handleRef: page.handle,
    density,
    active: page.active.index,
    onActive: page.activate,
    onPress: page.press,
    onVisible: page.onVisible,
  };
  if (!isTable)
    return (
      <WallGrid {...shown} grid={page.grid} selected={selection.keys} covered={covered} run={page.run} />
    );
  return (
    <Suspense fallback={null}>
      <WallTable {...shown} selection={selection} hasBar={hasBar} />
    </Suspense>
  );
}

/** The filters, unless the wall could not be loaded at all. */
function Narrowing({
  page: { wall, address },
  positionId,
  counters,
  isPhone,
}: Pick<WallProps, "positionId" | "counters"> & { readonly page: WallPage; readonly isPhone: boolean }) {
  if (wall.error) return null;
  return (
    <WallFilters
      address={address}
      positionId={positionId}
      isReady={wall.items.length > 0 || !wall.loading}
      total={wall.total}
      whole={wholeOf(counters, address.text("stage"))}
      isPhone={isPhone}
    />
  );
}

function CurrentOnPhone({ page }: { readonly page: WallPage }) {
  const isPhone = useMedia(PHONE);
  const { wall, active, opened, run, openAt } = page;
  const record = useRecord(WallCardSubmission, isPhone ? (wall.items[active.index] ?? null) : null);
  if (!record || opened !== "") return null;
  return (
    <Suspense fallback={null}>
      <PhoneSheet submission={record} run={run} onOpen={() => openAt(active.index)} />
    </Suspense>
  );
}

type SelectedProps = {
  readonly page: WallPage;
  readonly onCompare: () => void;
  readonly onCovered: (px: number) => void;
};

function Selected({ page, onCompare, onCovered }: SelectedProps) {
  const { selected, wall } = page;
  if (selected.selection.keys.size === 0 && !selected.isAll) return null;
  return (
    <Suspense fallback={null}>
      <BulkBar
        people={selected.people}
        total={wall.total}
        isAll={selected.isAll}
        onSelectAll={selected.selectAll}
        onClear={selected.clear}
        onCompare={onCompare}
        onCovered={onCovered}
        run={selected.run}
      />
    </Suspense>
  );
}

function Details({ page, positionId }: { readonly page: WallPage; readonly positionId: string }) {
  const { opened, open, wall } = page;
  const onOpened = useMarkViewed(page.decisions);
  if (opened === "") return null;
  return (
    <Suspense fallback={null}>
      <DetailsPanel
        userId={opened}
        positionId={positionId}
        submission={open.record}
        run={page.run}
        onOpened={onOpened}
        index={open.index}
        count={wall.hasMore ? wall.total : wall.items.length}
        onStep={(step) => page.openAt(open.index + step, true)}
        onClose={page.close}
      />
    </Suspense>
  );
}

function Arrivals({ wall }: { readonly wall: Wall }) {
  const { t } = useTranslation("submissions");
  return (
    <output className="wall-arrivals">
      {wall.arrived > 0 && (
        <Button type="primary" size="small" onClick={wall.showArrivals}>
          {t("arrived", { count: wall.arrived })}
        </Button>
      )}
    </output>
  );
}

function Nothing({ address }: Pick<WallPage, "address">) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  if (address.set(WALL_FILTERS).length > 0)
    return (
      <StateBlock
        sign="search"
        title={t("noFit")}
        text={t("noFitText")}
        action={
          <Button
            onClick={() => address.change(Object.fromEntries(WALL_FILTERS.map((name) => [name, null])))}
          >
            {shell("clearAll")}
          </Button>
        }
      />
    );
  return address.text("stage") === "" ? (
    <StateBlock title={t("nobody")} text={t("nobodyText")} />
  ) : (
    <StateBlock title={t("nobodyInStage")} />
  );
}
