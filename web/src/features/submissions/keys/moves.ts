import { movesItself, pressesNothing } from "#lib/keys/use-keys.ts";

/** Whether an arrow key is for the wall: not if the focused element uses arrows itself. */
export function movesOnWall({ target }: Pick<KeyboardEvent, "target">): boolean {
  return target instanceof Element && !movesItself(target);
}

/** Whether Enter or Space is for the current card: not if it would activate the focused element. */
export function opensOnWall({ target }: Pick<KeyboardEvent, "target">): boolean {
  if (!(target instanceof Element) || movesItself(target)) return false;
  return target.matches("[role='gridcell'], [role='row']") || pressesNothing(target);
}

type Place = {
  readonly index: number;
  readonly columns: number;
  readonly count: number;
  readonly rtl: boolean;
};

/** The index to which a key moves on the wall. Movement does not wrap around at the ends. */
export function moveOf(key: string, { index, columns, count, rtl }: Place): number {
  const rowStart = index - (index % columns);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + (rtl ? -1 : 1),
    ArrowLeft: index + (rtl ? 1 : -1),
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: rowStart,
    End: Math.min(rowStart + columns, count) - 1,
    "Ctrl+home": 0,
    "Ctrl+end": count - 1,
  };
  const to = steps[key];
  if (to === undefined || count === 0 || to < 0) return index;
  if (to < count) return to;
  // From the last full row, ArrowDown goes to the end of the shorter row below.
  return key === "ArrowDown" && rowStart + columns < count ? count - 1 : index;
}
