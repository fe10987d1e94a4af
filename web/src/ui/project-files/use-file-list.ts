import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { moved } from "#lib/moved.ts";
import { useStable } from "#lib/use-stable.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";

type Item = { readonly PK: string };

type FileListProps<One extends Item> = {
  /** As the server has them. */
  readonly items: readonly One[];
  /** Writes the whole list. */
  readonly write: (keys: readonly string[]) => Promise<unknown>;
  /** Reads it anew. */
  readonly reread: () => Promise<unknown>;
};

/** What is said of a change, and of its being taken back. */
type Words = { readonly done: string; readonly undone: string };

/**
 * A list of files that is written whole: it shows at once what was decided, and goes back to what the server has when
 * that is refused. Changes are written one after another, so that the last one stands.
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

  // Taken back later, among whatever the list has become.
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
