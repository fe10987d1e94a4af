import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { UserErasedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { forgetPerson } from "#adapters/store/erasure.ts";
import { savePeople } from "#adapters/store/people.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Upstreams } from "#app/ports.ts";
import { readPeople } from "./people.ts";

/**
 * What an erased person wrote becomes blank for the people who received it; its place and their own messages remain.
 * The person's name is blanked wherever it was copied. Mails and notifications to them are deleted.
 */
export function erasureHandlers(upstreams: Upstreams): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: UserErasedSchema,
      fetch: ({ userId }) => readPeople(upstreams, userId),
      apply: async (tx: Transaction<Tables>, people, { userId }) => {
        await forgetPerson(tx, userId);
        await savePeople(tx, people);
      },
    }),
  ];
}
