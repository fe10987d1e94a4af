import { PlayCircleFilled } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import type { ShownFileFragment } from "#gen/graphql.ts";
import { useShownPosts, type ShownPost } from "#lib/shown-media/use-shown-posts.ts";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { FilmStill } from "#ui/media/film-still.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { Part } from "./details-part.tsx";

export type Shown = {
  readonly reel: ShownFileFragment | null;
  readonly looks: readonly ShownFileFragment[];
};

const MAX_LOOKS = 4;
const POSTS = 10;

/** Media of the submission itself: the photo that is shown next to these, and the chosen reel. */
export type Chosen = { readonly photo: string | null; readonly reel: ShownFileFragment | null };

const NOT_CHOSEN: Chosen = { photo: null, reel: null };

/** Whether a reel is sound alone. */
export const isRecording = ({ Data }: ShownFileFragment): boolean =>
  Data.ContentType?.startsWith("audio/") === true;

/** The chosen reel, else the demo reel, else the latest film, else the latest recording, and a few photos other than the one next to them. */
function mediaOf(posts: readonly ShownPost[], chosen: Chosen): Shown {
  const files = posts.flatMap((post) => post.files);
  const isOf = (kind: string) => (file: ShownFileFragment) =>
    file.Data.ContentType?.startsWith(kind) === true;
  const demo = posts.filter((post) => post.demo).flatMap((post) => post.files);
  return {
    reel:
      chosen.reel ??
      demo.find(isOf("video/")) ??
      files.find(isOf("video/")) ??
      files.find(isOf("audio/")) ??
      null,
    looks: files
      .filter(({ PK, Data }) => PK !== chosen.photo && Data.ContentType?.startsWith("image/"))
      .slice(0, MAX_LOOKS),
  };
}

/** A person's media apart from the headshot; empty without a person, and with an error if it cannot be read. */
export function usePersonMedia(
  userId: string | null,
  chosen: Chosen = NOT_CHOSEN,
): Shown & { readonly loading: boolean; readonly error: unknown; readonly again: () => void } {
  const { posts, ...state } = useShownPosts(userId, POSTS);
  return { ...mediaOf(posts ?? [], chosen), ...state };
}

/** Links to the person's resume; nothing if there is none, or none that the viewer may read. */
export function ResumePart({ userId }: { readonly userId: string }) {
  const { t } = useTranslation("submissions");
  const { posts } = useShownPosts(userId, POSTS);
  const files = (posts ?? []).flatMap(({ resume }) => resume);
  if (files.length === 0) return null;
  return (
    <Part title={t("resume")}>
      <Stack as="ul" className="details-list" gap={4}>
        {files.map(({ MediaId, FileName, ContentUrl }) => (
          <li key={MediaId}>
            <a href={ContentUrl} target="_blank" rel="noreferrer">
              <bdi>{FileName}</bdi>
            </a>
          </li>
        ))}
      </Stack>
    </Part>
  );
}

type LooksProps = { readonly media: Shown; readonly name: string; readonly onPlay: () => void };

/** The reel and further photos, next to the headshot. */
export function Looks({ media, name, onPlay }: LooksProps) {
  const { t } = useTranslation("submissions");
  const { reel, looks } = media;
  if (reel === null && looks.length === 0) return null;
  return (
    <Stack className="looks" gap={6} shrinks>
      {reel && (
        <button type="button" className="looks-reel" aria-keyshortcuts="Space" onClick={onPlay}>
          <FilmStill
            thumbnail={reel.Data.ContentThumbNailUrl}
            url={isRecording(reel) ? null : reel.Data.ContentUrl}
            name={name}
          />
          <Row as="span" className="looks-play" gap={6} justify="center">
            <PlayCircleFilled aria-hidden="true" /> {t("playReel")}
          </Row>
        </button>
      )}
      <Stack className="looks-row" gap={6}>
        {looks.map(({ PK, Data }) => (
          <MediaImage
            key={PK}
            url={Data.ContentThumbNailUrl ?? Data.ContentUrl}
            alt={Data.AltText || t("lookOf", { name })}
            name={name}
          />
        ))}
      </Stack>
    </Stack>
  );
}
