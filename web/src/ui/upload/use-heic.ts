import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { isHeic, jpegOf } from "./heic.ts";

/**
 * Passes chosen files on in a form that the server accepts: a HEIC photo as a JPEG, everything else immediately and
 * as it is.
 */
export function useHeic() {
  const { t } = useTranslation("frame");
  const [converting, setConverting] = useState(0);
  return {
    /** Number of photos being converted. */
    converting,
    /** Calls `take` with null for a photo that cannot be decoded, which is explained to the person. */
    handOn: async (file: File, take: (file: File | null) => void): Promise<void> => {
      if (!isHeic(file)) return take(file);
      setConverting((count) => count + 1);
      const jpeg = await jpegOf(file).catch(() => null);
      if (jpeg === null) notify("error", t("parts.heic", { name: file.name }));
      // Before the count goes down, so that whoever waits sees the upload under way.
      take(jpeg);
      setConverting((count) => count - 1);
    },
  };
}
