import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { FileUpload } from "#ui/upload/file-upload.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { MediaImage } from "#ui/media/media-image.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { UploadedMedia } from "#lib/uploads/upload-store.ts";
import type { Project } from "../use-wizard.ts";
import { SaveMedia } from "../wizard-documents.ts";

type PosterFieldProps = {
  readonly project: Project | null;
  readonly name: string;
  /** The uploaded poster of a project that has not been created yet. */
  readonly waiting: UploadedMedia | null;
  readonly onWaiting: (media: UploadedMedia) => void;
};

/**
 * The poster, which is the first picture of the project. Before the project exists, the upload is handed to
 * `onWaiting`.
 */
export function PosterField({ project, name, waiting, onWaiting }: PosterFieldProps) {
  const { t } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const say = useFailureNotice();
  const [save] = useMutation(SaveMedia);
  const present = project?.Data.Media ?? [];
  const url = waiting?.thumbnailUrl ?? waiting?.url ?? present[0]?.Data.ContentThumbNailUrl;
  const alt = shell("posterOf", { name: name || shell("unnamed") });

  function take(media: UploadedMedia): void {
    if (project === null) return onWaiting(media);
    const others = present.slice(1).map(({ PK }) => PK);
    save({ variables: { media: { PK: project.PK, Media: [media.key, ...others] } } }).then(
      () => notify("success", t("posterSaved")),
      say,
    );
  }

  return (
    <section className="poster-field" aria-labelledby="wizard-poster">
      <h2 id="wizard-poster">{t("poster")}</h2>
      <FileUpload
        purpose="Poster"
        place={{ kind: "form", name: `poster.${project?.PK ?? "new"}` }}
        altText={alt}
        label={t(url ? "posterReplace" : "posterChoose")}
        onUploaded={take}
      >
        <MediaImage url={url} alt={alt} name={name} shape="poster" />
      </FileUpload>
      <p className="step-help">{t("posterHelp")}</p>
    </section>
  );
}
