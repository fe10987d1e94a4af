import type { AnsweredError } from "./subgraph-client.ts";
import { waitFor } from "./wait-for.ts";

type Errors = readonly AnsweredError[];
type Outcome = Errors | { readonly errors: Errors };

const errorsOf = (outcome: Outcome): Errors => ("errors" in outcome ? outcome.errors : outcome);

/**
 * Repeats a call while it is UNAVAILABLE, as clients do, because with many calls at once some may find no free
 * connection on a busy machine. Returns the first other response, or its errors.
 */
export function untilAnswered<One extends Outcome>(request: () => Promise<One>): Promise<One> {
  return waitFor("an answer", async () => {
    const outcome = await request();
    return errorsOf(outcome).some(({ extensions }) => extensions.code === "UNAVAILABLE") ? null : outcome;
  }) as Promise<One>;
}
