import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { directionOf } from "#i18n/formats.ts";
import type { RunCommand } from "../decisions/use-commands.tsx";
import type { Wall } from "./use-wall.ts";
import { useWallRows } from "./use-wall-rows.ts";
import { WallCard } from "./wall-card.tsx";
import { isForWall, moveOf } from "./wall-keys.ts";

type WallGridProps = {
  readonly wall: Wall;
  readonly label: string;
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Place of the card that Tab comes to. */
  readonly active: number;
  /** Whether the keys of the page are the wall's: not while details are open. */
  readonly takesKeys: boolean;
  readonly onActive: (index: number) => void;
  readonly onOpen: (index: number) => void;
  /** Tells the first and last card on the screen. */
  readonly onVisible: (places: readonly number[]) => void;
  readonly run: RunCommand;
};

/** Keeps the focus on the active card when keys move it, also where its row had not been drawn. */
function useFollowingFocus(active: number) {
  const cell = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    cell.current?.focus({ preventScroll: true });
  }, [active]);
  return {
    cell,
    follow: () => {
      follows.current = true;
    },
  };
}

type Moves = Pick<WallGridProps, "active" | "takesKeys" | "onActive" | "onOpen"> & {
  readonly columns: number;
  readonly count: number;
  /** Brings a row onto the screen. */
  readonly show: (row: number) => void;
};

/**
 * The keys that move on the wall and open. They work from anywhere on the page that has no use for them, so that
 * nobody has to reach the first card by Tab; the first move takes the focus to the wall.
 */
function useGridKeys({ active, takesKeys, onActive, onOpen, columns, count, show }: Moves) {
  const { i18n } = useTranslation();
  const { cell, follow } = useFollowingFocus(active);

  useDocumentKeys((event) => {
    if (!takesKeys || count === 0 || !isForWall(event, cell.current)) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onOpen(active);
      return;
    }
    const rtl = directionOf(i18n.language) === "rtl";
    const to = moveOf(event, { index: active, columns, count, rtl });
    if (to === null) return;
    event.preventDefault();
    if (to === active) {
      cell.current?.focus({ preventScroll: true });
      return;
    }
    follow();
    onActive(to);
    show(Math.floor(to / columns));
  });

  return cell;
}

/** Calls the latest listener for each key that is pressed on the page. */
function useDocumentKeys(listener: (event: KeyboardEvent) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => latest.current(event);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** The wall: a grid of cards of which only those near the screen are drawn, with one of them in the order of Tab. */
export function WallGrid(props: WallGridProps) {
  const { wall, label, grid, active, takesKeys, onActive, onOpen, onVisible, run } = props;
  const { columns, top, virtualizer } = useWallRows({ wall, grid, active, onVisible });
  const { items } = wall;
  const cell = useGridKeys({
    active,
    takesKeys,
    onActive,
    onOpen,
    columns,
    count: items.length,
    show: (row) => virtualizer.scrollToIndex(row, { align: "auto" }),
  });

  function cardAt(index: number) {
    const item = items[index];
    return (
      item && (
        <WallCard
          key={item.SK}
          submission={item}
          column={(index % columns) + 1}
          isActive={index === active}
          cell={index === active ? cell : null}
          onFocus={() => onActive(index)}
          onOpen={() => onOpen(index)}
          run={run}
        />
      )
    );
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      className="wall"
      aria-label={label}
      aria-rowcount={wall.totalIsFloor ? -1 : Math.ceil(wall.total / columns)}
      aria-colcount={columns}
      aria-busy={wall.loading}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index: row, start }) => (
        <div
          key={row}
          ref={virtualizer.measureElement}
          data-index={row}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows are placed freely, as table rows cannot be
          role="row"
          aria-rowindex={row + 1}
          className="wall-row"
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${start - top}px)`,
          }}
        >
          {Array.from({ length: columns }, (_, place) => cardAt(row * columns + place))}
        </div>
      ))}
    </div>
  );
}
