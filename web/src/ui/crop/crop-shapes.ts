/** The shapes that pictures are cropped to: width to height, the resulting file type, and its maximum size. */
export const CROP_SHAPES = {
  headshot: { ratio: 4 / 5, type: "image/jpeg", maxWidth: Number.POSITIVE_INFINITY },
  // A logo keeps its transparent background, and is shown small everywhere.
  logo: { ratio: 1, type: "image/png", maxWidth: 1_024 },
} as const;

export type CropShape = keyof typeof CROP_SHAPES;
