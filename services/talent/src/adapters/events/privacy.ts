import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { UserErasedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { dataExportHandler } from "@callboard/runtime/data-export.ts";
import { MediaDeletedSchema } from "@callboard/proto/media/v1/events_pb.ts";
import { dropFile } from "#adapters/store/dropped-files.ts";
import { addEvents } from "#adapters/store/outbox.ts";
import { eraseMember } from "#adapters/store/erasure.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Deps } from "#app/ports.ts";

const TALENT = { kind: "system", service: "talent" } as const;

/** Hands in talent's part of data exports, and removes erased members and deleted files. */
export function privacyHandlers({ upstreams, exportOf }: PrivacyDeps): readonly EventHandler<Tables>[] {
  return [
    dataExportHandler({ exportOf, upstreams }),
    on({
      schema: UserErasedSchema,
      apply: (tx: Transaction<Tables>, _, { userId }) => eraseMember(tx, userId),
    }),
    on({
      schema: MediaDeletedSchema,
      apply: async (tx: Transaction<Tables>, _, { mediaId }) =>
        addEvents(tx, TALENT, await dropFile(tx, mediaId)),
    }),
  ];
}

interface PrivacyDeps {
  readonly upstreams: Pick<Deps["upstreams"], "saveExportPart">;
  readonly exportOf: (userId: string) => Promise<object>;
}
