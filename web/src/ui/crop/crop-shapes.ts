/** What a picture is cut to where it will be shown: width to height, the file it becomes, and how large that is at most. */
export const CROP_SHAPES = {
  headshot: { ratio: 4 / 5, type: "image/jpeg", maxWidth: Number.POSITIVE_INFINITY },
  // A logo keeps its clear ground, and is drawn small wherever it stands.
  logo: { ratio: 1, type: "image/png", maxWidth: 1_024 },
} as const;

export type CropShape = keyof typeof CROP_SHAPES;
