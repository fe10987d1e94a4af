import type { FailureCode } from "@callboard/catalog/failure-rules.ts";
import { failureOf } from "#lib/graph/failure.ts";
import type { Outcome } from "../bulk/bulk-work.ts";

/** How many requests are sent concurrently. */
const AT_ONCE = 4;
/** Failures of a single person that need not affect the next one. */
const OF_ONE: ReadonlySet<FailureCode> = new Set(["CONFLICT", "FORBIDDEN", "NOT_FOUND"]);

type Person = { readonly SK: string };

/**
 * Sends a request to each person, the first one alone: an error in the request itself is then thrown before anyone
 * has received it. A refusal for one person does not stop the others and becomes their outcome; with only one person
 * it is thrown. Other errors, such as a lost connection, are thrown in the middle; a retry must then repeat the same
 * request.
 */
export async function sendEach<Someone extends Person>(
  people: readonly Someone[],
  send: (person: Someone) => Promise<void>,
): Promise<readonly Outcome[]> {
  async function outcomeOf(person: Someone): Promise<Outcome> {
    try {
      await send(person);
      return { Key: person.SK, Status: "Done", Code: null, Rule: null };
    } catch (error) {
      const { code, rule } = failureOf(error);
      if (people.length === 1 || !OF_ONE.has(code)) throw error;
      return { Key: person.SK, Status: "Failed", Code: code, Rule: rule };
    }
  }
  const outcomes: Outcome[] = [];
  for (let next = 0; next < people.length; next = outcomes.length) {
    const lot = people.slice(next, next === 0 ? 1 : next + AT_ONCE);
    outcomes.push(...(await Promise.all(lot.map(outcomeOf))));
  }
  return outcomes;
}
