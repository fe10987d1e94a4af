import { readEvent, subjectOf, type Envelope } from "@callboard/bus/event.ts";
import { idsIn, KNOWN_EVENTS } from "@callboard/proto/known-events.ts";
import { openBus } from "@callboard/bus/open-bus.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import type { Authenticator } from "#session/authenticate.ts";

/** The events that change somebody's rights, by subject, with the fields that name them. */
const CHANGES = new Map(
  KNOWN_EVENTS.flatMap(({ schema, row }) => {
    const sessions = row.endsRights?.sessions ?? [];
    return sessions.length === 0 ? [] : [[subjectOf(schema), { schema, sessions }] as const];
  }),
);

/** Ids of the members whose permissions an event changes. */
export function affectedMembers(envelope: Envelope): readonly string[] {
  const change = CHANGES.get(envelope.subject);
  return change ? idsIn(readEvent(change.schema, envelope), change.sessions) : [];
}

/** Subscribes to changes of permissions and drops the cached actors, so that the next request resolves them again. */
export async function listenForDroppedSessions(url: string, authenticator: Authenticator, log: Log) {
  const bus = await openBus({ url, name: "gateway", log });
  await bus.watch([...CHANGES.keys()], (envelope) => authenticator.drop(affectedMembers(envelope)));
  return bus;
}
