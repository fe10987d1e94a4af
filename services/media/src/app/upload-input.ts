import { maxAnnounced, PURPOSES, sizeInWords } from "@callboard/catalog/files/file-kinds.ts";
import * as fields from "@callboard/kit/fields.ts";
import { rule } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { fileNameOf } from "#domain/file.ts";

export const MAX_ALT_TEXT = 300;
/** What is announced where the sender does not know: the bytes decide. */
const UNKNOWN_TYPE = "application/octet-stream";

/**
 * What a client announces before it sends bytes. The declared type says how large the file may be and what the store
 * serves while it waits; the kind is decided by the bytes.
 */
export const uploadInput = z
  .object({
    FileName: z.string().transform(fileNameOf),
    ContentType: fields.optionalLine(100),
    Size: z.int().min(0),
    Purpose: z.enum(PURPOSES),
    AltText: fields.optionalParagraph(MAX_ALT_TEXT),
    ClientKey: fields.clientKey,
  })
  .superRefine(({ Purpose, ContentType, Size }, context) => {
    const max = maxAnnounced(Purpose, ContentType ?? UNKNOWN_TYPE);
    if (Size > 0 && Size <= max) return;
    const { params, error } =
      Size === 0
        ? rule("FILE_EMPTY", "is 0: this file is empty. Choose one with content.")
        : rule("FILE_SIZE", `must be at most ${sizeInWords(max)}.`);
    context.addIssue({ code: "custom", path: ["Size"], params, message: error });
  })
  .transform(({ FileName, ContentType, Size, Purpose, AltText, ClientKey }) => ({
    fileName: FileName,
    contentType: ContentType?.toLowerCase() ?? UNKNOWN_TYPE,
    size: Size,
    purpose: Purpose,
    altText: AltText,
    clientKey: ClientKey,
  }));
