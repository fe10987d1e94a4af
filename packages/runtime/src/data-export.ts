import { onIdempotent, type EventHandler } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import { UserExportRequestedSchema } from "@callboard/proto/identity/v1/events_pb.ts";

/** What a service's part of a copy of somebody's data is made of, and where it goes. */
export interface DataExport {
  /** All that the service keeps of a member, for the member. */
  readonly exportOf: (userId: string) => Promise<object>;
  readonly upstreams: {
    /** Hands the part to identity, which replaces one that it has already. */
    saveExportPart(exportId: string, content: object): Promise<Result<void>>;
  };
}

/** Hands the service's part of a copy of somebody's data to identity; tried again until identity has it. */
export function dataExportHandler<Tables>({ exportOf, upstreams }: DataExport): EventHandler<Tables> {
  return onIdempotent(UserExportRequestedSchema, async ({ userId, exportId }) => {
    const saved = await upstreams.saveExportPart(exportId, await exportOf(userId));
    if (!saved.ok) throw new FailureError(saved.failure);
  });
}
