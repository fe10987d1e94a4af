import { useEffect, useLayoutEffect, useRef } from "react";
import type { CSSProperties, RefObject } from "react";
import type { Density } from "#lib/settings/lists.ts";
import { useStable } from "#lib/use-stable.ts";
import { WallCard } from "../card/wall-card.tsx";
import type { CardPress } from "../card/wall-card.tsx";
import type { RunCommand } from "../decisions/use-commands.tsx";
import type { Wall } from "./use-wall.ts";
import { useWallRows } from "./use-wall-rows.ts";
import "./wall-grid.css";

/** The methods of the grid that the page's keys use. */
export type GridHandle = {
  readonly columns: number;
  /** Scrolls a card into view and focuses it. */
  readonly focus: (index: number) => void;
};

type WallGridProps = {
  readonly wall: Wall;
  readonly label: string;
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly handleRef: RefObject<GridHandle | null>;
  readonly density: Density;
  /** Index of the card in the tab order, which the page's keys apply to. */
  readonly active: number;
  readonly selected: ReadonlySet<string>;
  readonly onActive: (index: number) => void;
  readonly onPress: (index: number, press: CardPress) => void;
  /** How much of the window the bar of a selection covers, in px; 0 without a selection. */
  readonly covered: number;
  /** Reports the indexes of the first and last visible card. */
  readonly onVisible: (places: readonly number[]) => void;
  readonly run: RunCommand;
};

/** Keeps the focus on the active card when keys move it, even if its row was not rendered before. */
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
    follow: (index: number) => {
      if (index === active) cell.current?.focus({ preventScroll: true });
      else follows.current = true;
    },
  };
}

/** The wall: a virtualized grid of cards, one of which is in the tab order. */
export function WallGrid(props: WallGridProps) {
  const { wall, grid, label, handleRef, active, selected, density, onActive, onPress, run } = props;
  const { layout, isPhone, top, places, roomBelow, virtualizer } = useWallRows(props);
  const { columns, gap, width, height } = layout;
  const { items } = wall;
  const { cell, follow } = useFollowingFocus(active);
  const [focusCard, pressCard, runOn] = [useStable(onActive), useStable(onPress), useStable(run)];

  useEffect(() => {
    handleRef.current = {
      columns,
      focus: (index) => {
        follow(index);
        virtualizer.scrollToIndex(Math.floor(index / columns), { align: "auto" });
      },
    };
  });

  function cardAt(index: number) {
    const item = items[index];
    return (
      item && (
        <WallCard
          key={item.SK}
          submission={item}
          index={index}
          column={(index % columns) + 1}
          density={density}
          isPhone={isPhone}
          isActive={index === active}
          isSelected={selected.has(item.SK)}
          cell={index === active ? cell : null}
          onFocus={focusCard}
          onPress={pressCard}
          run={runOn}
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
      aria-multiselectable="true"
      aria-rowcount={wall.totalIsFloor ? -1 : Math.ceil(wall.total / columns)}
      aria-colcount={columns}
      aria-busy={wall.loading}
      style={
        {
          blockSize: Math.max(virtualizer.getTotalSize(), places),
          marginBlockEnd: roomBelow,
          "--places": `${places}px`,
          "--place-gap": `${gap}px`,
          "--place-width": `${width}px`,
          "--place-height": `${height}px`,
        } as CSSProperties
      }
    >
      {virtualizer.getVirtualItems().map(({ index: row, start }) => (
        <div
          key={row}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows are placed freely, as table rows cannot be
          role="row"
          aria-rowindex={row + 1}
          className={(row + 1) * columns > items.length ? "wall-row wall-row-part" : "wall-row"}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gap,
            blockSize: height,
            transform: `translateY(${start - top}px)`,
          }}
        >
          {Array.from({ length: columns }, (_, place) => cardAt(row * columns + place))}
        </div>
      ))}
    </div>
  );
}
