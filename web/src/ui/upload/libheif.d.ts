/** The part of libheif that the client uses; `vite.config.ts` resolves it. */
declare module "heic-to/libheif" {
  export type HeifImage = {
    get_width(): number;
    get_height(): number;
    /** Whether it is the primary one of several. */
    is_primary(): boolean;
    /** Fills the pixels, which have the picture's size; null if it cannot be decoded. */
    display(pixels: ImageData, done: (pixels: ImageData | null) => void): void;
  };

  export default function buildLibheif(): {
    readonly HeifDecoder: new () => {
      /** Empty if nothing can be decoded. */
      decode(bytes: ArrayBuffer): readonly HeifImage[];
    };
  };
}
