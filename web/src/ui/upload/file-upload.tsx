import { useRef } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import type { UploadPlace, UploadPurpose, UploadedMedia } from "#lib/uploads/upload-store.ts";
import type { CropShape } from "#ui/crop/crop-shapes.ts";
import { useCrop } from "#ui/crop/use-crop.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { ConvertedUploads, FailedUploads, HardToShowUploads } from "./failed-uploads.tsx";
import { PICTURES } from "./offered-kinds.ts";
import { usePreparedPictures } from "./use-prepared-pictures.ts";
import { useUploads } from "./use-uploads.ts";
import "./upload.css";

type FileUploadProps = {
  readonly purpose: UploadPurpose;
  /** What the files are for. */
  readonly place: UploadPlace;
  /** Alternative text of the picture; the file's name by default. */
  readonly altText?: string;
  readonly label: string;
  /** Called for each file as soon as it is attached. */
  readonly onUploaded: (media: UploadedMedia) => void;
  /** How many files may be chosen at once. */
  readonly atOnce?: number;
  /** Accepted file types; pictures by default. */
  readonly accept?: string;
  /** The shape that a single picture is cropped to first; several together are uploaded as they are. */
  readonly cropped?: CropShape | null;
  /** Content above the button: the current picture. */
  readonly children?: ReactNode;
};

/** A button that uploads files, with their progress; failures are explained in words. */
export function FileUpload({
  purpose,
  place,
  altText,
  label,
  onUploaded,
  atOnce = 1,
  accept = PICTURES,
  cropped = null,
  children,
}: FileUploadProps) {
  const { t } = useTranslation();
  const { t: frame } = useTranslation("frame");
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const {
    progress,
    failed,
    converting: films,
    hardToShow,
    forgetRefused,
    start,
    cancel,
  } = useUploads(place, onUploaded);
  const { crop, dialog } = useCrop();

  const { converting, handOn } = usePreparedPictures();
  const takesPictures = accept.includes("image/");

  async function send(file: File | null, isAlone: boolean): Promise<void> {
    const wanted = file && cropped && isAlone ? await crop(file, cropped) : file;
    if (wanted) start([wanted], { purpose, altText: altText ?? wanted.name });
  }

  function take(chosen: readonly File[]): void {
    forgetRefused();
    if (chosen.length > atOnce) notify("warning", frame("parts.filesAtOnce", { count: atOnce }));
    for (const file of chosen.slice(0, atOnce)) {
      const go = (taken: File | null) => void send(taken, chosen.length === 1);
      if (takesPictures) void handOn(file, go);
      else go(file);
    }
  }

  const percent = progress === null ? "" : ` ${formats.percent(Math.round(progress * 100))}`;
  const isBusy = progress !== null || converting > 0;

  return (
    <Stack
      className="file-upload"
      gap={12}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take([...event.dataTransfer.files]);
      }}
    >
      {children}
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={atOnce > 1}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <button
        type="button"
        className="plain-button"
        aria-busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? t("saving") + percent : label}
      </button>
      {progress !== null && (
        <button type="button" className="plain-button" onClick={cancel}>
          {t("cancelUpload")}
        </button>
      )}
      <FailedUploads uploads={failed} />
      {films.length > 0 && <ConvertedUploads uploads={films} />}
      {hardToShow.length > 0 && <HardToShowUploads uploads={hardToShow} />}
      {dialog}
    </Stack>
  );
}
