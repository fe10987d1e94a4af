import { useMutation } from "@apollo/client/react";
import type { OwnMediaQuery } from "#gen/graphql.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { DeleteMedia, DeletePost, SavePost } from "./media-documents.ts";

export type Post = OwnMediaQuery["getUserPosts"]["Posts"][number];

/** The most files that a post holds. */
export const MAX_FILES = 10;

type ShownMedia = {
  readonly order: (keys: readonly string[]) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly setPublic: (isPublic: boolean) => Promise<void>;
};

/**
 * The files of one kind that a person shows. They belong to one post of that kind, which is created with the first
 * file and deleted with the last.
 */
export function useShownMedia(post: Post | undefined, onChanged: () => void): ShownMedia {
  const notifyFailure = useFailureNotice();
  const [save] = useMutation(SavePost);
  const [deletePost] = useMutation(DeletePost);
  const [deleteMedia] = useMutation(DeleteMedia);
  const present = post?.Data.Contents ?? [];

  async function run(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notifyFailure(error);
    }
    onChanged();
  }

  const write = async (keys: readonly string[]) => {
    if (post) await save({ variables: { post: { PK: post.PK, SK: post.SK, Contents: [...keys] } } });
  };
  return {
    order: (keys) => run(() => write(keys)),
    remove: (key) =>
      run(async () => {
        const rest = present.filter((other) => other !== key);
        if (rest.length > 0) await write(rest);
        else if (post) await deletePost({ variables: { PK: post.SK } });
        await deleteMedia({ variables: { key } });
      }),
    setPublic: (IsPublic) =>
      run(async () => {
        if (post) await save({ variables: { post: { PK: post.PK, SK: post.SK, IsPublic } } });
      }),
  };
}
