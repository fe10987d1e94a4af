import { ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { ProviderChanges } from "#app/identity-provider.ts";
import type { KeycloakAccounts } from "./keycloak-accounts.ts";
import { afterTelling, formatCursor, isTold, LATENESS_MS, parseCursor } from "./keycloak-cursor.ts";
import type { Position } from "./keycloak-cursor.ts";
import type { KeycloakEvent, KeycloakEvents } from "./keycloak-events.ts";

/** Accounts that one answer tells. */
const ACCOUNTS_AT_ONCE = 50;
/** Accounts that two pages share: one that is deleted between them moves the others up. */
const SHARED = 5;
/** A silence after which events may be gone that nobody read: the realm keeps them for a week. */
const SILENCE_MS = 86_400_000;

/** The oldest events, as many as are about no more accounts than one answer tells. */
function firstOf(events: readonly KeycloakEvent[]): readonly KeycloakEvent[] {
  const subjects = new Set<string>();
  const end = events.findIndex(
    ({ subject }) => subject !== null && subjects.add(subject).size > ACCOUNTS_AT_ONCE,
  );
  return end === -1 ? events : events.slice(0, end);
}

type Sources = {
  readonly accounts: KeycloakAccounts;
  readonly events: KeycloakEvents;
  readonly clock: () => Date;
};

async function tellPage(
  { accounts }: Sources,
  position: Position,
  first: number,
): Promise<Result<ProviderChanges>> {
  const page = await accounts.page(first, ACCOUNTS_AT_ONCE);
  if (!page.ok) return page;
  const anew = page.value.isLast ? null : first + ACCOUNTS_AT_ONCE - SHARED;
  return ok({ cursor: formatCursor({ ...position, anew }), accounts: page.value.accounts, gone: [] });
}

/** What these events are about, as it is now. */
async function tellEvents(
  sources: Sources,
  position: Position,
  events: readonly KeycloakEvent[],
): Promise<Result<ProviderChanges>> {
  const subjects = [...new Set(events.flatMap(({ subject }) => subject ?? []))];
  // A group or a role changed: nobody says whose roles are others now.
  const anew = events.some(({ subject }) => subject === null) ? 0 : position.anew;
  const next = { ...afterTelling(position, events), anew };
  if (subjects.length === 0 && anew !== null) return tellPage(sources, next, anew);
  const found = await sources.accounts.findAll(subjects);
  if (!found.ok) return found;
  const gone = subjects.filter((_subject, place) => found.value[place] === null);
  return ok({
    cursor: formatCursor(next),
    accounts: found.value.filter((account) => account !== null),
    gone,
  });
}

/**
 * What changed in the realm after a cursor, read from Keycloak's events. Everything is read anew at the first call of
 * a process, after a long silence, and when a group or a role changed; events go before that.
 */
export function createKeycloakChanges(sources: Sources) {
  let readAt = Number.NEGATIVE_INFINITY;

  const start = async (cursor: string): Promise<Result<Position>> => {
    const known = parseCursor(cursor);
    const isLate = Math.abs(sources.clock().getTime() - readAt) > SILENCE_MS;
    if (known !== null) return ok(isLate ? { ...known, anew: 0 } : known);
    const newest = await sources.events.newest();
    return newest.ok ? ok({ time: newest.value, told: [], anew: 0 }) : newest;
  };

  const tell = async (cursor: string): Promise<Result<ProviderChanges>> => {
    const position = await start(cursor);
    if (!position.ok) return position;
    const since = Math.max(0, position.value.time - LATENESS_MS);
    const events = await sources.events.since(since, (event) => isTold(position.value, event));
    if (!events.ok) return events;
    if (events.value.length > 0) return tellEvents(sources, position.value, firstOf(events.value));
    const { anew } = position.value;
    return anew === null ? ok({ cursor, accounts: [], gone: [] }) : tellPage(sources, position.value, anew);
  };

  return async (cursor: string): Promise<Result<ProviderChanges>> => {
    const changes = await tell(cursor);
    // What could not be told is told the next time, from the beginning where that was due.
    if (changes.ok) readAt = sources.clock().getTime();
    return changes;
  };
}
