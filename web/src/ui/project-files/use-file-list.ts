import { useState } from "react";
import { useTranslation } from "react-i18next";
import { inTurn } from "#lib/uploads/attach.ts";
import { useStable } from "#lib/use-stable.ts";
import type { ListChange } from "#lib/uploads/change-files.ts";
import { movedTo, putBack, replacedFirst, without } from "./list-changes.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";

type Item = { readonly PK: string };

type FileListProps<One extends Item> = {
  /** As stored on the server when the page last read it. */
  readonly items: readonly One[];
  /** Makes a change to what is stored by then: others may have changed the list meanwhile. */
  readonly change: (make: ListChange) => Promise<unknown>;
  /** Refetches it. */
  readonly reread: () => Promise<unknown>;
};

/** The messages after a change and after its undo. */
type Words = { readonly done: string; readonly undone: string };

/**
 * A list of files that is saved as a whole. It shows a change immediately, makes it to what is stored by then, so that
 * nothing that another tab has added is lost, and reverts to the stored list if the change is rejected.
 */
export function useFileList<One extends Item>({ items, change, reread }: FileListProps<One>) {
  const { t: shell } = useTranslation();
  const notifyFailure = useFailureNotice();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const byKey = new Map(items.map((item) => [item.PK, item]));
  const shown = wanted === null ? items : wanted.flatMap((key) => byKey.get(key) ?? []);
  const keys = shown.map(({ PK }) => PK);

  // The undo applies to whatever is shown by then.
  const save = useStable(async (make: ListChange, done: string, undo: (() => void) | null): Promise<void> => {
    const next = make(keys);
    // A file that was just uploaded cannot be shown yet.
    if (next.every((key) => byKey.has(key))) setWanted(next);
    try {
      await inTurn(() => change(make));
      notify("success", done, undo && { label: shell("undo"), run: undo });
    } catch (refused) {
      notifyFailure(refused);
    }
    await reread().catch(() => undefined);
    setWanted((present) => (present === next ? null : present));
  });

  function saveWithUndo(make: ListChange, back: ListChange, { done, undone }: Words): void {
    void save(make, done, () => void save(back, undone, null));
  }

  return {
    shown,
    move: (key: string, to: number, words: Words) =>
      saveWithUndo(movedTo(key, to), movedTo(key, keys.indexOf(key)), words),
    remove: (key: string, words: Words) => saveWithUndo(without(key), putBack(key, keys.indexOf(key)), words),
    /** Puts an uploaded file in the place of the first one. */
    replaceFirst: (key: string, words: Words) => {
      const former = keys[0] ?? null;
      saveWithUndo(
        replacedFirst(former, key),
        former === null ? without(key) : replacedFirst(key, former),
        words,
      );
    },
  };
}
