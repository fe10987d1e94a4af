import type { Kysely, Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { newId } from "@callboard/kit/ids.ts";
import { UserErasedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { dataExportHandler } from "@callboard/runtime/data-export.ts";
import { eraseSubscriber, exportMember } from "#adapters/store/privacy.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Deps } from "#app/ports.ts";

interface PrivacyDeps extends Pick<Deps, "payments" | "reads" | "upstreams"> {
  readonly db: Kysely<Tables>;
}

/**
 * Sends billing's part of a person's data export. For an erased person all payments end; invoices are kept as
 * required by law, under a key that belongs to no one.
 */
export function privacyHandlers(deps: PrivacyDeps): readonly EventHandler<Tables>[] {
  const { db, payments, reads, upstreams } = deps;
  return [
    dataExportHandler({ exportOf: (userId) => exportMember(db, userId), upstreams }),
    on({
      schema: UserErasedSchema,
      fetch: async ({ userId }) => {
        const customerId = (await reads.subscribers([userId])).get(userId)?.customerId ?? null;
        if (customerId === null) return;
        const forgotten = await payments.forgetCustomer(customerId);
        if (!forgotten.ok) throw new FailureError(forgotten.failure);
      },
      apply: (tx: Transaction<Tables>, _, { userId }) => eraseSubscriber(tx, userId, newId()),
    }),
  ];
}
