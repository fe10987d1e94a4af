import { clear, createStore, delMany, entries, get, set } from "idb-keyval";
import { ANSWERS_DATABASE } from "./database.ts";

/** What the graph answered, as it can be read while it cannot be reached. */
export type KeptAnswer = {
  /** Whom it was for; nobody else reads it. */
  readonly owner: string;
  /** When the server said so, in milliseconds. */
  readonly at: number;
  readonly data: Readonly<Record<string, unknown>>;
};

/** So many are kept; the one that was answered longest ago makes room. */
export const MOST_ANSWERS = 50;
/** A week without a connection, and they are no longer to be trusted, nor to lie about. */
export const OLDEST_ANSWER_MS = 7 * 24 * 3_600_000;

/** Where answers outlive the page. */
export type KeptAnswers = {
  readonly read: (name: string) => Promise<KeptAnswer | null>;
  readonly keep: (name: string, data: KeptAnswer["data"]) => Promise<void>;
  /** All of them go, whosever they are. */
  readonly forget: () => Promise<void>;
};

/** One member's answers in the browser's database; those of others are dropped. A browser that refuses it keeps none. */
export function answersInBrowser(owner: string, now: () => number = Date.now): KeptAnswers {
  const store = createStore(ANSWERS_DATABASE, "answers");
  const ages = new Map<string, number>();
  const isOver = (answer: KeptAnswer): boolean =>
    answer.owner !== owner || now() - answer.at > OLDEST_ANSWER_MS;

  async function clean(): Promise<void> {
    const found = await entries<string, KeptAnswer>(store);
    const over = found.filter(([, answer]) => isOver(answer)).map(([name]) => name);
    for (const [name, answer] of found) if (!isOver(answer)) ages.set(name, answer.at);
    await delMany(over, store);
  }

  const cleaned = clean().catch(() => undefined);

  async function makeRoom(): Promise<void> {
    const oldestFirst = [...ages].toSorted(([, one], [, other]) => one - other);
    const over = oldestFirst.slice(0, Math.max(0, ages.size - MOST_ANSWERS)).map(([name]) => name);
    for (const name of over) ages.delete(name);
    if (over.length > 0) await delMany(over, store);
  }

  return {
    read: async (name) => {
      await cleaned;
      try {
        const found = await get<KeptAnswer>(name, store);
        return found === undefined || isOver(found) ? null : found;
      } catch {
        return null;
      }
    },
    keep: async (name, data) => {
      await cleaned;
      ages.set(name, now());
      try {
        await set(name, { owner, at: now(), data } satisfies KeptAnswer, store);
        await makeRoom();
      } catch {
        // A full or forbidden database costs reading offline, never the page.
      }
    },
    forget: () => clear(store).catch(() => undefined),
  };
}
