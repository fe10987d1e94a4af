import { KIND_RULES, sizeInWords, type Purpose } from "@callboard/catalog/files/file-kinds.ts";
import type { FileRule } from "@callboard/catalog/failure-rules.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";

/** The most pixels of an image, checked before it is decoded. */
export const MAX_PIXELS = 80_000_000;
/** The longest side of an image in pixels: what a JPEG can have, and far above what a browser draws. */
export const MAX_SENT_SIDE = 65_535;

/** Why the bytes of an upload were refused, as it is kept and told to other services. */
export type RejectReason =
  | "FILE_KIND"
  | Extract<
      FileRule,
      "FILE_SIZE" | "FILE_EMPTY" | "FILE_PIXELS" | "FILE_SIDES" | "FILE_CUT" | "FILE_BROKEN" | "NO_PICTURE"
    >;

const PHOTO = "a photo: JPEG, PNG, WebP or AVIF";

/** What may be sent for a purpose, for the refusal of another kind. */
const WANTED: Readonly<Record<Purpose, string>> = {
  Headshot: PHOTO,
  Poster: PHOTO,
  Gallery: "a photo (JPEG, PNG, WebP or AVIF) or a video (MP4, MOV or WebM)",
  Reel: "a video: MP4, MOV or WebM",
  VoiceReel: "a recording: MP3, M4A, WAV, Ogg or WebM",
  Document: "a PDF",
  Attachment: "a photo, a video, a recording, a PDF, a Word document or a plain text",
};

const SIZES =
  `a photo can have at most ${sizeInWords(LIMITS.imageBytes)}, a video ${sizeInWords(LIMITS.videoBytes)}, ` +
  `a recording ${sizeInWords(LIMITS.recordingBytes)}, ` +
  `a document or an attachment ${sizeInWords(LIMITS.attachmentBytes)}`;

const SENTENCES: Readonly<Record<Exclude<RejectReason, "FILE_KIND">, string>> = {
  FILE_SIZE: `This file is too large: ${SIZES}.`,
  FILE_EMPTY: "This file is empty. If it comes from a cloud folder, download it first; then choose it again.",
  FILE_PIXELS: `This picture has more than ${MAX_PIXELS / 1_000_000} megapixels. Make it smaller and choose it again.`,
  FILE_SIDES: `One side of this picture has more than ${MAX_SENT_SIDE} pixels. Crop it and choose it again.`,
  FILE_CUT: "The end of this file is missing. Copy it from its device again and choose the new copy.",
  FILE_BROKEN: "This file is damaged and can't be opened. Save or export it again and choose the new file.",
  NO_PICTURE: "This film has sound and no picture. Choose a film with a picture.",
};

/** The rule that a refused file breaks and, in English, the true reason with what to do. */
export function refusalInWords(
  purpose: Purpose,
  reason: RejectReason,
): { readonly rule: FileRule; readonly sentence: string } {
  if (reason !== "FILE_KIND") return { rule: reason, sentence: SENTENCES[reason] };
  const sentence = `This file is something else by its content. Choose ${WANTED[purpose]}.`;
  return { rule: KIND_RULES[purpose], sentence };
}
