/** An area of a picture, in pixels; beyond the picture's edges it is empty. */
export type PictureArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** What is kept of a picture, whatever its size. */
export type Kept =
  | "whole"
  | PictureArea
  /** All of it, centered, with room around it that makes it this many times as wide as high. */
  | { readonly ratioAround: number }
  /** The largest part that is this many times as wide as high; `place` is 0 for the start of the long side, 1 for its end. */
  | { readonly ratioWithin: number; readonly place: number };

type Size = { readonly width: number; readonly height: number };

function areaAround({ width, height }: Size, ratio: number): PictureArea {
  const kept = {
    width: Math.max(width, Math.round(height * ratio)),
    height: Math.max(height, Math.round(width / ratio)),
  };
  return { x: Math.round((width - kept.width) / 2), y: Math.round((height - kept.height) / 2), ...kept };
}

function areaWithin({ width, height }: Size, ratio: number, place: number): PictureArea {
  if (width / height > ratio) {
    const kept = Math.round(height * ratio);
    return { x: Math.round((width - kept) * place), y: 0, width: kept, height };
  }
  const kept = Math.round(width / ratio);
  return { x: 0, y: Math.round((height - kept) * place), width, height: kept };
}

/** The area that is kept of a picture of this size. */
export function keptArea({ width, height }: Size, kept: Kept): PictureArea {
  if (kept === "whole") return { x: 0, y: 0, width, height };
  if ("ratioAround" in kept) return areaAround({ width, height }, kept.ratioAround);
  if ("ratioWithin" in kept) return areaWithin({ width, height }, kept.ratioWithin, kept.place);
  return kept;
}
