import { useTranslation } from "react-i18next";
import { Box } from "#ui/layout/layout.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import type { Upload } from "#lib/uploads/upload-store.ts";
import "./upload.css";

/** Films of which some will only hear the sound, as their sender is told. */
export function HardToShowUploads({ uploads }: { readonly uploads: readonly Upload[] }) {
  const { t } = useTranslation("files");
  return (
    <Box as="ul" className="failed-uploads" text="dense" aria-live="polite">
      {uploads.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>: {t("film.hardToShow")}
        </li>
      ))}
    </Box>
  );
}

/** Films that are converted before they are sent. */
export function ConvertedUploads({ uploads }: { readonly uploads: readonly Upload[] }) {
  const { t } = useTranslation("files");
  return (
    <Box as="ul" className="failed-uploads" text="dense" aria-live="polite">
      {uploads.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>: {t("film.converting")}
        </li>
      ))}
    </Box>
  );
}

/** What became of a conversion whose page was left, and what to do. */
export function BrokenConversion({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation("files");
  return t(upload.file ? "film.conversionLeft" : "film.conversionLeftWithoutFile");
}

/** Why files did not arrive, next to the upload button; the tray has the actions. */
export function FailedUploads({ uploads }: { readonly uploads: readonly Upload[] }) {
  const words = useFailureTexts();
  if (uploads.length === 0) return null;
  return (
    <Box as="ul" className="failed-uploads" text="dense danger">
      {uploads.map(({ id, name, failure }) => (
        <li key={id}>
          <bdi>{name}</bdi>: {words.errorText({ errors: [{ extensions: failure }] })}
        </li>
      ))}
    </Box>
  );
}
