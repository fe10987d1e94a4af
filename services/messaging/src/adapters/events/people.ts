import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { UserProfileUpdatedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { logLiveEvents } from "#adapters/live/live-log.ts";
import { savePeople } from "#adapters/store/people.ts";
import type { Upstreams } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Person } from "#domain/conversation.ts";
import { nameChanged } from "#domain/live-event.ts";

/** Whether a profile change affects the name, which conversations show. */
function changesName(fields: readonly string[]): boolean {
  return fields.includes("FirstName") || fields.includes("LastName");
}

/**
 * Keeps the names in conversations up to date with identity; open browsers are notified once the new name is stored.
 */
export function peopleHandlers(upstreams: Upstreams): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: UserProfileUpdatedSchema,
      fetch: async ({ userId, fields }) => (changesName(fields) ? readPeople(upstreams, userId) : null),
      apply: async (tx: Transaction<Tables>, people, { userId }) => {
        if (people === null) return;
        await savePeople(tx, people);
        await logLiveEvents(tx, [nameChanged(userId)]);
      },
    }),
  ];
}

/** Members as identity knows them now; throws if identity is unavailable. */
export async function readPeople(upstreams: Upstreams, userId: string): Promise<readonly Person[]> {
  const found = await upstreams.batchGetMembers([userId]);
  if (!found.ok) throw new FailureError(found.failure);
  return [...found.value.values()];
}
