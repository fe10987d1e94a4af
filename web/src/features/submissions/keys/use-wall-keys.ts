import { useTranslation } from "react-i18next";
import type { RefObject } from "react";
import type { Shortcut } from "#lib/keys/use-keys.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import type { GridHandle } from "../wall/wall-grid.tsx";
import type { Command } from "./command.ts";
import { moveOf, movesOnWall, opensOnWall } from "./moves.ts";
import { useDecisionKeys } from "./use-decision-keys.ts";

type WallKeys = {
  readonly handleRef: RefObject<GridHandle | null>;
  readonly active: number;
  readonly count: number;
  readonly onActive: (index: number) => void;
  readonly onRange: (from: number, to: number) => void;
  readonly onSelect: () => void;
  readonly onOpen: () => void;
  readonly onReel: () => void;
  readonly onCompare: () => void;
  readonly onTable: () => void;
  /** Clears the selection; null if it is empty, or if Esc closes something that is open. */
  readonly onClear: (() => void) | null;
  readonly onUndo: () => void;
  readonly run: (command: Command) => void;
};

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;
const ENDS = ["Home", "End", "Ctrl+home", "Ctrl+end"] as const;

/** The keys of the wall. They work wherever the focused element does not use them. */
export function useWallKeys(wall: WallKeys): void {
  const { t } = useTranslation("submissions");
  const { t: bulkT } = useTranslation("bulk");
  const { handleRef, active, count, onActive, onRange, onClear } = wall;
  const decisions = useDecisionKeys(wall.run);

  function move(key: string, ranges: boolean): void {
    const columns = handleRef.current?.columns ?? 1;
    const rtl = document.documentElement.dir === "rtl";
    const to = moveOf(key, { index: active, columns, count, rtl });
    if (count === 0) return;
    if (ranges) onRange(active, to);
    handleRef.current?.focus(to);
    if (to !== active) onActive(to);
  }

  const moves: readonly Shortcut[] = [
    ...ARROWS.map((keys) => ({
      keys,
      text: t(`key.${keys}`),
      // Only two of the keys show the hint.
      hint: keys === "ArrowUp" || keys === "ArrowDown" ? t("hint.move") : undefined,
      when: movesOnWall,
      run: () => move(keys, false),
    })),
    ...ENDS.map((keys) => ({
      keys,
      text: t(keys.startsWith("Ctrl") ? "key.wallEnd" : "key.rowEnd"),
      when: movesOnWall,
      run: () => move(keys, false),
    })),
    ...ARROWS.map((arrow) => ({
      keys: `Shift+${arrow}`,
      text: t("key.range"),
      when: movesOnWall,
      run: () => move(arrow, true),
    })),
  ];
  const letters: readonly Shortcut[] = [
    { keys: "x", text: t("key.select"), hint: t("hint.select"), run: wall.onSelect },
    { keys: " ", text: t("playReel"), hint: t("hint.reel"), when: opensOnWall, run: wall.onReel },
    { keys: "Enter", text: t("key.open"), hint: t("hint.open"), when: opensOnWall, run: wall.onOpen },
    { keys: "i", text: t("key.open"), run: wall.onOpen },
    { keys: "c", text: t("key.compare"), run: wall.onCompare },
    { keys: "t", text: t("key.table"), run: wall.onTable },
    { keys: "z", text: t("key.undo"), run: wall.onUndo },
    ...(onClear ? [{ keys: "Escape", text: bulkT("clear"), run: onClear }] : []),
  ];
  useKeys([...moves, ...decisions, ...letters]);
}
