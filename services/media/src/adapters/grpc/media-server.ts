import { implement } from "@callboard/grpc/server.ts";
import { unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import type { Deps } from "#app/ports.ts";

/** What other services ask of media: facts, no links. */
export function createMediaServer(deps: Pick<Deps, "reads">) {
  return implement(MediaService, {
    async batchGetFiles({ ids }, { actor }) {
      if (actor.kind === "guest") return fail(unauthenticated());
      const files = await deps.reads.files([...new Set(ids)]);
      return ok({
        files: files.map(({ id, ownerId, companyId, status, purpose, contentType }) => ({
          id,
          ownerId,
          companyId: companyId ?? "",
          status,
          purpose,
          contentType: contentType ?? "",
        })),
      });
    },
  });
}
