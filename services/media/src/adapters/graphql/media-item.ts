import { readKey } from "@callboard/kit/record-key.ts";
import type { MediaItemResolvers } from "#gen/graphql.ts";
import { toMediaItem, toUnseenItem, type SignDownload } from "./wire.ts";

export function mediaItemResolvers(sign: SignDownload): MediaItemResolvers {
  return {
    /** A file that is gone or hidden is told as Deleted: a null would take the list of its record with it. */
    async __resolveReference(reference: { PK: string }, { files }) {
      const id = readKey("media", reference.PK, "PK");
      if (!id.ok) return null;
      const file = await files.load(id.value);
      return file ? toMediaItem(file, sign) : toUnseenItem(id.value);
    },
  };
}
