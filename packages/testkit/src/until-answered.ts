import type { AnsweredError } from "./subgraph-client.ts";
import { waitFor } from "./wait-for.ts";

type Errors = readonly AnsweredError[];
type Asked = Errors | { readonly errors: Errors };

const errorsOf = (asked: Asked): Errors => ("errors" in asked ? asked.errors : asked);

/**
 * Asks again while the answer is UNAVAILABLE, as clients do: of many calls at once some may find no free connection on
 * a busy machine. Answers the first other answer, or its errors.
 */
export function untilAnswered<One extends Asked>(ask: () => Promise<One>): Promise<One> {
  return waitFor("an answer", async () => {
    const asked = await ask();
    return errorsOf(asked).some(({ extensions }) => extensions.code === "UNAVAILABLE") ? null : asked;
  }) as Promise<One>;
}
