import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { isHeic, jpegOf } from "./heic.ts";

/**
 * Hands chosen files on as the server takes them: a HEIC photo as the JPEG that it becomes, everything else at once and
 * as it is.
 */
export function useHeic() {
  const { t } = useTranslation("frame");
  const [converting, setConverting] = useState(0);
  return {
    /** Photos that are being converted. */
    converting,
    /** Gives `take` null for a photo that cannot be read, which is said to the person. */
    handOn: async (file: File, take: (file: File | null) => void): Promise<void> => {
      if (!isHeic(file)) return take(file);
      setConverting((count) => count + 1);
      const jpeg = await jpegOf(file).catch(() => null);
      if (jpeg === null) notify("error", t("parts.heic", { name: file.name }));
      // Before it counts as converted, so that whoever waits finds it under way.
      take(jpeg);
      setConverting((count) => count - 1);
    },
  };
}
