import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { UserErasedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { forgetPerson } from "#adapters/store/erasure.ts";
import type { Tables } from "#adapters/store/tables.ts";

/**
 * When a person is erased, their submissions remain and still count, but without anything that identifies the person:
 * what they wrote, what companies wrote to and about them, places in line, invitations and the calendar address are
 * removed.
 */
export function erasureHandlers(): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: UserErasedSchema,
      apply: (tx: Transaction<Tables>, _, { userId }) => forgetPerson(tx, userId),
    }),
  ];
}
