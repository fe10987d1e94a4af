import type { AnsweredError } from "./subgraph-client.ts";
import { waitFor } from "./wait-for.ts";

type Errors = readonly AnsweredError[];
type Asked = Errors | { readonly errors: Errors };

const errorsOf = (asked: Asked): Errors => ("errors" in asked ? asked.errors : asked);

/**
 * Repeats a call while it is UNAVAILABLE, as clients do, because with many calls at once some may find no free
 * connection on a busy machine. Returns the first other response, or its errors.
 */
export function untilAnswered<One extends Asked>(ask: () => Promise<One>): Promise<One> {
  return waitFor("an answer", async () => {
    const asked = await ask();
    return errorsOf(asked).some(({ extensions }) => extensions.code === "UNAVAILABLE") ? null : asked;
  }) as Promise<One>;
}
