import { selects } from "@callboard/graphql/selects.ts";
import type { GraphQLResolveInfo } from "graphql";
import type { Document } from "#app/media-ports.ts";
import type { MediaItemData } from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import { fileReference, type FileReference } from "./wire.ts";

/**
 * Documents for a caller who may read them. If more than their keys is selected, media signs links for the whole
 * response in one call; documents that no longer exist are left out.
 */
export async function documentItems(
  ids: readonly string[],
  { loaders }: Context,
  info: GraphQLResolveInfo,
): Promise<FileReference[]> {
  if (!selects(info, "Data")) return ids.map(fileReference);
  const items = await Promise.all(
    ids.map(async (id) => {
      const document = await loaders.document.load(id);
      return document && { ...fileReference(id), Data: documentData(document) };
    }),
  );
  return items.filter((item) => item !== null);
}

function documentData(document: Document): MediaItemData {
  return {
    FileName: document.fileName,
    ContentKey: document.contentKey,
    ContentUrl: document.contentUrl,
    ContentThumbNailKey: document.thumbnailKey,
    ContentThumbNailUrl: document.thumbnailUrl,
    Source: document.purpose,
    ContentType: document.contentType,
    Size: document.size,
    Order: document.place,
    Height: document.height,
    Width: document.width,
    AltText: document.altText,
    // Media signs links only for files that are ready and not rejected.
    Status: "Ready",
    RejectReason: null,
  };
}
