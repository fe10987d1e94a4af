import type { ShownFileFragment } from "#gen/graphql.ts";
import { useShownPosts, type ShownPost } from "#lib/shown-media/use-shown-posts.ts";
import type { Person } from "../use-searcher.ts";

/** A photo or a reel that can go with a submission. */
export type ShownFile = {
  readonly key: string;
  /** A picture of it. */
  readonly url: string | null;
  /** A link of the film; null of a photo. */
  readonly film: string | null;
  /** What the file shows, or the name of a reel; null where nothing is said. */
  readonly words: string | null;
};

export type ShownFiles = {
  /** Beside the headshot of the profile. */
  readonly photos: readonly ShownFile[];
  /** Beside the one that casting is shown of the profile. */
  readonly reels: readonly ShownFile[];
  readonly profileReel: ShownFile | null;
};

/** The newest posts: more than casting is shown of a profile. */
const POSTS = 25;

function ofKind(files: readonly ShownFileFragment[], kind: "image/" | "video/"): readonly ShownFile[] {
  const known = new Map(files.map((file) => [file.PK, file]));
  return [...known.values()]
    .filter(({ Data }) => Data.ContentType?.startsWith(kind))
    .map(({ PK, Data }) => ({
      key: PK,
      // The file of a reel is no picture.
      url: Data.ContentThumbNailUrl ?? (kind === "image/" ? Data.ContentUrl : null) ?? null,
      film: (kind === "video/" ? Data.ContentUrl : null) ?? null,
      words: Data.AltText || (kind === "video/" ? Data.FileName : null) || null,
    }));
}

/** The files of posts by kind, each once: what stands for the profile is not among those to choose. */
export function filesOf(posts: readonly ShownPost[], headshot: string | null): ShownFiles {
  const photos = ofKind(
    posts.flatMap(({ files }) => files),
    "image/",
  );
  const demoFirst = posts.toSorted((one, other) => Number(other.demo) - Number(one.demo));
  const [profileReel = null, ...reels] = ofKind(
    demoFirst.flatMap(({ files }) => files),
    "video/",
  );
  return { photos: photos.filter(({ key }) => key !== headshot), reels, profileReel };
}

/** What can be chosen for a submission of somebody; null until it is known. */
export function useShownFiles(person: Person | null): ShownFiles | null {
  const { posts } = useShownPosts(person?.key ?? null, POSTS);
  return posts && filesOf(posts, person?.headshot?.key ?? null);
}
