import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "#ui/snackbar/snackbar-store.ts";

/**
 * Passes chosen files on in a form that the server accepts: a HEIC photo as a JPEG, a photo of more bytes than may be
 * sent as a smaller one, a turned WebP upright, everything else as it is. The code for it loads with the first file; if
 * it cannot be fetched, the server decides.
 */
export function usePreparedPictures() {
  const { t } = useTranslation("frame");
  const [converting, setConverting] = useState(0);

  async function acceptable(file: File): Promise<File | null> {
    const pictures = await import("./prepared-picture.ts").catch(() => null);
    const prepared = pictures === null ? file : await pictures.preparedPicture(file);
    if (prepared === null) notify("error", t("parts.heic", { name: file.name }));
    return prepared;
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
