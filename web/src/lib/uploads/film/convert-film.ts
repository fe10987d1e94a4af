import {
  BlobSource,
  BufferTarget,
  Conversion,
  getFirstEncodableVideoCodec,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import type { InputVideoTrack } from "mediabunny";

/** The longer side of a film of 1080p. */
const MAX_SIDE = 1920;
/** Bits for each pixel of a second at 1080p, 6 Mbit/s, a rate at which a face keeps its skin. */
const BITS_PER_PIXEL = 3;
/** A result is held in memory until it is sent. */
const MAX_RESULT_BYTES = 256 * 1024 ** 2;

type Sides = { readonly width: number; readonly height: number };

/** The sides of the converted film: even numbers, as encoders want them, and at most those of 1080p. */
export function convertedSides({ width, height }: Sides): Sides {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const even = (side: number): number => Math.max(2, 2 * Math.floor((side * scale) / 2));
  return { width: even(width), height: even(height) };
}

/** The bits a second that a film of these sides is encoded with. */
export const bitrateOf = ({ width, height }: Sides): number => width * height * BITS_PER_PIXEL;

/** A film that is being converted. */
export type FilmConversion = {
  /**
   * Converts, from where an earlier call was stopped. Resolves to the film, or to null if the signal stopped it.
   * Rejects if the film cannot be converted after all.
   */
  readonly go: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<File | null>;
  /** Ends it for good. */
  readonly cancel: () => Promise<void>;
};

type Plan = Sides & { readonly codec: "avc" | "vp9"; readonly bitrate: number };

/** How this browser can convert a film; null if it cannot, or if the result would not fit into memory. */
async function planFor(input: Input, track: InputVideoTrack): Promise<Plan | null> {
  if (!(await track.canDecode())) return null;
  const sides = convertedSides({
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
  });
  const bitrate = bitrateOf(sides);
  if (((await input.computeDuration()) * bitrate) / 8 > MAX_RESULT_BYTES) return null;
  const codec = await getFirstEncodableVideoCodec(["avc", "vp9"], { ...sides, bitrate });
  return codec === "avc" || codec === "vp9" ? { ...sides, codec, bitrate } : null;
}

/**
 * Draws each picture onto a canvas: an encoder of 8 bits takes none of 10, and a canvas brings the light and the colours of
 * HDR into those that every screen shows.
 */
function drawnIn({ width, height }: Sides) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false });
  return (sample: {
    draw(to: OffscreenCanvasRenderingContext2D, x: number, y: number, w: number, h: number): void;
  }) => {
    if (context) sample.draw(context, 0, 0, width, height);
    return canvas;
  };
}

/**
 * Prepares the conversion of a film that some browsers cannot show into H.264, or VP9 where this browser encodes no
 * H.264. The sound is copied if the container takes it. Place and device are not carried over. Null if it is not possible here.
 */
export async function filmConversion(film: File): Promise<FilmConversion | null> {
  const input = new Input({ source: new BlobSource(film), formats: [MP4, QTFF, WEBM, MATROSKA] });
  const track = await input.getPrimaryVideoTrack();
  const plan = track && (await planFor(input, track));
  if (!plan) return null;
  const { codec, width, height, bitrate } = plan;
  const target = new BufferTarget();
  const format = codec === "avc" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tracks: "primary",
    video: {
      codec,
      width,
      height,
      fit: "fill",
      quality: new Quality({ bitrate }),
      forceTranscode: true,
      allowTransformationMetadata: false,
      process: drawnIn(plan),
      processedWidth: width,
      processedHeight: height,
    },
    tags: {},
  });
  if (!conversion.isValid) return null;
  const [ending, type] = codec === "avc" ? ["mp4", "video/mp4"] : ["webm", "video/webm"];
  return {
    async go(signal, onProgress) {
      conversion.onProgress = onProgress;
      await conversion.execute({ pauseSignal: signal });
      if (conversion.state !== "done" || target.buffer === null) return null;
      const name = `${film.name.replace(/\.\w+$/, "")}.${ending}`;
      return new File([target.buffer], name, { type, lastModified: film.lastModified });
    },
    cancel: () => conversion.cancel(),
  };
}
