import { useTranslation } from "react-i18next";
import type { UploadPlace, UploadedMedia } from "#lib/uploads/upload-store.ts";
import { Row } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import type { Pictures } from "#ui/project-files/picture-list.tsx";
import { FileUpload } from "#ui/upload/file-upload.tsx";

type PosterFieldProps = {
  readonly pictures: Pictures;
  readonly mayChange: boolean;
  /** Title of the project. */
  readonly name: string;
  readonly place: UploadPlace;
  readonly onUploaded: (media: UploadedMedia) => void;
};

/** The poster, which is the first picture of the project. */
export function PosterField({ pictures, mayChange, name, place, onUploaded }: PosterFieldProps) {
  const { t } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const poster = pictures.shown[0]?.Data;
  const url = poster?.ContentThumbNailUrl ?? poster?.ContentUrl;
  const alt = shell("posterOf", { name: name || shell("unnamed") });
  return (
    <fieldset className="step-group poster-field">
      <legend>{t("poster")}</legend>
      <Row className="poster-body" gap={16} align="start">
        <MediaImage url={url} alt={poster?.AltText || alt} name={name} shape="poster" />
        {mayChange && (
          <div>
            <FileUpload
              purpose="Poster"
              place={place}
              altText={alt}
              label={t(url ? "posterReplace" : "posterChoose")}
              onUploaded={onUploaded}
            />
            <p className="step-help">{t("posterHelp")}</p>
          </div>
        )}
      </Row>
    </fieldset>
  );
}
