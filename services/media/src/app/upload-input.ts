import * as fields from "@callboard/kit/fields.ts";
import { rule } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { ACCEPTED, baseName, maxBytes, PURPOSES } from "#domain/file.ts";

export const MAX_FILE_NAME = 200;
export const MAX_ALT_TEXT = 300;

/** What a client declares before it sends bytes: the kinds that its purpose accepts, and no more than their size. */
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
    const accepted = ACCEPTED[Purpose];
    if (!accepted.includes(ContentType)) {
      const { params, error } = rule("FILE_KIND", `must be a supported file type: ${accepted.join(", ")}.`);
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
