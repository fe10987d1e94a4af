import { LIMITS } from "@callboard/catalog/limits.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import type { UploadPlace, UploadedMedia } from "#lib/uploads/upload-store.ts";
import { Row, Text } from "#ui/layout/layout.tsx";
import { FileUpload } from "#ui/upload/file-upload.tsx";
import { PictureList } from "./picture-list.tsx";
import type { Pictures } from "./picture-list.tsx";
import "./project-files.css";

type ProjectPicturesProps = {
  readonly pictures: Pictures;
  readonly mayChange: boolean;
  /** Where added pictures go. */
  readonly place: UploadPlace;
  readonly onUploaded: (media: UploadedMedia) => void;
  /** Called when a picture has a new description. */
  readonly onDescribed?: (key: string, text: string) => void;
};

/** The poster and photos of a project: add, reorder, describe and remove. Files can be dropped anywhere on them. */
export function ProjectPictures({ pictures, mayChange, place, ...on }: ProjectPicturesProps) {
  const { t } = useTranslation("breakdown");
  const { t: refusals } = useTranslation("refusals");
  const formats = useFormats();
  const max = LIMITS.mediaPerProject;
  const count = pictures.shown.length;
  const list = count > 0 && (
    <PictureList pictures={pictures} mayChange={mayChange} onDescribed={on.onDescribed} />
  );
  const isFull = count >= max;
  return (
    <div className="pictures">
      <Row className="files-head" gap="8 16" justify="between" wrap after={12}>
        <p>
          {t("files.photosHelp")} {mayChange && !isFull && t("files.photosDrop")}
        </p>
        <p className="files-count">
          {formats.number(count)} / {formats.number(max)}
        </p>
      </Row>
      {mayChange && !isFull ? (
        <FileUpload
          purpose="Gallery"
          place={place}
          altText=""
          label={t("files.addPhotos")}
          atOnce={max - count}
          onUploaded={on.onUploaded}
        >
          {list}
        </FileUpload>
      ) : (
        list
      )}
      {mayChange && isFull && (
        <Text as="p" before={12} text="soft">
          {refusals("rule.MEDIA_PER_PROJECT")}
        </Text>
      )}
    </div>
  );
}
