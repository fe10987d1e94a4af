import { ok, type Result } from "@callboard/kit/result.ts";
import type { ProviderChanges } from "#app/identity-provider.ts";
import type { KeycloakAccounts } from "./keycloak-accounts.ts";
import {
  advance,
  formatCursor,
  isDelivered,
  MAX_EVENT_LAG_MS,
  parseCursor,
  type Position,
} from "./keycloak-cursor.ts";
import type { KeycloakEvent, KeycloakEvents } from "./keycloak-events.ts";
import type { createKeycloakUsernames } from "./keycloak-usernames.ts";

/** Maximum number of accounts in one batch of changes. */
const MAX_ACCOUNTS = 50;
/**
 * Number of accounts by which pages overlap: deleting an account between two reads shifts the following ones forward.
 */
const PAGE_OVERLAP = 5;
/** After a pause this long, unread events may have expired: the realm keeps them for a week. */
const MAX_PAUSE_MS = 86_400_000;

/** The oldest events, as many as refer to no more accounts than fit into one batch. */
function firstOf(events: readonly KeycloakEvent[]): readonly KeycloakEvent[] {
  const subjects = new Set<string>();
  const end = events.findIndex(
    ({ subject }) => subject !== null && subjects.add(subject).size > MAX_ACCOUNTS,
  );
  return end === -1 ? events : events.slice(0, end);
}

type Sources = {
  readonly accounts: KeycloakAccounts;
  readonly events: KeycloakEvents;
  readonly usernames: Pick<ReturnType<typeof createKeycloakUsernames>, "alignWithAddress">;
  readonly clock: () => Date;
};

async function readPage(
  { accounts }: Sources,
  position: Position,
  first: number,
): Promise<Result<ProviderChanges>> {
  const page = await accounts.page(first, MAX_ACCOUNTS);
  if (!page.ok) return page;
  const rescanFrom = page.value.isLast ? null : first + MAX_ACCOUNTS - PAGE_OVERLAP;
  return ok({
    cursor: formatCursor({ ...position, rescanFrom }),
    accounts: page.value.accounts,
    gone: [],
    newPasswords: [],
  });
}

/** Reads the current state of the accounts that these events refer to. */
async function readChanged(
  sources: Sources,
  position: Position,
  events: readonly KeycloakEvent[],
): Promise<Result<ProviderChanges>> {
  const subjects = [...new Set(events.flatMap(({ subject }) => subject ?? []))];
  // A group or role changed; its event does not say whose roles are affected.
  const rescanFrom = events.some(({ subject }) => subject === null) ? 0 : position.rescanFrom;
  const next = { ...advance(position, events), rescanFrom };
  if (subjects.length === 0 && rescanFrom !== null) return readPage(sources, next, rescanFrom);
  const found = await sources.accounts.findAll(subjects);
  if (!found.ok) return found;
  const existing = found.value.filter((account) => account !== null);
  await sources.usernames.alignWithAddress(existing);
  const gone = subjects.filter((_subject, place) => found.value[place] === null);
  return ok({
    cursor: formatCursor(next),
    accounts: existing,
    gone,
    newPasswords: [...new Set(events.flatMap((one) => (one.setsPassword ? (one.subject ?? []) : [])))],
  });
}

/**
 * Changes in the realm after a cursor, read from Keycloak's events. All accounts are rescanned on a process's first
 * call, after a long pause, and when a group or a role changes; pending events are read first.
 */
export function createKeycloakChanges(sources: Sources) {
  let readAt = Number.NEGATIVE_INFINITY;

  const start = async (cursor: string): Promise<Result<Position>> => {
    const known = parseCursor(cursor);
    const isLate = Math.abs(sources.clock().getTime() - readAt) > MAX_PAUSE_MS;
    if (known !== null) return ok(isLate ? { ...known, rescanFrom: 0 } : known);
    const newest = await sources.events.newest();
    return newest.ok ? ok({ time: newest.value, delivered: [], rescanFrom: 0 }) : newest;
  };

  const read = async (cursor: string): Promise<Result<ProviderChanges>> => {
    const position = await start(cursor);
    if (!position.ok) return position;
    const since = Math.max(0, position.value.time - MAX_EVENT_LAG_MS);
    const events = await sources.events.since(since, (event) => isDelivered(position.value, event));
    if (!events.ok) return events;
    if (events.value.length > 0) return readChanged(sources, position.value, firstOf(events.value));
    const { rescanFrom } = position.value;
    if (rescanFrom === null) return ok({ cursor, accounts: [], gone: [], newPasswords: [] });
    return readPage(sources, position.value, rescanFrom);
  };

  return async (cursor: string): Promise<Result<ProviderChanges>> => {
    const changes = await read(cursor);
    // After a failure, the next call reads the same changes again, from the beginning if a rescan was due.
    if (changes.ok) readAt = sources.clock().getTime();
    return changes;
  };
}
