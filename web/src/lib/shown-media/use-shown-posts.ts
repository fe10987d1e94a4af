import { skipToken, useFragment, useQuery } from "@apollo/client/react";
import type { ShownFileFragment, ShownPostsQuery } from "#gen/graphql.ts";
import { ShownFile, ShownPosts } from "./shown-documents.ts";

type Posts = ShownPostsQuery["getUserPosts"]["Posts"];
const NONE: Posts = [];

/** A post as it is shown. */
export type ShownPost = {
  /** Whether its video is the person's demo reel. */
  readonly demo: boolean;
  /** Whether everyone may see it. */
  readonly isPublic: boolean;
  readonly files: readonly ShownFileFragment[];
  /** Links to the documents of a resume, for whoever may read it. */
  readonly resume: Posts[number]["Data"]["Documents"];
};

function useFiles(posts: Posts): ReadonlyMap<string, ShownFileFragment> {
  const from = posts.flatMap(({ Data }) => Data.Media.filter((file) => file !== null));
  const result = useFragment({ fragment: ShownFile, from });
  const files = result.complete ? (result.data as readonly ShownFileFragment[]) : [];
  return new Map(files.map((file) => [file.PK, file]));
}

type Shown = {
  readonly posts: readonly ShownPost[] | null;
  readonly loading: boolean;
  /** What the query failed with, if there are no posts to show. */
  readonly error: unknown;
  readonly again: () => void;
};

/** A person's newest posts, at most `PageSize`; null until they are loaded, or without a person. */
export function useShownPosts(person: string | null, PageSize: number): Shown {
  const { data, error, loading, refetch } = useQuery(
    ShownPosts,
    person === null ? skipToken : { variables: { criteria: { UserId: person, PageSize } } },
  );
  const files = useFiles(data?.getUserPosts.Posts ?? NONE);
  const posts = data?.getUserPosts.Posts.map(({ Data }) => ({
    demo: Data.DemoReel,
    isPublic: Data.IsPublic,
    resume: Data.Type === "Resume" ? Data.Documents : [],
    files: Data.Media.flatMap((file) => files.get(file?.PK ?? "") ?? []),
  }));
  return {
    posts: posts ?? null,
    loading,
    error: posts ? null : error,
    again: () => void refetch().catch(() => undefined),
  };
}
