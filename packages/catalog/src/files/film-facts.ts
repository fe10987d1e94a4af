/** What is in a film, read from its container without decoding anything: pictures, codecs, and what nobody else may see. */
import { isVideo, type FileKind } from "./file-kinds.ts";
import { mp4Facts } from "./mp4-facts.ts";
import { webmFacts } from "./webm-facts.ts";

/** Bytes that are replaced in place, so that nothing in the film moves: `head` at `from`, then zeros up to `to`. */
export type Blank = { readonly from: number; readonly to: number; readonly head: Uint8Array<ArrayBuffer> };

export type FilmFacts = {
  /** The codecs of the pictures, as the container names them; none in a recording of sound. */
  readonly pictures: readonly string[];
  readonly hasSound: boolean;
  /** What tells where and with what the film was made. */
  readonly private: readonly Blank[];
};

/** Whether files of a kind have the container of films; recordings may have it, and coordinates in it, too. */
export const isContainer = (kind: FileKind): boolean =>
  isVideo(kind) || kind === "audio/mp4" || kind === "audio/webm";

/** Reads bytes of the film; fewer at its end. */
export type ReadBytes = (from: number, length: number) => Promise<Uint8Array>;

/**
 * H.264 of 8 bits by the profiles that every browser decodes, VP8, VP9 and AV1. The others are missing in browsers without
 * a licence: HEVC (hvc1, hev1, and of Dolby Vision), ProRes (apcn, ...), H.263, MPEG-4 part 2, and H.264 of 10 bits.
 */
const SHOWN_EVERYWHERE: ReadonlySet<string> = new Set([
  "avc1.42",
  "avc1.4d",
  "avc1.58",
  "avc1.64",
  "vp08",
  "vp09",
  "av01",
  "V_VP8",
  "V_VP9",
  "V_AV1",
]);

/** What a film without a picture is: a recording. */
export function kindWithin(
  kind: FileKind,
  { pictures, hasSound }: Pick<FilmFacts, "pictures" | "hasSound">,
): FileKind {
  if (pictures.length > 0 || !hasSound) return kind;
  return kind.endsWith("/webm") ? "audio/webm" : "audio/mp4";
}

/** Whether some browsers show no picture of a film. */
export const isHardToShow = ({ pictures }: Pick<FilmFacts, "pictures">): boolean =>
  pictures.some((codec) => !SHOWN_EVERYWHERE.has(codec));

/** What is in a film; null where its container does not say, as where its end is missing. */
export async function filmFacts(kind: FileKind, size: number, read: ReadBytes): Promise<FilmFacts | null> {
  try {
    if (!isContainer(kind)) return null;
    return await (kind.endsWith("/webm") ? webmFacts : mp4Facts)(size, read);
  } catch (error) {
    // Numbers beyond the bytes that are there: the container is not what it says.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
