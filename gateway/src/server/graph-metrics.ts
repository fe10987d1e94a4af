import type { ApolloServerPlugin } from "@apollo/server";
import { addCounter, addHistogram, type Metrics } from "@callboard/kit/http/metrics.ts";
import type { RequestContext } from "#subgraphs/subgraph-link.ts";
import { AVAILABILITY, LATENCY_OBJECTIVES, OPERATION_BUCKETS } from "./objectives.ts";

/** The operation's label of documents that are not the client's own: a caller's names would be a series each. */
const OTHER = "other";
/** The names of the client's operations. */
const namesIn = (documents: Iterable<string>): ReadonlySet<string> =>
  new Set([...documents].flatMap((text) => /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? []));

/** Operations that are timed by name. */
const TIMED: ReadonlySet<string> = new Set(LATENCY_OBJECTIVES.flatMap(({ operations }) => operations));

/**
 * Counts and times operations, and counts errors by operation and code: a response of the graph is HTTP 200 whatever is in it.
 * `documents` are those of the client.
 */
export function graphMetrics(
  metrics: Pick<Metrics, "registry">,
  documents: Iterable<string>,
): ApolloServerPlugin<RequestContext> {
  const known = namesIn(documents);
  const operations = addCounter(metrics, {
    name: "graphql_operations_total",
    help: "Operations of the graph that got a response.",
  });
  const errors = addCounter(metrics, {
    name: "graphql_errors_total",
    help: "Errors in responses of the graph, each code once an operation.",
    labelNames: ["operation", "code"],
  });
  const seconds = addHistogram(metrics, {
    name: "graphql_operation_duration_seconds",
    help: "How long operations with an objective took, by name; all others as one.",
    labelNames: ["operation"],
    buckets: OPERATION_BUCKETS,
  });
  // A series that begins with 1 has never risen, for those who look at what a count rose by.
  for (const code of AVAILABILITY.codes) errors.inc({ operation: OTHER, code }, 0);
  return {
    async requestDidStart() {
      const began = performance.now();
      return {
        async willSendResponse({ operationName, response }) {
          const operation = operationName && known.has(operationName) ? operationName : OTHER;
          operations.inc();
          seconds.observe(
            { operation: TIMED.has(operation) ? operation : OTHER },
            (performance.now() - began) / 1000,
          );
          if (response.body.kind !== "single") return;
          const codes = response.body.singleResult.errors?.map(({ extensions }) =>
            String(extensions?.["code"]),
          );
          for (const code of new Set(codes)) errors.inc({ operation, code });
        },
      };
    },
  };
}
