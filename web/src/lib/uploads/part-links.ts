/** Links asked for at once: each call is a round trip, and a large film has a hundred parts. */
export const LINKS_AT_ONCE = 10;
/** Links are valid for ten minutes; one that has waited for half of that is asked for again. */
const FRESH_MS = 5 * 60_000;

/** Links by the number of their part; null when none are available right now. */
type Sign = (parts: readonly number[]) => Promise<ReadonlyMap<number, string> | null>;

type Waiting = { readonly url: string; readonly since: number };

/**
 * Gives each link out once, so that a part which is tried again gets a fresh one. Links of the parts that come next are
 * asked for together.
 */
export function partLinks(count: number, sign: Sign, now: () => number = Date.now) {
  const waiting = new Map<number, Waiting>();
  let last: Promise<unknown> = Promise.resolve();

  async function take(part: number): Promise<string | null> {
    const found = waiting.get(part);
    waiting.delete(part);
    if (found && now() - found.since < FRESH_MS) return found.url;
    const wanted = Array.from({ length: LINKS_AT_ONCE }, (_, index) => part + index).filter(
      (one) => one <= count,
    );
    const signed = await sign(wanted);
    for (const [one, url] of signed ?? []) if (one !== part) waiting.set(one, { url, since: now() });
    return signed?.get(part) ?? null;
  }

  /** One after another: parts that begin together are in the same answer. */
  return (part: number): Promise<string | null> => {
    const taken = last.then(() => take(part));
    last = taken.catch(() => undefined);
    return taken;
  };
}
