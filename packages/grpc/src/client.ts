import {
  create,
  type DescMethod,
  type Message,
  type MessageInitShape,
  type MessageShape,
} from "@bufbuild/protobuf";
import type { GenService, GenServiceMethods } from "@bufbuild/protobuf/codegenv2";
import { Client, credentials, Metadata, status, type ServiceError } from "@grpc/grpc-js";
import { SpanKind, SpanStatusCode, type Span } from "@callboard/tracing/tracing.ts";
import type { TokenSigner } from "@callboard/kit/internal-token.ts";
import {
  addCost,
  childSpan,
  COST_TRAILER,
  countCalls,
  currentScope,
  outgoingTraceparent,
} from "@callboard/kit/process/request-scope.ts";
import { remainingTime } from "@callboard/kit/process/deadline.ts";
import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { assertOutsideTransaction } from "@callboard/kit/postgres/transaction-scope.ts";
import { toDefinition, type UnaryDefinition } from "./definition.ts";
import { fromServiceError } from "./failure-status.ts";
import { isServing } from "./health-service.ts";

/** Milliseconds after which a call is given up, its retry included. */
export const DEADLINE_MS = 3_000;
const RETRY_AFTER_MS = 50;

/**
 * Calls go to all servers behind a name in turn; a connection that died without a word is noticed by its pings. When
 * servers are replaced one by one, the last old one goes soon after the name was asked for: by default it is not asked again for half a minute.
 */
const CHANNEL_OPTIONS = {
  "grpc.initial_reconnect_backoff_ms": 100,
  "grpc.max_reconnect_backoff_ms": 2_000,
  "grpc.dns_min_time_between_resolutions_ms": 1_000,
  "grpc.service_config_disable_resolution": 1,
  "grpc.service_config": JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  "grpc.keepalive_time_ms": 30_000,
  "grpc.keepalive_timeout_ms": 5_000,
} as const;

interface CallOptions {
  /** True where calling twice does no harm: one retry when the server did not answer. Default true. */
  readonly idempotent?: boolean;
  /** Speak as this service although a person's request is being served. */
  readonly asSystem?: boolean;
}

/** The methods of a service as functions: init of the request in, Result of the response out. */
export type ServiceClient<Methods extends GenServiceMethods> = {
  readonly [K in keyof Methods]: (
    request: MessageInitShape<Methods[K]["input"]>,
    options?: CallOptions,
  ) => Promise<Result<MessageShape<Methods[K]["output"]>>>;
} & {
  /** Whether its server answers and says that it is ready. */
  isServing(): Promise<boolean>;
  close(): void;
};

/** The client type of a generated service: `ClientOf<typeof ThingService>`. */
export type ClientOf<S> = S extends GenService<infer Methods> ? ServiceClient<Methods> : never;

export interface ClientOptions {
  /** `host:port`; a name may have many addresses. */
  readonly target: string;
  readonly signer: TokenSigner;
}

/** A target without a scheme is a name of the DNS, asked again whenever a connection ends. */
const targetOf = (target: string): string => (/^[a-z0-9]+:.*:/i.test(target) ? target : `dns:///${target}`);

/**
 * A client of one service. Calls carry the caller's token (or the process's own outside of requests) and the trace;
 * they end after 3 s, or with the time of the request. Failures are values; a server that does not answer is UNAVAILABLE. Throws inside a transaction.
 */
export function createGrpcClient<Methods extends GenServiceMethods>(
  service: GenService<Methods>,
  options: ClientOptions,
): ServiceClient<Methods> {
  const channel = new Client(targetOf(options.target), credentials.createInsecure(), CHANNEL_OPTIONS);
  const definitions = toDefinition(service);
  const dependency = service.typeName.split(".").at(-3) ?? service.typeName;
  const methods: Record<string, unknown> = {
    isServing: () => isServing(channel),
    close: () => channel.close(),
  };
  for (const method of service.methods) {
    const definition = definitions[method.localName];
    if (definition)
      methods[method.localName] = caller(method, { definition, channel, dependency, signer: options.signer });
  }
  return methods as ServiceClient<Methods>;
}

interface Route {
  readonly definition: UnaryDefinition;
  readonly channel: Client;
  readonly dependency: string;
  readonly signer: TokenSigner;
}

function caller(method: DescMethod, route: Route) {
  return async (
    init: MessageInitShape<DescMethod["input"]>,
    options: CallOptions = {},
  ): Promise<Result<Message>> => {
    assertOutsideTransaction(`grpc ${route.dependency}`);
    const request = create(method.input, init);
    const time = Math.min(DEADLINE_MS, remainingTime());
    if (time === 0) return fail(unavailable(route.dependency));
    const scope = currentScope();
    if (scope) countCalls(scope, route.dependency);
    const span = childSpan({
      name: route.definition.path.slice(1),
      kind: SpanKind.CLIENT,
      attributes: { "rpc.system.name": "grpc", "rpc.method": route.definition.path.slice(1) },
    });
    const metadata = await callMetadata(route.signer, options.asSystem === true, span);
    const deadline = Date.now() + time;
    const response = await callTwice(route, { request, metadata, deadline }, options.idempotent !== false);
    endSpan(span, response);
    return response instanceof Error ? fail(fromServiceError(response, route.dependency)) : ok(response);
  };
}

/** Calls again, once, where that does no harm and the server has not answered. */
async function callTwice(route: Route, one: Call, mayRepeat: boolean): Promise<Message | ServiceError> {
  const first = await call(route, one);
  const isFinal = !(first instanceof Error) || first.code !== status.UNAVAILABLE || isResponse(first);
  if (isFinal || !mayRepeat) return first;
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  return call(route, one);
}

function endSpan(span: Span | null, response: Message | ServiceError): void {
  const code = response instanceof Error ? response.code : status.OK;
  span?.setAttribute("rpc.response.status_code", status[code]);
  if (code !== status.OK) span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end();
}

/** An UNAVAILABLE that the server itself decided on is not tried again. */
function isResponse(error: ServiceError): boolean {
  return error.metadata.get("failure-bin").length > 0;
}

async function callMetadata(signer: TokenSigner, asSystem: boolean, span: Span | null): Promise<Metadata> {
  const scope = currentScope();
  const token = (asSystem ? null : scope?.token) ?? (await signer.system());
  const metadata = new Metadata();
  metadata.set("authorization", `Bearer ${token}`);
  if (scope) {
    metadata.set("traceparent", outgoingTraceparent(scope, span));
    metadata.set("x-request-id", scope.requestId);
  }
  return metadata;
}

interface Call {
  readonly request: Message;
  readonly metadata: Metadata;
  readonly deadline: number;
}

/** What the server spent counts as spent by the request that is being served. */
function call(route: Route, { request, metadata, deadline }: Call): Promise<Message | ServiceError> {
  const { path, requestSerialize, responseDeserialize } = route.definition;
  const scope = currentScope();
  return new Promise((resolve, reject) => {
    const sent = route.channel.makeUnaryRequest(
      path,
      requestSerialize,
      responseDeserialize,
      request,
      metadata,
      { deadline },
      (error, value) => {
        if (error) resolve(error);
        else if (value) resolve(value);
        else reject(new Error("a unary call ended without a value"));
      },
    );
    sent.on("status", (ended) => {
      if (scope) addCost(scope, String(ended.metadata.get(COST_TRAILER)[0] ?? ""));
    });
  });
}
