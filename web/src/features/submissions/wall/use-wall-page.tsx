import { lazy, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useQueryState } from "#lib/use-query-state.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useAllMatching } from "../bulk/use-all-matching.ts";
import { useBulk } from "../bulk/use-bulk.tsx";
import type { CardPress } from "../card/wall-card.tsx";
import type { Places } from "../decisions/booking-doubts.ts";
import type { LastDecision } from "../decisions/last-decision.ts";
import { useCommands } from "../decisions/use-commands.tsx";
import { MAX_REQUESTED } from "../decisions/offers.ts";
import { useDecisions } from "../decisions/use-decisions.ts";
import { ReturnFocus } from "../focus/return-focus.tsx";
import { useReturningFocus } from "../focus/use-returning-focus.ts";
import type { Command } from "../keys/command.ts";
import { playReel } from "../reel/reel-store.ts";
import { useSelection } from "../selection/use-selection.ts";
import { useRecords } from "./use-records.ts";
import { useActiveCard, useOpenCard } from "./use-wall-place.ts";
import { useWall } from "./use-wall.ts";
import { wallCriteria } from "./wall-criteria.ts";
import type { GridHandle } from "./wall-grid.tsx";

const BulkBookDialog = lazy(() =>
  import("../bulk/bulk-book-dialog.tsx").then((m) => ({ default: m.BulkBookDialog })),
);

export type WallProps = {
  readonly positionId: string;
  readonly projectId: string;
  readonly name: string;
  /** The name of the project; "" until it is known. */
  readonly project: string;
  readonly places: Places | null;
  readonly counters: ReadonlyArray<{ readonly Stage: string; readonly Count: number }>;
  readonly onChanged: () => void;
  /** Called after people were booked here, with how many. */
  readonly onBooked: (count: number) => void;
};

/**
 * Decisions after which a review continues with the next person; a booking may need confirmation, a message leads
 * elsewhere.
 */
const MOVES_ON: readonly Command["kind"][] = ["group", "decline"];

/** The wall for the address, and the refs that decide whether it may move. */
function useShownWall({ positionId, projectId, onChanged }: WallProps) {
  const address = useQueryState();
  const grid = useRef<HTMLDivElement>(null);
  const visible = useRef<readonly number[]>([0]);
  const opened = address.text("open");
  const criteria = wallCriteria(address, { positionId, projectId });
  const wall = useWall({
    criteria,
    onChanged,
    visible: () => visible.current,
    // Nothing moves by itself while someone is looking at it.
    mayMove: () => grid.current === null && opened === "",
  });
  const onVisible = useCallback((places: readonly number[]) => {
    visible.current = places;
  }, []);
  return { address, grid, wall, opened, criteria, onVisible };
}

/** The selected people, and decisions about all of them. */
function useSelected(props: WallProps, shown: ReturnType<typeof useShownWall>, last: LastDecision) {
  const { wall, criteria, address } = shown;
  const selection = useSelection(wall.items, JSON.stringify([criteria, address.text("all")]));
  const recordsOf = useRecords();
  const left = props.places ? Math.max(0, props.places.wanted - props.places.booked) : undefined;
  const bulk = useBulk(props.onChanged, last, { left, onBooked: props.onBooked });
  const allDone = (booked: number) => {
    props.onChanged();
    props.onBooked(booked);
  };
  const allMatching = useAllMatching(criteria, allDone, last);
  const { t } = useTranslation("bulk");
  const [confirming, setConfirming] = useState<"book" | "decline" | null>(null);
  const isAll = address.text("all") !== "";
  const people = recordsOf(wall.items.filter(({ SK }) => isAll || selection.keys.has(SK)));

  function run(command: Command): void {
    if (isAll && (command.kind === "book" || command.kind === "decline")) setConfirming(command.kind);
    else if (isAll && command.kind === "avail") notify("info", t("askFewer", { count: MAX_REQUESTED }));
    // Not everyone is loaded: commands that run person by person would leave out the others.
    else if (isAll) notify("info", t("allOnly"));
    else bulk.run(command, people);
  }

  function selectAll(): void {
    if (wall.items.length === wall.total) selection.replace(wall.items.map(({ SK }) => SK));
    else address.change({ all: "1" });
  }

  function clear(): void {
    selection.clear();
    if (isAll) address.change({ all: null });
  }

  const dialogs = (
    <>
      {bulk.dialogs}
      {confirming && (
        <ReturnFocus>
          <BulkBookDialog
            people={people}
            count={wall.total}
            left={left}
            books={confirming === "book"}
            onClose={() => setConfirming(null)}
            onConfirm={() => {
              setConfirming(null);
              void allMatching(confirming === "book");
            }}
          />
        </ReturnFocus>
      )}
    </>
  );
  return { selection, people, isAll, run, selectAll, clear, dialogs };
}

/** The state of the wall: who is current, open and selected, and what keys and buttons do. */
export function useWallPage(props: WallProps) {
  const { positionId, places } = props;
  const { t: bulkT } = useTranslation("bulk");
  const shown = useShownWall(props);
  const { address, grid, wall, opened } = shown;
  const handle = useRef<GridHandle>(null);
  const active = useActiveCard(wall, positionId, opened);
  const open = useOpenCard(wall, props, opened);
  const decisions = useDecisions(props.onBooked);
  const { run, dialogs } = useCommands(decisions, places);
  const selected = useSelected(props, shown, decisions.last);
  const recordsOf = useRecords();
  // Read on demand: subscribing would re-render the page with every decision.
  const activeRecord = () => recordsOf(wall.items.slice(active.index, active.index + 1))[0];
  useReturningFocus(grid, opened);

  function openAt(index: number, replace = false): void {
    const item = wall.items[index];
    if (!item) return;
    active.activate(index);
    address.change({ open: idOf(item.SK.split("#").at(-1) ?? "") }, { replace });
  }

  const close = () => address.change({ open: null, review: null });

  /** During a review, the next person opens automatically. */
  function decideOpen(command: Command, record: WallCard_SubmissionFragment): void {
    run(command, record);
    if (address.text("review") === "" || !MOVES_ON.includes(command.kind)) return;
    if (open.index < wall.items.length - 1) openAt(open.index + 1, true);
    else close();
  }

  return {
    ...shown,
    handle,
    active,
    open,
    decisions,
    selected,
    run,
    dialogs,
    openAt,
    close,
    decideOpen,
    /** The card reached by arrow keys becomes current; if the details are open, they follow. */
    activate: (index: number) => (opened === "" ? active.activate(index) : openAt(index, true)),
    press: (index: number, { adds, ranges }: CardPress) => {
      const item = wall.items[index];
      if (!item) return;
      if (ranges) selected.selection.range(active.index, index);
      else if (adds) selected.selection.toggle(item.SK);
      else openAt(index, opened !== "");
    },
    toggle: () => {
      const item = wall.items[active.index];
      if (item) selected.selection.toggle(item.SK);
    },
    decide: (command: Command) => {
      if ((selected.selection.keys.size > 0 || selected.isAll) && opened === "") selected.run(command);
      else if (opened !== "" && open.record) decideOpen(command, open.record);
      else {
        const record = activeRecord();
        if (record) run(command, record);
      }
    },
    reel: () => {
      const record = activeRecord();
      if (!record) return;
      const { FirstName: firstName, LastName: lastName, UserId: userId, RoleId: positionId } = record.Data;
      playReel([{ userId, positionId, name: fullName({ firstName, lastName }) }]);
    },
    cannotCompare: () => notify("info", bulkT("cannotCompare")),
  };
}

export type WallPage = ReturnType<typeof useWallPage>;
