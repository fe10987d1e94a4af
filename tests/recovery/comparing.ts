import { setTimeout as sleep } from "node:timers/promises";
import { differences, type Tables } from "#dev/backup/manifest.ts";

const STILL_WITHIN_MS = 240_000;
const BETWEEN_MS = 2_000;

/**
 * Tables written without changes to the market: rebuilt indexes (compared by their responses), publication marks,
 * Keycloak's sessions, and what each start updates in its realm: that start's addresses, and the resulting events.
 * All other tables must be unchanged.
 */
const WRITTEN_BY_RUNNING: readonly RegExp[] = [
  /^(talent|projects) public\.search_/,
  /^\w+ public\.(outbox|relay_store)$/,
  /^keycloak public\.offline_(user|client)_session$/,
  /^keycloak public\.(admin_event_entity|client_attributes|component_config|realm_smtp_config)$/,
];

const isContent = ([table]: readonly [string, string]): boolean =>
  !WRITTEN_BY_RUNNING.some((pattern) => pattern.test(table));

/** Reads the tables until two consecutive reads are equal: no more events are being processed. */
export async function untilStill(read: () => Promise<Tables>): Promise<Tables> {
  const deadline = Date.now() + STILL_WITHIN_MS;
  let last = await read();
  for (;;) {
    await sleep(BETWEEN_MS);
    const now = await read();
    const moving = [...differences(last, now)].filter(isContent);
    if (moving.length === 0) return now;
    if (Date.now() > deadline) throw new Error(`Still changing: ${words(moving)}`);
    last = now;
  }
}

/** Throws if a table that only people and consumers write has changed. */
export function refuseDifferences(when: string, found: ReadonlyMap<string, string>): void {
  const differing = [...found].filter(isContent);
  if (differing.length > 0) throw new Error(`Other tables ${when}: ${words(differing)}`);
}

const words = (differing: readonly (readonly [string, string])[]): string =>
  differing.map(([table, how]) => `${table} ${how}`).join("; ");
