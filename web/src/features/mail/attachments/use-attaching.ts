import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { isUnderWay } from "#lib/uploads/upload-store.ts";
import type { Upload } from "#lib/uploads/upload-store.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { kindOf } from "./attached-file.ts";
import type { AttachedFile } from "./attached-file.ts";

/** An attachment of a message being written. */
export type Attaching = {
  readonly id: string;
  readonly name: string;
  /** In bytes; null if the browser no longer has the file. */
  readonly size: number | null;
  /** 0 to 1 during the upload. */
  readonly progress: number | null;
  /** Why the upload failed, in words. */
  readonly refusal: string | null;
  /** Whether the browser still has the bytes to upload again. */
  readonly canRetry: boolean;
  /** False while the server checks the uploaded file. */
  readonly canRemove: boolean;
  readonly file: AttachedFile | null;
};

const there = (file: AttachedFile): Attaching => ({
  id: file.key,
  name: file.name,
  size: file.size,
  progress: null,
  refusal: null,
  canRetry: false,
  canRemove: true,
  file,
});

/** The attachment that an upload has resulted in; null until it is complete. */
export function arrivedFile({ status, media, file, name }: Upload): AttachedFile | null {
  if (status !== "done" || media === null) return null;
  const type = file ? kindOf(file) : "application/octet-stream";
  return { key: media.key, name: media.fileName || name, size: file?.size ?? 0, type };
}

/** Why an upload is not proceeding, in words; null if it is. */
function useRefusal(): (upload: Upload) => string | null {
  const { t } = useTranslation("frame");
  const formats = useFormats();
  const words = useFailureTexts();
  return ({ status, file, failure, progress }) => {
    if (status === "paused") {
      return t("uploads.paused", { percent: formats.percent(Math.floor(progress * 100)) });
    }
    if (status === "left") return t(file ? "uploads.left" : "uploads.leftWithoutFile");
    if (status !== "failed" || failure === null) return null;
    // The server's sentence contains media types; the text of the rule is written for people.
    return words.sentence({ ...failure, rule: failure.rule ?? failure.fields[0]?.rule ?? null });
  };
}

/** Uploaded files, followed by those still uploading or failed. */
export function useAttaching(
  files: readonly AttachedFile[],
  uploads: readonly Upload[],
): readonly Attaching[] {
  const refusalOf = useRefusal();
  const moving = uploads.map((upload): Attaching => ({
    id: upload.id,
    name: upload.name,
    size: upload.file?.size ?? null,
    progress: isUnderWay(upload) || upload.status === "done" ? upload.progress : null,
    refusal: refusalOf(upload),
    canRetry: upload.file !== null,
    canRemove: upload.status !== "finishing" && upload.status !== "done",
    file: null,
  }));
  return [...files.map(there), ...moving];
}
