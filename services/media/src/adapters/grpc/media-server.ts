import { implement } from "@callboard/grpc/server.ts";
import { forbidden, invalidField, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { linksOf, type SignDownload } from "#adapters/graphql/wire.ts";
import type { Deps } from "#app/ports.ts";
import { isSigner, maySign, type MediaFile } from "#domain/file.ts";

/** The most ids per call. */
const MAX_IDS = 500;

/** The distinct ids; `VALIDATION` if there are too many. */
function bounded(ids: readonly string[]): Result<string[]> {
  if (ids.length > MAX_IDS)
    return fail(invalidField("ids", "TOO_MANY", `ids can have at most ${MAX_IDS} entries.`));
  return ok([...new Set(ids)]);
}

/** A file as other services receive it. */
function fileMessage(file: MediaFile) {
  return {
    id: file.id,
    ownerId: file.ownerId,
    companyId: file.companyId ?? "",
    status: file.status,
    purpose: file.purpose,
    contentType: file.contentType ?? "",
    fileName: file.fileName,
    size: BigInt(file.size ?? file.declaredSize),
    width: file.width ?? 0,
    height: file.height ?? 0,
    altText: file.altText ?? "",
    place: file.place,
    contentKey: file.contentKey,
    thumbnailKey: file.thumbnailKey ?? "",
  };
}

/**
 * The calls that media serves to other services: facts about files, and links to files whose readers the caller
 * knows.
 */
export function createMediaServer(deps: Pick<Deps, "reads">, sign: SignDownload) {
  return implement(MediaService, {
    async batchGetFiles({ ids }, { actor }) {
      if (actor.kind === "guest") return fail(unauthenticated());
      const wanted = bounded(ids);
      if (!wanted.ok) return wanted;
      const files = await deps.reads.files(wanted.value);
      return ok({ files: files.map(fileMessage) });
    },
    async batchSignAttachments({ ids }, { actor }) {
      // Only the service that owns a message or a document knows who may read it; no other service gets links as
      // itself.
      if (actor.kind !== "system" || !isSigner(actor.service)) return fail(forbidden("ROLE"));
      const { service } = actor;
      const wanted = bounded(ids);
      if (!wanted.ok) return wanted;
      const files = await deps.reads.files(wanted.value);
      return ok({
        attachments: files
          .filter((file) => maySign(file, service))
          .map((file) => {
            const { content, thumbnail } = linksOf(file, sign);
            const links = { contentUrl: content ?? "", thumbnailUrl: thumbnail ?? "" };
            return { id: file.id, ...links, file: fileMessage(file) };
          }),
      });
    },
  });
}
