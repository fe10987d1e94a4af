import { map } from "@callboard/kit/result.ts";
import type { ServiceClient } from "@callboard/grpc/client.ts";
import type { MediaService, SignedAttachment } from "@callboard/proto/media/v1/service_pb.ts";
import type { Document, Media } from "#app/media-ports.ts";

type Methods = (typeof MediaService)["method"];

/** Media as an upstream. */
export function createMedia(client: ServiceClient<Methods>): Media {
  return {
    files: async (ids) =>
      map(await client.batchGetFiles({ ids: [...ids] }), ({ files }) =>
        files.map((file) => ({
          id: file.id,
          companyId: file.companyId === "" ? null : file.companyId,
          isReady: file.status === "Ready",
          contentType: file.contentType,
        })),
      ),
    // Called as the projects service, which has already decided who may read: media itself shows a document only to
    // its company.
    documents: async (ids) =>
      map(
        await client.batchSignAttachments({ ids: [...ids] }, { asSystem: true }),
        ({ attachments }) => new Map(attachments.flatMap(documentEntry)),
      ),
  };
}

function documentEntry({ id, contentUrl, thumbnailUrl, file }: SignedAttachment): [string, Document][] {
  if (!file) return [];
  const { fileName, purpose, contentType, size, place, contentKey } = file;
  const document = {
    fileName,
    purpose,
    contentType,
    size: Number(size),
    width: file.width || null,
    height: file.height || null,
    altText: file.altText || null,
    place,
    contentKey,
    contentUrl,
    thumbnailKey: file.thumbnailKey || null,
    thumbnailUrl: thumbnailUrl || null,
  };
  return [[id, document]];
}
