import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { moved } from "#lib/moved.ts";
import { useStable } from "#lib/use-stable.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";

type Item = { readonly PK: string };

type FileListProps<One extends Item> = {
  /** As stored on the server. */
  readonly items: readonly One[];
  /** Saves the whole list. */
  readonly write: (keys: readonly string[]) => Promise<unknown>;
  /** Refetches it. */
  readonly reread: () => Promise<unknown>;
};

/** The messages after a change and after its undo. */
type Words = { readonly done: string; readonly undone: string };

/**
 * A list of files that is saved as a whole. It shows a change immediately and reverts to the server's list if the
 * change is rejected. Changes are saved one after another, so that the last one wins.
 */
export function useFileList<One extends Item>({ items, write, reread }: FileListProps<One>) {
  const { t: shell } = useTranslation();
  const say = useFailureNotice();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const byKey = new Map(items.map((item) => [item.PK, item]));
  const shown = wanted === null ? items : wanted.flatMap((key) => byKey.get(key) ?? []);
  const keys = shown.map(({ PK }) => PK);

  async function save(list: readonly string[], done: string, undo: (() => void) | null): Promise<void> {
    setWanted(list);
    const written = writing.current.then(() => write(list));
    writing.current = written.catch(() => undefined);
    try {
      await written;
      notify("success", done, undo && { label: shell("undo"), run: undo });
    } catch (refused) {
      say(refused);
    }
    await reread().catch(() => undefined);
    setWanted((present) => (present === list ? null : present));
  }

  // The undo applies to whatever the list has become by then.
  const putAt = useStable((key: string, place: number, said: string, undo: (() => void) | null) =>
    save(moved(keys, key, place), said, undo),
  );
  const putBack = (key: string, said: string) => {
    const place = keys.indexOf(key);
    return () => void putAt(key, place, said, null);
  };
  return {
    shown,
    move: (key: string, to: number, { done, undone }: Words) =>
      void putAt(key, to, done, putBack(key, undone)),
    remove: (key: string, { done, undone }: Words) => {
      const rest = keys.filter((other) => other !== key);
      void save(rest, done, putBack(key, undone));
    },
  };
}
