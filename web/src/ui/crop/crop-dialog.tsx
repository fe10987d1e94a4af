import { Button, Modal, Slider } from "antd";
import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { useTranslation } from "react-i18next";
import { useStable } from "#lib/use-stable.ts";
import { Box, Grid, Row, Text } from "#ui/layout/layout.tsx";
import { CROP_SHAPES } from "./crop-shapes.ts";
import type { CropShape } from "./crop-shapes.ts";
import { cutPicture } from "./cut-picture.ts";
import type { Kept, PictureArea } from "./kept-area.ts";
import "./crop-dialog.css";

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;
const NUDGE_PIXELS = 8;

/** The zoom after one step in (1) or out (-1). */
export function zoomed(zoom: number, direction: 1 | -1): number {
  const next = Math.round((zoom + direction * ZOOM_STEP) * 100) / 100;
  return Math.min(MAX_ZOOM, Math.max(1, next));
}

/** Handles plus and minus wherever the focus is: nothing is typed in this dialog. */
function useZoomKeys(zoomBy: (direction: 1 | -1) => void): void {
  const zoomLately = useStable(zoomBy);
  useEffect(() => {
    function follow(event: KeyboardEvent): void {
      const direction = event.key === "+" || event.key === "=" ? 1 : event.key === "-" ? -1 : null;
      if (direction === null || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      zoomLately(direction);
    }
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  }, [zoomLately]);
}

type CropDialogProps = {
  readonly file: File;
  /** Object URL of the picture. */
  readonly url: string;
  readonly shape: CropShape;
  /** Called with the picture to send, or null if the person has changed their mind. */
  readonly onChoice: (file: File | null) => void;
};

/** Lets a person choose which part of a picture is kept, by mouse, touch, or arrow keys with plus and minus. */
export function CropDialog({ file, url, shape, onChoice }: CropDialogProps) {
  const { t } = useTranslation("frame");
  const { t: shell } = useTranslation();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  const [busy, setBusy] = useState(false);
  // The crop fills the stage, whose size is known only once the dialog has finished opening.
  const [unfolded, setUnfolded] = useState(false);
  useZoomKeys((direction) => setZoom(zoomed(zoom, direction)));

  const { ratio } = CROP_SHAPES[shape];

  async function cut(kept: Kept): Promise<void> {
    setBusy(true);
    // The server decides about a picture that the browser cannot decode.
    onChoice(await cutPicture(file, kept, CROP_SHAPES[shape]).catch(() => file));
  }

  /** A headshot is sent as it was taken; a logo always gets its shape, with room around it. */
  function keepWhole(): void {
    if (shape === "headshot") onChoice(file);
    else void cut({ ratioAround: ratio });
  }

  return (
    <Modal
      open
      afterOpenChange={setUnfolded}
      title={t(`crop.${shape}.title`)}
      onCancel={() => onChoice(null)}
      footer={
        <Row gap={8} align="stretch" justify="end" wrap>
          <Button onClick={() => onChoice(null)}>{shell("cancel")}</Button>
          <Button disabled={busy} onClick={keepWhole}>
            {t(`crop.${shape}.whole`)}
          </Button>
          <Button
            type="primary"
            loading={busy}
            disabled={area === null}
            onClick={() => area && void cut(area)}
          >
            {t("crop.use")}
          </Button>
        </Row>
      }
    >
      <Text as="p" after={12} text="soft">
        {t(`crop.${shape}.help`)}
      </Text>
      {/* A picture has no text direction. */}
      <Box className="crop-stage" fill="sunken" radius="base" dir="ltr">
        {unfolded && (
          <Cropper
            image={url}
            aspect={ratio}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            keyboardStep={NUDGE_PIXELS}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
            mediaProps={{ alt: "", onError: () => onChoice(file) }}
            cropperProps={{ role: "application", "aria-label": t(`crop.${shape}.area`) }}
          />
        )}
      </Box>
      <Grid gap={16} align="center" columns="auto-fill" before={12}>
        <span aria-hidden="true">{t("crop.zoom")}</span>
        <Slider
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          ariaLabelForHandle={t("crop.zoom")}
          tooltip={{ open: false }}
          onChange={setZoom}
        />
      </Grid>
    </Modal>
  );
}
