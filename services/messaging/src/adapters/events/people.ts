import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { UserProfileUpdatedSchema, UserSessionsEndedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { logLiveEvents } from "#adapters/live/live-log.ts";
import { removePushBrowsers } from "#adapters/store/notices/pushes.ts";
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
 * Ended sessions end the notifications of browsers.
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
    // Which session a browser has is not known: all of them are signed out, or none shows anything any more.
    on({
      schema: UserSessionsEndedSchema,
      apply: (tx: Transaction<Tables>, _, { userId }) => removePushBrowsers(tx, userId),
    }),
  ];
}

/** Members as identity knows them now; throws if identity is unavailable. */
export async function readPeople(upstreams: Upstreams, userId: string): Promise<readonly Person[]> {
  const found = await upstreams.batchGetMembers([userId]);
  if (!found.ok) throw new FailureError(found.failure);
  return [...found.value.values()];
}
