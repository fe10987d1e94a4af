import { Image } from "antd";
import { useTranslation } from "react-i18next";
import type { ShownFileFragment } from "#gen/graphql.ts";
import { useRenewedLink } from "#lib/shown-media/use-renewed-link.ts";
import { useShownPosts } from "#lib/shown-media/use-shown-posts.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { Film } from "#ui/media/film.tsx";
import { useRenewedImages } from "#ui/media/use-renewed-images.ts";
import { DataBlock } from "#ui/page/data-page.tsx";

const POSTS = 24;

function isKind(file: ShownFileFragment, kind: "image" | "video" | "audio"): boolean {
  return file.Data.ContentType?.startsWith(`${kind}/`) === true;
}

type PersonMediaProps = {
  readonly person: string;
  readonly name: string;
  /** Leaves out what only the person themselves can see, for a preview of their own profile. */
  readonly publicOnly?: boolean;
};

/** Photos, reels and voice reels that the viewer is allowed to see. */
export function PersonMediaSection({ person, name, publicOnly = false }: PersonMediaProps) {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation();
  const { posts, error, again } = useShownPosts(person, POSTS);
  const renew = useRenewedLink();
  const enlarged = useRenewedImages(renew);
  const shown = (posts ?? []).filter(({ isPublic }) => isPublic || !publicOnly);
  const files = shown.flatMap((post) => post.files);
  const photos = files.filter((file) => isKind(file, "image") && file.Data.ContentUrl);
  const reels = files.filter((file) => isKind(file, "video") && file.Data.ContentUrl);
  const recordings = files.filter((file) => isKind(file, "audio") && file.Data.ContentUrl);
  if (photos.length + reels.length + recordings.length === 0 && !error) return null;
  return (
    <section aria-label={t("media")}>
      <h2>{t("media")}</h2>
      <DataBlock error={error} onRetry={again}>
        <Stack className="person-photos" gap={8}>
          <Image.PreviewGroup
            preview={{
              imageRender: (image, { current }) => {
                const photo = photos[current];
                return photo ? enlarged.watched(image, photo.PK) : image;
              },
            }}
          >
            {photos.map(({ PK, Data }) => (
              <Image
                key={PK}
                src={Data.ContentThumbNailUrl ?? Data.ContentUrl ?? ""}
                alt={Data.AltText || shell("headshotOf", { name })}
                preview={{ src: enlarged.linkOf(PK, Data.ContentUrl ?? "") }}
              />
            ))}
          </Image.PreviewGroup>
          {reels.map(({ PK, Data }) => (
            <Film
              key={PK}
              url={Data.ContentUrl ?? ""}
              renew={() => renew(PK)}
              poster={Data.ContentThumbNailUrl}
              label={Data.AltText || Data.FileName || undefined}
            />
          ))}
        </Stack>
        {recordings.length > 0 && (
          <Stack as="ul" gap={12} before={12}>
            {recordings.map(({ PK, Data }) => (
              <Stack as="li" key={PK} gap={4} shrinks>
                <span>
                  <bdi>{Data.FileName}</bdi>
                </span>
                <Film
                  isRecording
                  url={Data.ContentUrl ?? ""}
                  renew={() => renew(PK)}
                  label={Data.FileName ?? undefined}
                />
              </Stack>
            ))}
          </Stack>
        )}
      </DataBlock>
    </section>
  );
}
