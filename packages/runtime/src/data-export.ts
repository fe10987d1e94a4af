import { onIdempotent, type EventHandler } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import { UserExportRequestedSchema } from "@callboard/proto/identity/v1/events_pb.ts";

/** The content of a service's part of a data export, and where it goes. */
export interface DataExport {
  /** Everything that the service stores about a member, for that member. */
  readonly exportOf: (userId: string) => Promise<object>;
  readonly upstreams: {
    /** Sends the part to identity, replacing one that identity already has. */
    saveExportPart(exportId: string, content: object): Promise<Result<void>>;
  };
}

/** Sends the service's part of a person's data export to identity; retried until identity has it. */
export function dataExportHandler<Tables>({ exportOf, upstreams }: DataExport): EventHandler<Tables> {
  return onIdempotent(UserExportRequestedSchema, async ({ userId, exportId }) => {
    const saved = await upstreams.saveExportPart(exportId, await exportOf(userId));
    if (!saved.ok) throw new FailureError(saved.failure);
  });
}
