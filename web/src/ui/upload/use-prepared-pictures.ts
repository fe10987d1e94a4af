import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "#ui/snackbar/snackbar-store.ts";

/** A picture that may be sent and stands upright everywhere; as it is if this browser cannot make it so. */
async function fitting(file: File): Promise<File> {
  const pictures = await import("./upright-picture.ts").catch(() => null);
  if (pictures === null || !(await pictures.isToBeDrawn(file))) return file;
  return pictures.uprightPicture(file).catch(() => file);
}

/**
 * Passes chosen files on in a form that the server accepts: a HEIC photo as a JPEG, a photo of more bytes than may be
 * sent as a smaller one, a turned WebP upright, everything else as it is. The code for it loads with the first file; if it cannot be fetched,
 * the server decides.
 */
export function usePreparedPictures() {
  const { t } = useTranslation("frame");
  const [converting, setConverting] = useState(0);

  async function acceptable(file: File): Promise<File | null> {
    const heic = await import("./heic.ts").catch(() => null);
    if (heic === null) return file;
    if (!(await heic.isHeic(file))) return fitting(file);
    const jpeg = await heic.jpegOf(file).catch(() => null);
    if (jpeg === null) notify("error", t("parts.heic", { name: file.name }));
    return jpeg && fitting(jpeg);
  }

  return {
    /** Number of files being looked at or converted. */
    converting,
    /** Calls `take` with null for a photo that cannot be decoded, which is explained to the person. */
    handOn: async (file: File, take: (file: File | null) => void): Promise<void> => {
      setConverting((count) => count + 1);
      take(await acceptable(file));
      // After the upload has begun, so that whoever waits for it sees it under way.
      setConverting((count) => count - 1);
    },
  };
}
