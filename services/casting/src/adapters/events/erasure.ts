import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { UserErasedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { forgetPerson } from "#adapters/store/erasure.ts";
import type { Tables } from "#adapters/store/tables.ts";

/**
 * Submissions of somebody who is erased stay and count, without anything that says who it was: what the person wrote,
 * what companies wrote to and about the person, places in line, invitations and the address of the calendar go.
 */
export function erasureHandlers(): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: UserErasedSchema,
      apply: (tx: Transaction<Tables>, _, { userId }) => forgetPerson(tx, userId),
    }),
  ];
}
