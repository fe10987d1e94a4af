/**
 * The kinds of files that the product takes, and the one table in which the words of others for them lead to ours. The
 * server and the browser decide by it, always about what the bytes are, never about the name or the declared type.
 */
import { LIMITS } from "../limits.ts";

export const PURPOSES = [
  "Headshot",
  "Poster",
  "Gallery",
  "Reel",
  "VoiceReel",
  "Document",
  "Attachment",
] as const;
export type Purpose = (typeof PURPOSES)[number];

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * Our name of each kind, with other names of the same: IANA's registry of media types, and those that file-type, phones
 * and operating systems use.
 */
const KINDS = {
  "image/jpeg": ["image/jpg", "image/pjpeg", "image/mpo"],
  "image/png": ["image/apng", "image/vnd.mozilla.apng", "image/x-png"],
  "image/webp": [],
  "image/avif": ["image/avif-sequence"],
  "image/heic": ["image/heif", "image/heic-sequence", "image/heif-sequence"],
  "video/mp4": ["video/x-m4v", "video/3gpp", "video/3gpp2", "application/mp4"],
  "video/quicktime": [],
  "video/webm": [],
  "audio/mpeg": ["audio/mp3", "audio/mpeg3", "audio/x-mpeg"],
  "audio/mp4": ["audio/x-m4a", "audio/m4a", "audio/x-m4b"],
  "audio/wav": ["audio/wave", "audio/x-wav", "audio/vnd.wave"],
  "audio/ogg": ["audio/opus", "audio/vorbis"],
  "audio/webm": [],
  "application/pdf": ["application/x-pdf"],
  [WORD]: [],
  "application/msword": [],
  "text/plain": [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FileKind = keyof typeof KINDS;

const OURS: ReadonlyMap<string, FileKind> = new Map(
  (Object.entries(KINDS) as Array<[FileKind, readonly string[]]>).flatMap(([kind, others]) =>
    [kind, ...others].map((name) => [name, kind] as const),
  ),
);

/** Our kind for the name of a media type, whatever its case and parameters; null if we have none. */
export function kindNamed(mediaType: string): FileKind | null {
  const [name = ""] = mediaType.split(";");
  return OURS.get(name.trim().toLowerCase()) ?? null;
}

/** The pictures that the server decodes. HEIC is not among them: the client sends it as a JPEG. */
const IMAGES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
const VIDEOS = ["video/mp4", "video/quicktime", "video/webm"] as const;
const AUDIO = ["audio/mpeg", "audio/mp4", "audio/wav", "audio/ogg", "audio/webm"] as const;
const TEXTS = [WORD, "application/msword", "text/plain"] as const;

/** The kinds that a purpose accepts: an allow-list by content, never SVG or HTML. */
export const ACCEPTED: Readonly<Record<Purpose, readonly FileKind[]>> = {
  Headshot: IMAGES,
  Poster: IMAGES,
  Gallery: [...IMAGES, ...VIDEOS],
  Reel: VIDEOS,
  VoiceReel: AUDIO,
  Document: ["application/pdf"],
  Attachment: [...IMAGES, ...VIDEOS, ...AUDIO, "application/pdf", ...TEXTS],
};

export const isImage = (mediaType: string): boolean => mediaType.startsWith("image/");
const isAudio = (mediaType: string): boolean => mediaType.startsWith("audio/");
export const isVideo = (mediaType: string): boolean => mediaType.startsWith("video/");

/** Whether a purpose takes films and, of these, only those with a picture. */
export const wantsPicture = (purpose: Purpose): boolean =>
  ACCEPTED[purpose].some(isVideo) && !ACCEPTED[purpose].some(isAudio);

/** The maximum size in bytes for a purpose and kind. */
export function maxBytes(purpose: Purpose, mediaType: string): number {
  if (isImage(mediaType)) return LIMITS.imageBytes;
  if (purpose === "Attachment") return LIMITS.attachmentBytes;
  if (isAudio(mediaType)) return LIMITS.recordingBytes;
  return isVideo(mediaType) ? LIMITS.videoBytes : LIMITS.documentBytes;
}

/** The maximum size in bytes of what may be announced: of the named kind, else of any that the purpose accepts. */
export function maxAnnounced(purpose: Purpose, mediaType: string): number {
  const kind = kindNamed(mediaType);
  const accepted = ACCEPTED[purpose];
  const possible = kind !== null && accepted.includes(kind) ? [kind] : accepted;
  return Math.max(...possible.map((one) => maxBytes(purpose, one)));
}

/** The rule that a file of another kind breaks: it says what may be sent for the purpose instead. */
export const KIND_RULES = {
  Headshot: "PHOTO_KIND",
  Poster: "PHOTO_KIND",
  Gallery: "PHOTO_OR_VIDEO_KIND",
  Reel: "VIDEO_KIND",
  VoiceReel: "RECORDING_KIND",
  Document: "PDF_KIND",
  Attachment: "ATTACHMENT_KIND",
} as const satisfies Readonly<Record<Purpose, string>>;

const UNIT_BYTES = 1024;

/** A limit in people's units: "20 MB", "2 GB". */
export function sizeInWords(bytes: number): string {
  const megabytes = bytes / UNIT_BYTES ** 2;
  const [figure, unit] = megabytes >= UNIT_BYTES ? [megabytes / UNIT_BYTES, "GB"] : [megabytes, "MB"];
  return `${Number(figure.toFixed(1))} ${unit}`;
}
