import { useRef } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import type { UploadPlace, UploadPurpose, UploadedMedia } from "#lib/uploads/upload-store.ts";
import type { CropShape } from "#ui/crop/crop-shapes.ts";
import { useCrop } from "#ui/crop/use-crop.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { FailedUploads } from "./failed-uploads.tsx";
import { useUploads } from "./use-uploads.ts";
import "./upload.css";

type FileUploadProps = {
  readonly purpose: UploadPurpose;
  /** Where the files go. */
  readonly place: UploadPlace;
  /** Text for those who will not see the picture; the file's name unless said. */
  readonly altText?: string;
  readonly label: string;
  /** Each file as soon as it is in its place. */
  readonly onUploaded: (media: UploadedMedia) => void;
  /** Files that may be chosen together. */
  readonly atOnce?: number;
  /** Kinds of files; pictures unless said. */
  readonly accept?: string;
  /** The shape to which a picture that is chosen alone is cropped first; several together go up as they are. */
  readonly cropped?: CropShape | null;
  /** What stands above the button: the present picture. */
  readonly children?: ReactNode;
};

const PICTURES = "image/jpeg,image/png,image/webp,image/avif";

/** Pictures as some phones keep them; the server takes none, and says so in a kind that nobody knows by name. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** A button that takes files from the machine, with their progress; what the server refuses is said in words. */
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
  const { progress, failed, start, cancel } = useUploads(place, onUploaded);
  const { crop, dialog } = useCrop();

  async function take(chosen: readonly File[]): Promise<void> {
    if (chosen.length > atOnce) notify("warning", frame("parts.filesAtOnce", { count: atOnce }));
    for (const file of chosen.slice(0, atOnce)) {
      if (isHeic(file)) {
        notify("error", frame("parts.heic", { name: file.name }));
        continue;
      }
      const wanted = cropped && chosen.length === 1 ? await crop(file, cropped) : file;
      if (wanted) start([wanted], { purpose, altText: altText ?? wanted.name });
    }
  }

  return (
    <div
      className="file-upload"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take([...event.dataTransfer.files]);
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
          void take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <button
        type="button"
        className="plain-button"
        aria-busy={progress !== null}
        onClick={() => input.current?.click()}
      >
        {progress === null ? label : `${t("saving")} ${formats.percent(Math.round(progress * 100))}`}
      </button>
      {progress !== null && (
        <button type="button" className="plain-button" onClick={cancel}>
          {t("cancelUpload")}
        </button>
      )}
      <FailedUploads uploads={failed} />
      {dialog}
    </div>
  );
}
