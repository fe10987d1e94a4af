import { Modal, Slider } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Box } from "#ui/layout/layout.tsx";

type CoverCropDialogProps = {
  /** Object URL of the picture. */
  readonly url: string;
  readonly onCrop: (place: number) => void;
  readonly onClose: () => void;
};

/** Chooses which part of a picture is kept, in the shape of the cover. */
export function CoverCropDialog({ url, onCrop, onClose }: CoverCropDialogProps) {
  const { t } = useTranslation("featured");
  const { t: shell } = useTranslation();
  const [place, setPlace] = useState(50);
  return (
    <Modal
      open
      title={t("crop")}
      okText={t("useCover")}
      cancelText={shell("cancel")}
      onOk={() => onCrop(place / 100)}
      onCancel={onClose}
    >
      <Box className="cover-crop" fill="sunken" radius="small">
        <img src={url} alt="" style={{ objectPosition: `${place}% ${place}%` }} />
      </Box>
      <Slider
        min={0}
        max={100}
        value={place}
        ariaLabelForHandle={t("cropPlace")}
        tooltip={{ open: false }}
        onChange={setPlace}
      />
    </Modal>
  );
}
