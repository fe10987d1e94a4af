import { readFileSync } from "node:fs";
import type { GraphQLDataSource } from "@apollo/gateway";
import { GraphQLError, parse, type GraphQLSchema } from "graphql";
import { openExecutors, type Executors } from "#runner/executors.ts";
import { SubgraphLink, type RequestContext, type SubgraphResponse } from "#subgraphs/subgraph-link.ts";
import { playedGraph, type Mishaps, type SubgraphQuery } from "../played-graph.ts";

/** A request that a subgraph received. */
interface PlayedRequest extends SubgraphQuery {
  readonly subgraph: string;
}

/** Both executors over the product's supergraph, whose subgraphs are played in this process. */
export interface PlayedExecutors extends Executors {
  readonly schema: GraphQLSchema;
  /** The played subgraphs, for other executors over them. */
  readonly links: ReadonlyMap<string, SubgraphLink>;
  /** Every request to a subgraph since the last `play`. */
  readonly requests: readonly PlayedRequest[];
  /** Starts anew with these mishaps; `unavailable` names a subgraph that fails. */
  play(mishaps: Mishaps, unavailable?: string | null): void;
}

const context: RequestContext = { internalToken: "token", requestId: "r" };
const supergraphSdl = readFileSync(new URL("../../supergraph.graphql", import.meta.url), "utf8");

/** A subgraph without HTTP, with JSON as on the wire. */
class PlayedLink extends SubgraphLink implements GraphQLDataSource<RequestContext> {
  readonly #answer: (request: SubgraphQuery) => Promise<unknown>;

  constructor(subgraph: string, answer: (request: SubgraphQuery) => Promise<unknown>) {
    super(subgraph, undefined as never, "/");
    this.#answer = answer;
  }

  override async send(body: string): Promise<SubgraphResponse> {
    const answer = await this.#answer(JSON.parse(body) as SubgraphQuery);
    return JSON.parse(JSON.stringify(answer)) as SubgraphResponse;
  }
}

export async function playedExecutors(): Promise<PlayedExecutors> {
  let graph = playedGraph();
  let away: string | null = null;
  const requests: PlayedRequest[] = [];
  const answerOf = (subgraph: string) => async (request: SubgraphQuery) => {
    requests.push({ ...request, subgraph });
    if (subgraph === away)
      throw new GraphQLError("away", { extensions: { code: "UNAVAILABLE", dependency: away } });
    return graph.run(subgraph, request);
  };
  const links = new Map(graph.names.map((name) => [name, new PlayedLink(name, answerOf(name))]));
  return {
    ...(await openExecutors(supergraphSdl, links)),
    links,
    requests,
    play(mishaps, unavailable = null) {
      graph = playedGraph(mishaps);
      away = unavailable;
      requests.length = 0;
    },
  };
}

/** The request of a client for an operation without variables. */
export function requestOf(source: string, schema: GraphQLSchema): Parameters<Executors["byGateway"]>[0] {
  const document = parse(source, { noLocation: true });
  const [operation] = document.definitions;
  return {
    request: { query: source, variables: {} },
    document,
    operation,
    operationName: null,
    queryHash: source,
    source,
    schema,
    context,
    logger: console,
    metrics: {},
  } as unknown as Parameters<Executors["byGateway"]>[0];
}
