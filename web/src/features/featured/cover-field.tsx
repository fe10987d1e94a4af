import { Button } from "antd";
import { Suspense, lazy, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { Row } from "#ui/layout/layout.tsx";
import { FailedUploads } from "#ui/upload/failed-uploads.tsx";
import { PICTURES } from "#ui/upload/offered-kinds.ts";
import { usePreparedPictures } from "#ui/upload/use-prepared-pictures.ts";
import { useUploads } from "#ui/upload/use-uploads.ts";
import { croppedFile } from "./cover-crop.ts";

const CoverCropDialog = lazy(() =>
  import("./cover-crop-dialog.tsx").then((m) => ({ default: m.CoverCropDialog })),
);

export type Cover = { readonly key: string; readonly url: string | null };

type CoverFieldProps = {
  readonly id?: string;
  /** The feature, or "new". */
  readonly feature: string;
  readonly value?: Cover | null;
  readonly onChange?: (cover: Cover | null) => void;
  /** Alternative text. */
  readonly altText: string;
};

/** The cover of a feature: chosen, cropped to 16:9 and uploaded. Works inside an antd Form. */
export function CoverField({ id, feature, value = null, onChange, altText }: CoverFieldProps) {
  const { t } = useTranslation("featured");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ readonly file: File; readonly url: string } | null>(null);
  const place = { kind: "form", name: `cover.${feature}` } as const;
  const { progress, failed, forgetRefused, start, cancel } = useUploads(place, ({ key, url }) =>
    onChange?.({ key, url }),
  );
  const { converting, handOn } = usePreparedPictures();
  const isBusy = progress !== null || converting > 0;
  const percent = progress === null ? "" : ` ${formats.percent(Math.round(progress * 100))}`;

  function choose(file: File | null): void {
    if (file) setChosen({ file, url: URL.createObjectURL(file) });
  }

  function leave(): void {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  }

  async function take(file: File, part: number): Promise<void> {
    // The server decides about a picture that the browser cannot decode.
    const cut = await croppedFile(file, part).catch(() => file);
    start([cut], { purpose: "Gallery", altText });
  }

  return (
    <Row gap={8} align="stretch" wrap>
      <input
        ref={input}
        type="file"
        accept={PICTURES}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t("cover")}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          forgetRefused();
          if (file) void handOn(file, choose);
          currentTarget.value = "";
        }}
      />
      <Button {...(id && { id })} loading={isBusy} aria-busy={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? shell("saving") + percent : t(value ? "coverReplace" : "coverChoose")}
      </Button>
      {progress !== null && <Button onClick={cancel}>{shell("cancelUpload")}</Button>}
      {value !== null && progress === null && (
        <Button type="text" onClick={() => onChange?.(null)}>
          {shell("remove")}
        </Button>
      )}
      <FailedUploads uploads={failed} />
      {chosen && (
        <Suspense>
          <CoverCropDialog
            url={chosen.url}
            onCrop={(part) => {
              leave();
              void take(chosen.file, part);
            }}
            onClose={leave}
          />
        </Suspense>
      )}
    </Row>
  );
}
