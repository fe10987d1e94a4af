import type { FileRule } from "@callboard/catalog/failure-rules.ts";

/** Why a file is not accepted or shown, and what to do. Loaded with the first such file. */
interface FileTexts {
  readonly film: Readonly<
    Record<
      | "hardToShow"
      | "converting"
      | "conversionLeft"
      | "conversionLeftWithoutFile"
      | "broken"
      | "noPicture"
      | "download"
      | "recordingBroken"
      | "downloadRecording",
      string
    >
  >;
  readonly rule: Readonly<Record<FileRule, string>>;
}

export const texts = {
  film: {
    hardToShow:
      "many casting computers show this film without a picture. Export it as H.264 (on an iPhone: Settings, Camera, Formats, Most Compatible) to be sure.",
    converting:
      "is being converted so that everybody sees its picture. You can leave this page, but keep its tab open.",
    conversionLeft:
      "Its page was closed while this film was being converted. Resume it: the conversion starts from the beginning.",
    conversionLeftWithoutFile:
      "Its page was closed while this film was being converted. Choose the film again: the conversion starts from the beginning.",
    broken: "This film can't be played here.",
    noPicture: "This browser plays the sound of this film, but can't show its picture.",
    download: "Download the film",
    recordingBroken: "This recording can't be played here.",
    downloadRecording: "Download the recording",
  },
  rule: {
    PHOTO_KIND: "Choose a photo: JPEG, HEIC, PNG, WebP or AVIF.",
    PHOTO_OR_VIDEO_KIND: "Choose a photo (JPEG, HEIC, PNG, WebP or AVIF) or a video (MP4, MOV or WebM).",
    VIDEO_KIND: "Choose a video: MP4, MOV or WebM.",
    RECORDING_KIND: "Choose a recording: MP3, M4A, WAV, Ogg or WebM.",
    PDF_KIND: "Choose a PDF.",
    ATTACHMENT_KIND: "Choose a photo, a video, a recording, a PDF, a Word document or a plain text file.",
    FILE_SIZE:
      "This file is too large: a photo can have at most 20 MB, a video 2 GB, a recording 100 MB, a document or an attachment 25 MB.",
    FILE_EMPTY:
      "This file is empty. If it comes from a cloud folder, download it first; then choose it again.",
    FILE_PIXELS: "This picture has more than 80 megapixels. Make it smaller and choose it again.",
    FILE_SIDES: "One side of this picture has more than 65,535 pixels. Crop it and choose it again.",
    FILE_CUT: "The end of this file is missing. Copy it from its device again and choose the new copy.",
    FILE_BROKEN: "This file is damaged and can't be opened. Save or export it again and choose the new file.",
    NO_PICTURE: "This film has sound and no picture. Choose a film with a picture.",
  },
} as const satisfies FileTexts;
