import { readKey } from "@callboard/kit/record-key.ts";
import type { AttachmentLinks } from "#app/ports.ts";
import type { MessageAttachment, MessageAttachmentResolvers } from "#gen/graphql.ts";
import type { Loaders } from "./context.ts";

/**
 * Everyone who received the message may read its files; all links of a response are signed in one call, only if
 * requested.
 */
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
