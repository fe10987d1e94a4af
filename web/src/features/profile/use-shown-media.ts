import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnMediaQuery } from "#gen/graphql.ts";
import { holdCall, takeBackCall } from "#lib/forms/held-calls.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify, SNACKBAR_MS } from "#ui/snackbar/snackbar-store.ts";
import { DeleteMedia, DeletePost, SavePost } from "./media-documents.ts";

export type Post = OwnMediaQuery["getUserPosts"]["Posts"][number];

/** The most files that a post holds. */
export const MAX_FILES = 10;

type ShownMedia = {
  readonly order: (keys: readonly string[]) => Promise<boolean>;
  /** Files that were just deleted, which can still be taken back. */
  readonly removed: readonly string[];
  readonly remove: (key: string, name: string) => void;
  readonly setPublic: (isPublic: boolean) => Promise<boolean>;
};

/** Hides a file at once and drops it after a moment in which that can be undone; one that stays is shown again. */
function useHeldRemoval(drop: (key: string) => Promise<boolean>): Pick<ShownMedia, "removed" | "remove"> {
  const { t } = useTranslation("profile");
  const { t: shell } = useTranslation();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const back = (key: string) => setRemoved((keys) => keys.filter((other) => other !== key));
  const leave = async (key: string) => {
    if (!(await drop(key))) back(key);
  };
  return {
    removed,
    remove: (key, name) => {
      const id = crypto.randomUUID();
      setRemoved((keys) => [...keys, key]);
      holdCall({ id, milliseconds: SNACKBAR_MS, send: () => void leave(key) });
      const undo = () => {
        if (takeBackCall(id)) back(key);
      };
      notify("success", t("media.deleted", { name }), { label: shell("undo"), run: undo }, SNACKBAR_MS);
    },
  };
}

/**
 * The files of one kind that a person shows. They belong to one post of that kind, which is created with the first
 * file and deleted with the last.
 */
export function useShownMedia(post: Post | undefined, onChanged: () => void): ShownMedia {
  const notifyFailure = useFailureNotice();
  const [save] = useMutation(SavePost);
  const [deletePost] = useMutation(DeletePost);
  const [deleteMedia] = useMutation(DeleteMedia);
  // A file is deleted some seconds after it was pressed, from what the post holds by then.
  const latest = useRef(post);
  useEffect(() => {
    latest.current = post;
  });
  const context = { fetchOptions: { keepalive: true } };

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    const isDone = await work().then(() => true, notifyFailure);
    onChanged();
    return isDone === true;
  }

  const write = async (keys: readonly string[]) => {
    const now = latest.current;
    if (now) await save({ variables: { post: { PK: now.PK, SK: now.SK, Contents: [...keys] } }, context });
  };
  const held = useHeldRemoval((key) =>
    run(async () => {
      const now = latest.current;
      const rest = (now?.Data.Contents ?? []).filter((other) => other !== key);
      if (rest.length > 0) await write(rest);
      else if (now) await deletePost({ variables: { PK: now.SK }, context });
      await deleteMedia({ variables: { key }, context });
    }),
  );
  return {
    ...held,
    order: (keys) => run(() => write(keys)),
    setPublic: (IsPublic) =>
      run(async () => {
        if (post) await save({ variables: { post: { PK: post.PK, SK: post.SK, IsPublic } } });
      }),
  };
}
