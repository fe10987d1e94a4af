import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Breakdown_ProjectFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { Part } from "./breakdown-side.tsx";

/** How many a breakdown shows; the gallery has all of them. */
const SHOWN = 6;

type PhotosProps = {
  readonly record: Breakdown_ProjectFragment;
  /** Whether each photo leads to its place in the project's gallery. */
  readonly linked: boolean;
};

/** Photos beside the poster. */
export function Photos({ record, linked }: PhotosProps) {
  const { t } = useTranslation("breakdown");
  const formats = useFormats();
  const { PK: id, Data } = record;
  const photos = Data.Media.slice(1).filter((photo) => photo !== null);
  if (photos.length === 0) return null;
  const all = linked && (
    <Link to={linkTo(paths.gallery, { id, type: "project" })}>
      {t("allPhotos", { count: Data.Media.length })}
    </Link>
  );
  return (
    <Part title={t("photos")} tools={all}>
      <Stack as="ul" className="breakdown-photos" gap={8}>
        {photos.slice(0, SHOWN).map(({ PK, Data: photo }, index) => {
          const image = (
            <MediaImage
              url={photo.ContentThumbNailUrl ?? photo.ContentUrl}
              alt={
                photo.AltText || t("photoOf", { number: formats.number(index + 1), name: Data.Name ?? "" })
              }
              name={Data.Name ?? ""}
            />
          );
          return (
            <li key={PK}>
              {linked ? (
                <Link to={linkTo(paths.gallery, { id, type: "project", id2: PK })}>{image}</Link>
              ) : (
                image
              )}
            </li>
          );
        })}
      </Stack>
    </Part>
  );
}
