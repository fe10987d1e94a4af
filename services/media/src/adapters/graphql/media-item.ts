import { readKey } from "@callboard/kit/record-key.ts";
import type { MediaItemResolvers } from "#gen/graphql.ts";
import { toMediaItem, type SignDownload } from "./wire.ts";

export function mediaItemResolvers(sign: SignDownload): MediaItemResolvers {
  return {
    async __resolveReference(reference: { PK: string }, { files }) {
      const id = readKey("media", reference.PK, "PK");
      const file = id.ok ? await files.load(id.value) : null;
      return file ? toMediaItem(file, sign) : null;
    },
  };
}
