import type { ShownFileFragment } from "#gen/graphql.ts";
import { useShownPosts, type ShownPost } from "#lib/shown-media/use-shown-posts.ts";
import type { Person } from "../use-searcher.ts";

/** A photo or reel that can be attached to a submission. */
export type ShownFile = {
  readonly key: string;
  /** Image or thumbnail. */
  readonly url: string | null;
  /** URL of the film; null for a photo and for a recording. */
  readonly film: string | null;
  /** Description of the file, or the name of a reel; null if there is none. */
  readonly words: string | null;
};

export type ShownFiles = {
  /** Without the headshot of the profile. */
  readonly photos: readonly ShownFile[];
  /** Without the reel that casting sees on the profile. */
  readonly reels: readonly ShownFile[];
  readonly profileReel: ShownFile | null;
};

/** Number of latest posts to read: more than casting sees on a profile. */
const POSTS = 25;

function ofKind(
  files: readonly ShownFileFragment[],
  kind: "image/" | "video/" | "audio/",
): readonly ShownFile[] {
  const known = new Map(files.map((file) => [file.PK, file]));
  return [...known.values()]
    .filter(({ Data }) => Data.ContentType?.startsWith(kind))
    .map(({ PK, Data }) => ({
      key: PK,
      // The file of a reel is not an image.
      url: Data.ContentThumbNailUrl ?? (kind === "image/" ? Data.ContentUrl : null) ?? null,
      film: (kind === "video/" ? Data.ContentUrl : null) ?? null,
      words: Data.AltText || (kind === "image/" ? null : Data.FileName) || null,
    }));
}

/** The files of posts by kind, without duplicates, films before recordings as casting sees them; the profile's own headshot and reel are not among the choices. */
function filesOf(posts: readonly ShownPost[], headshot: string | null): ShownFiles {
  const photos = ofKind(
    posts.flatMap(({ files }) => files),
    "image/",
  );
  const inOrder = posts
    .toSorted((one, other) => Number(other.demo) - Number(one.demo))
    .flatMap(({ files }) => files);
  const [profileReel = null, ...reels] = [...ofKind(inOrder, "video/"), ...ofKind(inOrder, "audio/")];
  return { photos: photos.filter(({ key }) => key !== headshot), reels, profileReel };
}

/** The files that can be chosen for a person's submission; null while loading. */
export function useShownFiles(person: Person | null): ShownFiles | null {
  const { posts } = useShownPosts(person?.key ?? null, POSTS);
  return posts && filesOf(posts, person?.headshot?.key ?? null);
}
