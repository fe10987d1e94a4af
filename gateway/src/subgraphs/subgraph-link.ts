import type { TokenScope } from "@callboard/catalog/rules/access-tokens.ts";
import type { GraphQLDataSource, GraphQLDataSourceProcessOptions } from "@apollo/gateway";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { remainingTime, TIMEOUT_HEADER } from "@callboard/kit/process/deadline.ts";
import {
  addCost,
  childSpan,
  currentScope,
  outgoingTraceparent,
  type RequestScope,
} from "@callboard/kit/process/request-scope.ts";
import { SpanKind, SpanStatusCode, type Span } from "@callboard/tracing/tracing.ts";
import type { Pool } from "undici";
import type { Patience } from "./patience.ts";
import { postJson } from "./post-json.ts";

/** Context of a request that is passed to every subgraph. */
export interface RequestContext {
  readonly internalToken: string;
  readonly requestId: string;
  /** What the caller's access token may do; missing or null for those who have signed in, and guests. */
  readonly scopes?: readonly TokenScope[] | null;
  /** Ends at the request's deadline, or when its client disconnects. */
  readonly patience?: Patience | undefined;
}

type Response = Awaited<ReturnType<GraphQLDataSource["process"]>>;

/** A subgraph's response. */
export interface SubgraphResponse {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

type Representation = Record<string, unknown>;

/** Milliseconds after which a subgraph counts as down. */
export const SUBGRAPH_TIMEOUT_MS = 8_000;
const RESPONSE_BYTES = 8 * 1024 * 1024;

/**
 * Calls one subgraph over a connection pool. Equal entity representations are sent once, which the gateway itself
 * does not do; a subgraph that does not respond is UNAVAILABLE with its name.
 */
export class SubgraphLink implements GraphQLDataSource<RequestContext> {
  readonly #name: string;
  readonly #pool: Pool;
  readonly #path: string;

  constructor(name: string, pool: Pool, path: string) {
    this.#name = name;
    this.#pool = pool;
    this.#path = path;
  }

  async process(options: GraphQLDataSourceProcessOptions<RequestContext>): Promise<Response> {
    const { query, variables = {}, operationName } = options.request;
    const { unique, positions } = dedupe(variables["representations"] as Representation[] | undefined);
    const body = JSON.stringify({
      query,
      operationName,
      variables: unique ? { ...variables, representations: unique } : variables,
    });
    const response = (await this.send(body, options.context as RequestContext)) as Response;
    return positions ? expand(response, positions) : response;
  }

  /** Sends a request as it is; throws UNAVAILABLE if there is no response. */
  async send(body: string, context: RequestContext): Promise<SubgraphResponse> {
    const span = childSpan({
      name: `subgraph ${this.#name}`,
      kind: SpanKind.CLIENT,
      attributes: { "http.request.method": "POST", "server.address": this.#name },
    });
    try {
      return await this.#send(body, context, span);
    } catch (error) {
      span?.setStatus({ code: SpanStatusCode.ERROR });
      throw error instanceof GraphQLError ? error : this.#unavailable();
    } finally {
      span?.end();
    }
  }

  async #send(body: string, context: RequestContext, span: Span | null): Promise<SubgraphResponse> {
    const scope = currentScope();
    const { status, headers, value } = await postJson(this.#pool, {
      path: this.#path,
      body,
      headers: headersOf(context, scope, span),
      timeout: SUBGRAPH_TIMEOUT_MS,
      limit: RESPONSE_BYTES,
      patience: context.patience,
    });
    const cost = headers["server-timing"];
    if (scope && cost !== undefined) addCost(scope, String(cost));
    if (status >= 500) throw this.#unavailable();
    return value as SubgraphResponse;
  }

  #unavailable(): GraphQLError {
    return new GraphQLError(`${this.#name} is not responding. Try again shortly.`, {
      extensions: { code: "UNAVAILABLE", dependency: this.#name, retryAfter: 2 },
    });
  }
}

/** Alternating names and values. */
function headersOf(
  { internalToken, requestId }: RequestContext,
  scope: RequestScope | undefined,
  span: Span | null,
): string[] {
  const headers = ["content-type", "application/json", "authorization", `Bearer ${internalToken}`];
  headers.push("x-request-id", requestId);
  if (!scope) return headers;
  headers.push("traceparent", outgoingTraceparent(scope, span));
  const milliseconds = remainingTime(scope);
  if (Number.isFinite(milliseconds)) headers.push(TIMEOUT_HEADER, String(Math.ceil(milliseconds)));
  return headers;
}

function dedupe(representations: Representation[] | undefined): {
  unique?: Representation[];
  positions?: number[];
} {
  if (!representations || representations.length < 2) return {};
  const seen = new Map<string, number>();
  const unique: Representation[] = [];
  const positions = representations.map((representation) => {
    const key = JSON.stringify(representation);
    const found = seen.get(key);
    if (found !== undefined) return found;
    seen.set(key, unique.length);
    return unique.push(representation) - 1;
  });
  return unique.length === representations.length ? {} : { unique, positions };
}

/** Copies the entity of each unique representation to every position that requested it. */
function expand(response: Response, positions: readonly number[]): Response {
  const entities = response.data?.["_entities"] as unknown[] | undefined;
  const data = entities
    ? { ...response.data, _entities: positions.map((position) => entities[position] ?? null) }
    : response.data;
  const errors = response.errors?.flatMap((error) => {
    const index = error.path?.[0] === "_entities" ? error.path[1] : undefined;
    if (typeof index !== "number") return [error];
    return positions.flatMap((position, place) =>
      position === index ? [{ ...error, path: ["_entities", place, ...(error.path?.slice(2) ?? [])] }] : [],
    );
  });
  return { ...response, ...(data === undefined ? {} : { data }), ...(errors ? { errors } : {}) };
}
