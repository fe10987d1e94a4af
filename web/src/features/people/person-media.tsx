import { Image } from "antd";
import { useTranslation } from "react-i18next";
import type { ShownFileFragment } from "#gen/graphql.ts";
import { useShownPosts } from "#lib/shown-media/use-shown-posts.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";

const POSTS = 24;

function isKind(file: ShownFileFragment, kind: "image" | "video" | "audio"): boolean {
  return file.Data.ContentType?.startsWith(`${kind}/`) === true;
}

function Moving({ file }: { readonly file: ShownFileFragment }) {
  const { ContentUrl, ContentThumbNailUrl, AltText, FileName } = file.Data;
  return (
    // Uploaded reels have no captions.
    <video
      controls
      // Without a thumbnail, the first frame is the preview.
      preload={ContentThumbNailUrl ? "none" : "metadata"}
      aria-label={AltText || FileName || undefined}
      src={ContentUrl ?? undefined}
      poster={ContentThumbNailUrl ?? undefined}
    >
      <track kind="captions" />
    </video>
  );
}

type PersonMediaProps = {
  readonly person: string;
  readonly name: string;
  /** Leaves out what only the person themselves can see, for a preview of their own profile. */
  readonly publicOnly?: boolean;
};

/** Photos and reels that the viewer is allowed to see. */
export function PersonMediaSection({ person, name, publicOnly = false }: PersonMediaProps) {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation();
  const { posts, error, again } = useShownPosts(person, POSTS);
  const shown = (posts ?? []).filter(({ isPublic }) => isPublic || !publicOnly);
  const files = shown.flatMap((post) => post.files);
  const photos = files.filter((file) => isKind(file, "image") && file.Data.ContentUrl);
  const reels = files.filter((file) => isKind(file, "video") && file.Data.ContentUrl);
  if (photos.length === 0 && reels.length === 0 && !error) return null;
  return (
    <section aria-label={t("media")}>
      <h2>{t("media")}</h2>
      <DataBlock error={error} onRetry={again}>
        <Stack className="person-photos" gap={8}>
          <Image.PreviewGroup>
            {photos.map(({ PK, Data }) => (
              <Image
                key={PK}
                src={Data.ContentThumbNailUrl ?? Data.ContentUrl ?? ""}
                alt={Data.AltText || shell("headshotOf", { name })}
                preview={{ src: Data.ContentUrl ?? "" }}
              />
            ))}
          </Image.PreviewGroup>
          {reels.map((file) => (
            <Moving key={file.PK} file={file} />
          ))}
        </Stack>
      </DataBlock>
    </section>
  );
}
