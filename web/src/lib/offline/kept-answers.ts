import { clear, createStore, delMany, entries, get, set } from "idb-keyval";
import { RESPONSES_DATABASE } from "./database.ts";

/** A response of the graph, stored for reading offline. */
type StoredResponse = {
  /** The member it was sent to; nobody else reads it. */
  readonly owner: string;
  /** When the server sent it, in milliseconds. */
  readonly at: number;
  readonly data: Readonly<Record<string, unknown>>;
};

/** How many are stored; the oldest makes room for a new one. */
export const MAX_RESPONSES = 50;
/** After a week offline, stored responses are too old to be shown, and are deleted. */
export const MAX_RESPONSE_AGE_MS = 7 * 24 * 3_600_000;

/** A store of responses that outlives the page. */
export type StoredResponses = {
  readonly read: (name: string) => Promise<StoredResponse | null>;
  readonly keep: (name: string, data: StoredResponse["data"]) => Promise<void>;
  /** Deletes all of them, of every member. */
  readonly forget: () => Promise<void>;
};

/**
 * One member's responses in the browser's database; those of others are deleted. A browser that refuses a database
 * stores nothing.
 */
export function responsesInBrowser(owner: string, now: () => number = Date.now): StoredResponses {
  const store = createStore(RESPONSES_DATABASE, "answers");
  const ages = new Map<string, number>();
  const isOver = (response: StoredResponse): boolean =>
    response.owner !== owner || now() - response.at > MAX_RESPONSE_AGE_MS;

  async function clean(): Promise<void> {
    const found = await entries<string, StoredResponse>(store);
    const over = found.filter(([, response]) => isOver(response)).map(([name]) => name);
    for (const [name, response] of found) if (!isOver(response)) ages.set(name, response.at);
    await delMany(over, store);
  }

  const cleaned = clean().catch(() => undefined);

  async function makeRoom(): Promise<void> {
    const oldestFirst = [...ages].toSorted(([, one], [, other]) => one - other);
    const over = oldestFirst.slice(0, Math.max(0, ages.size - MAX_RESPONSES)).map(([name]) => name);
    for (const name of over) ages.delete(name);
    if (over.length > 0) await delMany(over, store);
  }

  return {
    read: async (name) => {
      await cleaned;
      try {
        const found = await get<StoredResponse>(name, store);
        return found === undefined || isOver(found) ? null : found;
      } catch {
        return null;
      }
    },
    keep: async (name, data) => {
      await cleaned;
      ages.set(name, now());
      try {
        await set(name, { owner, at: now(), data } satisfies StoredResponse, store);
        await makeRoom();
      } catch {
        // A full or forbidden database costs reading offline, never the page.
      }
    },
    forget: () => clear(store).catch(() => undefined),
  };
}
