import type { FailureCode } from "@callboard/catalog/failure-rules.ts";
import { failureOf } from "#lib/graph/failure.ts";
import type { Outcome } from "../bulk/bulk-work.ts";

/** How many people are asked at the same time. */
const AT_ONCE = 4;
/** What is refused for one person and may go well for the next. */
const OF_ONE: ReadonlySet<FailureCode> = new Set(["CONFLICT", "FORBIDDEN", "NOT_FOUND"]);

type Person = { readonly SK: string };

/**
 * Asks people, the first before all others: what is wrong with the question itself is thrown then, and nobody has been
 * asked. One who cannot be asked keeps nobody else from it, and is among the outcomes with the reason; of one person alone
 * the reason is thrown. Thrown is also what ends it in the middle, such as a lost connection: what is asked again then must
 * be the same request.
 */
export async function askEach<Someone extends Person>(
  people: readonly Someone[],
  ask: (person: Someone) => Promise<void>,
): Promise<readonly Outcome[]> {
  async function outcomeOf(person: Someone): Promise<Outcome> {
    try {
      await ask(person);
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
