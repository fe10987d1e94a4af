import type { Kysely, Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { UserErasedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { dataExportHandler } from "@callboard/runtime/data-export.ts";
import { eraseFiles, exportMember, ownFiles } from "#adapters/store/privacy.ts";
import { addEvents } from "#adapters/store/outbox.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { removeBytes } from "#app/abort-upload.ts";
import type { Deps, Upstreams } from "#app/ports.ts";
import { aboutFile } from "#domain/events.ts";

/** Files per batch when bytes are removed. */
const BATCH = 200;
const MEDIA = { kind: "system", service: "media" } as const;

interface PrivacyDeps extends Pick<Deps, "objects"> {
  readonly db: Kysely<Tables>;
  readonly upstreams: Upstreams;
}

/**
 * Sends media's part of a person's data export. For an erased person the bytes are removed before the rows, so that
 * an unavailable store is retried; files of a company stay with the company.
 */
export function privacyHandlers({ db, objects, upstreams }: PrivacyDeps): readonly EventHandler<Tables>[] {
  return [
    dataExportHandler({ exportOf: (userId) => exportMember(db, userId), upstreams }),
    on({
      schema: UserErasedSchema,
      fetch: async ({ userId }) => {
        for (let after: string | null = null; ;) {
          const files = await ownFiles(db, userId, { after, limit: BATCH });
          for (const file of files) await removeBytes({ objects }, file);
          after = files.at(-1)?.id ?? null;
          if (files.length < BATCH) return;
        }
      },
      apply: async (tx: Transaction<Tables>, _, { userId }) => {
        const erased = await eraseFiles(tx, userId);
        const gone = erased.map((file) => ({ ...file, version: file.version + 1 }));
        await addEvents(
          tx,
          MEDIA,
          gone.map((file) => ({ kind: "MediaDeleted", ...aboutFile(file) })),
        );
      },
    }),
  ];
}
