import { readKey } from "@callboard/kit/record-key.ts";
import type { AttachmentLinks } from "#app/ports.ts";
import type { MessageAttachment, MessageAttachmentResolvers } from "#gen/graphql.ts";
import type { Loaders } from "./context.ts";

/** Whoever got the message may read its files; all of an answer are signed at once, where links are asked for. */
async function linksOf(
  { PK }: Pick<MessageAttachment, "PK">,
  { attachmentLinks }: Loaders,
): Promise<AttachmentLinks | null> {
  const id = readKey("media", PK, "PK");
  return id.ok ? attachmentLinks.load(id.value) : null;
}

export const messageAttachment: MessageAttachmentResolvers = {
  ContentUrl: async (attachment, _arguments, { loaders }) =>
    (await linksOf(attachment, loaders))?.content ?? null,
  ThumbnailUrl: async (attachment, _arguments, { loaders }) =>
    (await linksOf(attachment, loaders))?.thumbnail ?? null,
};
