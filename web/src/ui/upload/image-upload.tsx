import { useRef } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useUpload } from "./use-upload.ts";
import type { UploadPurpose, UploadedMedia } from "./use-upload.ts";
import "./image-upload.css";

type ImageUploadProps = {
  readonly purpose: UploadPurpose;
  /** Text for those who will not see the picture. */
  readonly altText: string;
  readonly label: string;
  readonly onUploaded: (media: UploadedMedia) => void;
  readonly multiple?: boolean;
  /** What stands above the button: the present picture. */
  readonly children?: ReactNode;
};

const KINDS = "image/jpeg,image/png,image/webp,image/avif,image/heic";

/** A button that takes a picture from the machine, with its progress; what the server refuses is said in words. */
export function ImageUpload({
  purpose,
  altText,
  label,
  onUploaded,
  multiple = false,
  children,
}: ImageUploadProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = useFailureTexts();
  const input = useRef<HTMLInputElement>(null);
  const { progress, upload, cancel } = useUpload();

  async function take(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const result = await upload(file, purpose, altText);
      if (result.ok) onUploaded(result.media);
      else if (result.failure === null) return;
      else notify("error", `${file.name}: ${words.errorText({ errors: [{ extensions: result.failure }] })}`);
    }
  }

  return (
    <div
      className="image-upload"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take([...event.dataTransfer.files].slice(0, multiple ? 30 : 1));
      }}
    >
      {children}
      <input
        ref={input}
        type="file"
        accept={KINDS}
        multiple={multiple}
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
    </div>
  );
}
