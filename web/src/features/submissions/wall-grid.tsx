import { useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { directionOf } from "#i18n/formats.ts";
import type { RunCommand } from "./use-commands.tsx";
import type { Wall } from "./use-wall.ts";
import { useWallRows } from "./use-wall-rows.ts";
import { WallCard } from "./wall-card.tsx";
import { moveOf } from "./wall-keys.ts";

type WallGridProps = {
  readonly wall: Wall;
  readonly label: string;
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Place of the card that Tab comes to. */
  readonly active: number;
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

type Moves = Pick<WallGridProps, "active" | "onActive" | "onOpen"> & {
  readonly columns: number;
  readonly count: number;
  /** Brings a row onto the screen. */
  readonly show: (row: number) => void;
};

/** The keys that move in the grid and open, while its active card has the focus. */
function useGridKeys({ active, onActive, onOpen, columns, count, show }: Moves) {
  const { i18n } = useTranslation();
  const { cell, follow } = useFollowingFocus(active);

  function press(event: KeyboardEvent): void {
    if (event.target !== cell.current) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onOpen(active);
      return;
    }
    const rtl = directionOf(i18n.language) === "rtl";
    const to = moveOf(event, { index: active, columns, count, rtl });
    if (to === null) return;
    event.preventDefault();
    if (to === active) return;
    follow();
    onActive(to);
    show(Math.floor(to / columns));
  }

  return { cell, press };
}

/** The wall: a grid of cards of which only those near the screen are drawn, with one of them in the order of Tab. */
export function WallGrid({ wall, label, grid, active, onActive, onOpen, onVisible, run }: WallGridProps) {
  const { columns, top, virtualizer } = useWallRows({ wall, grid, active, onVisible });
  const { items } = wall;
  const { cell, press } = useGridKeys({
    active,
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
      onKeyDown={press}
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
