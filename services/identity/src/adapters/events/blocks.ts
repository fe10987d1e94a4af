import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { UserErasedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { UserBlockedSchema, UserUnblockedSchema } from "@callboard/proto/messaging/v1/events_pb.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** Follows who has blocked whom, so that an agent who is blocked does not ask to represent. */
export function blockHandlers(): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: UserBlockedSchema,
      async apply(tx: Transaction<Tables>, _, { userId, blockedId }) {
        await tx
          .insertInto("blocked_member")
          .values({ user_id: userId, blocked_id: blockedId })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      },
    }),
    on({
      schema: UserUnblockedSchema,
      async apply(tx: Transaction<Tables>, _, { userId, blockedId }) {
        await tx
          .deleteFrom("blocked_member")
          .where("user_id", "=", userId)
          .where("blocked_id", "=", blockedId)
          .execute();
      },
    }),
    on({
      schema: UserErasedSchema,
      async apply(tx: Transaction<Tables>, _, { userId }) {
        await tx
          .deleteFrom("blocked_member")
          .where(({ or, eb }) => or([eb("user_id", "=", userId), eb("blocked_id", "=", userId)]))
          .execute();
      },
    }),
  ];
}
