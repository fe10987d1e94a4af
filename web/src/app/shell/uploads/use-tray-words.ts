import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { isUnderWay } from "#lib/uploads/upload-store.ts";
import type { Upload } from "#lib/uploads/upload-store.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";

const waitsForPerson = ({ status, canRetry }: Upload): boolean =>
  status === "left" || status === "paused" || (status === "failed" && canRetry);

/** Whether a completed upload has not been claimed, because the page it belongs to is gone. */
export const waitsForPage = ({ status, place, claimed }: Upload): boolean =>
  status === "done" && place.kind === "form" && !claimed;

/** The tray's texts in the current language. */
export function useTrayWords() {
  const { t } = useTranslation("frame");
  const formats = useFormats();
  const words = useFailureTexts();
  const percent = (share: number) => formats.percent(Math.floor(share * 100));

  /** The state of an upload. */
  function state(upload: Upload): string {
    switch (upload.status) {
      case "sending":
        return percent(upload.progress);
      case "converting":
        return t("uploads.converting", { percent: percent(upload.progress) });
      case "paused":
        return t("uploads.paused", { percent: percent(upload.progress) });
      case "left":
        return t(upload.file ? "uploads.left" : "uploads.leftWithoutFile");
      case "failed":
        return words.errorText({ errors: [{ extensions: upload.failure }] });
      default:
        return t(`uploads.${upload.status}`);
    }
  }

  /** The result of uploads that have ended. */
  function outcome(uploads: readonly Upload[]): string {
    const arrived = uploads.filter(({ status }) => status === "done").length;
    const failed = uploads.filter(({ status }) => status === "failed").length;
    const parts = [
      ...(arrived > 0 ? [t("uploads.arrived", { count: arrived })] : []),
      ...(failed > 0 ? [t("uploads.failed", { count: failed })] : []),
    ];
    return formats.list(parts);
  }

  /** All uploads in one line. */
  function summary(uploads: readonly Upload[]): string {
    const underWay = uploads.filter(isUnderWay);
    if (underWay.length > 0) {
      const share = underWay.reduce((sum, { progress }) => sum + progress, 0) / underWay.length;
      return t("uploads.underWay", { count: underWay.length, percent: percent(share) });
    }
    const waiting = uploads.filter(waitsForPerson).length;
    return waiting > 0 ? t("uploads.waitsForYou", { count: waiting }) : outcome(uploads);
  }

  return { state, outcome, summary };
}
