import * as fields from "@callboard/kit/fields.ts";
import { rule } from "@callboard/kit/validate.ts";
import { z } from "zod";
import type { FailureRule } from "@callboard/catalog/failure-rules.ts";
import { ACCEPTED, baseName, maxBytes, PURPOSES, type Purpose } from "#domain/file.ts";

export const MAX_FILE_NAME = 200;
export const MAX_ALT_TEXT = 300;

const PHOTO = ["PHOTO_KIND", "must be a photo: JPEG, PNG, WebP or AVIF."] as const;

/** Per purpose: the rule broken by another type of file, and a description of what may be sent instead. */
const KIND_RULES: Readonly<Record<Purpose, readonly [FailureRule, string]>> = {
  Headshot: PHOTO,
  Poster: PHOTO,
  Gallery: [
    "PHOTO_OR_VIDEO_KIND",
    "must be a photo (JPEG, PNG, WebP or AVIF) or a video (MP4, MOV or WebM).",
  ],
  Reel: ["VIDEO_KIND", "must be a video: MP4, MOV or WebM."],
  Document: ["PDF_KIND", "must be a PDF."],
  Attachment: [
    "ATTACHMENT_KIND",
    "must be a photo, a video, a recording, a PDF, a Word document or a plain text.",
  ],
};

/** What a client declares before it sends bytes: a type that the purpose accepts, and at most its size. */
export const uploadInput = z
  .object({
    FileName: z.string().transform(baseName).pipe(fields.line(MAX_FILE_NAME)),
    ContentType: fields.line(100).transform((type) => type.toLowerCase()),
    Size: z.int().min(1),
    Purpose: z.enum(PURPOSES),
    AltText: fields.optionalParagraph(MAX_ALT_TEXT),
    ClientKey: fields.clientKey,
  })
  .superRefine(({ Purpose, ContentType, Size }, context) => {
    if (!ACCEPTED[Purpose].includes(ContentType)) {
      const { params, error } = rule(...KIND_RULES[Purpose]);
      context.addIssue({ code: "custom", path: ["ContentType"], params, message: error });
    } else if (Size > maxBytes(Purpose, ContentType)) {
      const { params, error } = rule("FILE_SIZE", `must be at most ${maxBytes(Purpose, ContentType)} bytes.`);
      context.addIssue({ code: "custom", path: ["Size"], params, message: error });
    }
  })
  .transform(({ FileName, ContentType, Size, Purpose, AltText, ClientKey }) => ({
    fileName: FileName,
    contentType: ContentType,
    size: Size,
    purpose: Purpose,
    altText: AltText,
    clientKey: ClientKey,
  }));
