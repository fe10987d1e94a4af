/** What of libheif the client uses; `vite.config.ts` says where it lies. */
declare module "heic-to/libheif" {
  export type HeifImage = {
    get_width(): number;
    get_height(): number;
    /** Whether it is the one to show of several. */
    is_primary(): boolean;
    /** Fills the pixels, of the picture's size; null where it cannot be read. */
    display(pixels: ImageData, done: (pixels: ImageData | null) => void): void;
  };

  export default function buildLibheif(): {
    readonly HeifDecoder: new () => {
      /** None for what cannot be read. */
      decode(bytes: ArrayBuffer): readonly HeifImage[];
    };
  };
}
