import { AsyncLocalStorage } from "node:async_hooks";
import {
  SpanKind,
  TRACING_OFF,
  traceparentOf,
  type Span,
  type SpanOptions,
  type Tracing,
} from "@callboard/tracing/tracing.ts";

/** What belongs to one request, from its first byte to its last, through every layer. */
export interface RequestScope {
  readonly requestId: string;
  /** The span of this request in its service; calls, statements and events are inside. */
  readonly span: Span;
  readonly tracing: Tracing;
  /** The caller's internal token; outgoing gRPC calls carry it on. */
  token: string | null;
  /** The network of the person who called, as `clientNetwork` has it; null where nobody called, or it is unknown. */
  clientNetwork: string | null;
  /** When nobody waits for it any more, by `performance.now()`; Infinity where nobody said. */
  deadline: number;
  sqlStatements: number;
  grpcCalls: number;
  /** Calls by the service that was asked. */
  readonly grpcCallsTo: Map<string, number>;
}

/** Where a gRPC response says what it cost. */
export const COST_TRAILER = "server-timing";

const storage = new AsyncLocalStorage<RequestScope>();

/** Where a request or an event comes from. */
export interface Origin {
  readonly requestId: string;
  /** W3C trace context of the caller; anything invalid starts a trace. */
  readonly traceparent?: string | undefined;
  /** Who records the spans; nobody unless said. */
  readonly tracing?: Tracing | undefined;
  readonly span?: SpanOptions;
}

const UNNAMED: SpanOptions = { name: "work", kind: SpanKind.INTERNAL };

/** Begins a scope and its span; whoever begins it ends the span. */
export function newScope(origin: Origin): RequestScope {
  const { tracing = TRACING_OFF } = origin;
  const span = tracing.begin(origin.span ?? UNNAMED, origin.traceparent);
  const cost = { sqlStatements: 0, grpcCalls: 0, grpcCallsTo: new Map<string, number>() };
  return {
    requestId: origin.requestId,
    span,
    tracing,
    token: null,
    clientNetwork: null,
    deadline: Infinity,
    ...cost,
  };
}

/** Counts calls to a service; those that a server made on this request's behalf are told by `addCost`. */
export function countCalls(scope: RequestScope, service: string, calls = 1): void {
  scope.grpcCalls += calls;
  scope.grpcCallsTo.set(service, (scope.grpcCallsTo.get(service) ?? 0) + calls);
}

/** What a request has cost so far, as the value of `server-timing`: statements, calls, and calls by service. */
export function costOf(scope: RequestScope): string {
  const calls = [...scope.grpcCallsTo].map(([service, count]) => `grpc-${service};desc=${count}`);
  return [`sql;desc=${scope.sqlStatements}`, `grpc;desc=${scope.grpcCalls}`, ...calls].join(", ");
}

/** Adds what another server spent on the request, as its `server-timing` tells. */
export function addCost(scope: RequestScope, timing: string): void {
  scope.sqlStatements += Number(/\bsql;desc=(\d+)/.exec(timing)?.[1] ?? 0);
  for (const [, service, count] of timing.matchAll(/\bgrpc-([a-z]+);desc=(\d+)/g)) {
    if (service) countCalls(scope, service, Number(count));
  }
}

/** Runs `work` so that everything it awaits sees `scope` as the current one. */
export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return storage.run(scope, work);
}

/** The scope of the request that is being served; undefined outside of requests and events. */
export function currentScope(): RequestScope | undefined {
  return storage.getStore();
}

/** A span inside that of the current request, to be ended by the caller; null when nobody records the request. */
export function childSpan(options: SpanOptions): Span | null {
  const scope = currentScope();
  return scope?.span.isRecording() === true ? scope.tracing.inside(scope.span, options) : null;
}

/** The trace context for something that the current request calls or publishes, below its own span if it has one. */
export function outgoingTraceparent(scope: RequestScope, span: Span | null): string {
  return traceparentOf(span ?? scope.span);
}
