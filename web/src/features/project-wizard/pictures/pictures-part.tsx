import { useTranslation } from "react-i18next";
import type { UploadPlace, UploadedMedia } from "#lib/uploads/upload-store.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import type { Pictures } from "#ui/project-files/picture-list.tsx";
import { ProjectPictures } from "#ui/project-files/project-pictures.tsx";
import { useProjectPictures } from "#ui/project-files/use-project-pictures.ts";
import { useUploads } from "#ui/upload/use-uploads.ts";
import { PosterField } from "./poster-field.tsx";
import { NEW_PHOTOS, NEW_POSTER } from "./use-waiting-pictures.ts";
import type { WaitingPictures } from "./use-waiting-pictures.ts";
import type { Project, Wizard } from "../use-wizard.ts";

type PartProps = {
  readonly pictures: Pictures;
  readonly mayChange: boolean;
  readonly name: string;
  readonly posterPlace: UploadPlace;
  readonly onPoster: (media: UploadedMedia) => void;
  readonly photosPlace: UploadPlace;
  readonly onPhoto: (media: UploadedMedia) => void;
  readonly onDescribed?: (key: string, text: string) => void;
};

function PicturesPart({ pictures, mayChange, name, ...part }: PartProps) {
  const { t } = useTranslation("breakdown");
  return (
    <>
      <PosterField
        pictures={pictures}
        mayChange={mayChange}
        name={name}
        place={part.posterPlace}
        onUploaded={part.onPoster}
      />
      <fieldset className="step-group">
        <legend>{t("photos")}</legend>
        <ProjectPictures
          pictures={pictures}
          mayChange={mayChange}
          place={part.photosPlace}
          onUploaded={part.onPhoto}
          {...(part.onDescribed && { onDescribed: part.onDescribed })}
        />
      </fieldset>
    </>
  );
}

/** The messages after a poster has been chosen, and after its undo. */
function usePosterWords(done: "posterAdded" | "posterSaved") {
  const { t } = useTranslation("project-wizard");
  return { done: t(done), undone: t("posterBack") };
}

type SavedProps = { readonly project: Project; readonly onChanged: Wizard["refetch"] };

/** The poster and photos of a project; each change is saved immediately. */
export function SavedPictures({ project, onChanged }: SavedProps) {
  const { PK, Data } = project;
  const pictures = useProjectPictures({ projectKey: PK, onChanged });
  const words = usePosterWords("posterSaved");
  // A poster that was still being sent when the project was created.
  useUploads({ kind: "pictures", project: PK, first: true }, pictures.again);
  return (
    <DataBlock loading={pictures.loading} error={pictures.error} onRetry={pictures.again}>
      <PicturesPart
        pictures={pictures}
        mayChange={Data.ViewerCan.includes("saveProjectMedia")}
        name={Data.Name ?? ""}
        posterPlace={{ kind: "form", name: `poster.${PK}` }}
        onPoster={({ key }) => pictures.replaceFirst(key, words)}
        photosPlace={{ kind: "pictures", project: PK }}
        onPhoto={pictures.again}
      />
    </DataBlock>
  );
}

/** The poster and photos of a project that does not exist yet. */
export function NewPictures({ waiting }: { readonly waiting: WaitingPictures }) {
  const words = usePosterWords("posterAdded");
  return (
    <PicturesPart
      pictures={waiting.list}
      mayChange
      name=""
      posterPlace={NEW_POSTER}
      onPoster={(media) => {
        waiting.know(media);
        waiting.list.replaceFirst(media.key, words);
      }}
      photosPlace={NEW_PHOTOS}
      onPhoto={waiting.add}
      onDescribed={waiting.describe}
    />
  );
}
