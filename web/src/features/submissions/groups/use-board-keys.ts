import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKeys } from "#lib/keys/use-keys.ts";
import { movesOnWall } from "../keys/moves.ts";
import { useGroupNames } from "./group-names.tsx";
import { GROUP_NUMBERS } from "./group-number.ts";

type Column<Person> = { readonly number: number; readonly members: readonly Person[] };
export type BoardPlace = { readonly number: number; readonly index: number };

/** Where an arrow key leads on the board; empty columns are skipped. */
export function stepOnBoard<Person>(
  columns: readonly Column<Person>[],
  { number, index }: BoardPlace,
  arrow: string,
  rtl: boolean,
): BoardPlace {
  const present = columns.find((column) => column.number === number);
  const last = (present?.members.length ?? 0) - 1;
  if (arrow === "ArrowDown") return { number, index: Math.min(index + 1, Math.max(last, 0)) };
  if (arrow === "ArrowUp") return { number, index: Math.max(index - 1, 0) };
  const forward = (arrow === "ArrowRight") !== rtl;
  const filled = columns.filter(({ members }) => members.length > 0);
  const next = forward
    ? filled.find((column) => column.number > number)
    : filled.findLast((column) => column.number < number);
  if (!next) return { number, index };
  return { number: next.number, index: Math.min(index, next.members.length - 1) };
}

/** The place that Tab reaches: the given one or, if its column is empty, the start of the nearest that is not. */
export function placeOnBoard<Person>(columns: readonly Column<Person>[], place: BoardPlace): BoardPlace {
  const { number, index } = place;
  const filled = columns.filter(({ members }) => members.length > 0);
  const column = filled.find((one) => one.number >= number) ?? filled.at(-1);
  if (column === undefined) return { number, index: 0 };
  if (column.number !== number) return { number: column.number, index: 0 };
  return { number, index: Math.min(index, column.members.length - 1) };
}

type BoardKeys<Person> = {
  readonly columns: readonly Column<Person>[];
  readonly start: number;
  readonly onMove: (person: Person, from: number, to: number | null) => void;
  readonly onUndo: () => void;
};

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;

/**
 * The active card and its keys: arrows move, a digit moves the person to that group, 0 removes them from the group,
 * z undoes the last change.
 */
export function useBoardKeys<Person>({ columns, start, onMove, onUndo }: BoardKeys<Person>) {
  const { t } = useTranslation("submissions");
  const names = useGroupNames();
  const card = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<BoardPlace>({ number: start, index: 0 });
  const reached = placeOnBoard(columns, place);
  const person = columns.find(({ number }) => number === reached.number)?.members[reached.index];
  const leaves = useRef(false);

  // A card that leaves its column takes the focus with it.
  useEffect(() => {
    if (!leaves.current || document.activeElement !== document.body) return;
    leaves.current = false;
    card.current?.focus();
  });

  function move(moved: Person, from: number, to: number | null): void {
    leaves.current = true;
    onMove(moved, from, to);
  }
  const moveActive = (to: number | null): void => {
    if (person !== undefined) move(person, reached.number, to);
  };

  useKeys([
    ...ARROWS.map((arrow) => ({
      keys: arrow,
      text: t(`key.${arrow}`),
      hint: arrow === "ArrowUp" || arrow === "ArrowDown" ? t("hint.move") : undefined,
      when: movesOnWall,
      run: () => {
        const rtl = document.documentElement.dir === "rtl";
        setPlace(stepOnBoard(columns, reached, arrow, rtl));
        // Focuses after the render.
        requestAnimationFrame(() => card.current?.focus());
      },
    })),
    ...GROUP_NUMBERS.map((number) => ({
      keys: String(number),
      text: t("moveToGroup", { number, group: names.of(number) }),
      hint: t("hint.toGroup"),
      run: () => moveActive(number),
    })),
    { keys: "0", text: t("key.takeOut"), hint: t("hint.takeOut"), run: () => moveActive(null) },
    { keys: "z", text: t("key.undo"), run: onUndo },
  ]);

  const activate = (next: BoardPlace): void => {
    leaves.current = false;
    setPlace(next);
  };

  return { card, place, reached, activate, move };
}
