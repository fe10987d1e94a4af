import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** What belongs to one request, from its first byte to its last, through every layer. */
export interface RequestScope {
  readonly requestId: string;
  /** W3C trace context, passed on to every call and event. */
  readonly traceparent: string;
  /** The caller's internal token; outgoing gRPC calls carry it on. */
  token: string | null;
  sqlStatements: number;
  grpcCalls: number;
  /** Calls by the service that was asked. */
  readonly grpcCallsTo: Map<string, number>;
}

/** Where a gRPC answer tells what it cost. */
export const COST_TRAILER = "server-timing";

const storage = new AsyncLocalStorage<RequestScope>();
const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/;

export function newScope(origin: { requestId: string; traceparent?: string | undefined }): RequestScope {
  const traceparent = childTraceparent(origin.traceparent);
  const cost = { sqlStatements: 0, grpcCalls: 0, grpcCallsTo: new Map<string, number>() };
  return { requestId: origin.requestId, traceparent, token: null, ...cost };
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
export function addCost(scope: RequestScope, told: string): void {
  scope.sqlStatements += Number(/\bsql;desc=(\d+)/.exec(told)?.[1] ?? 0);
  for (const [, service, count] of told.matchAll(/\bgrpc-([a-z]+);desc=(\d+)/g)) {
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

function childTraceparent(parent: string | undefined): string {
  const [, traceId, flags] = TRACEPARENT.exec(parent ?? "") ?? [];
  const span = randomBytes(8).toString("hex");
  return `00-${traceId ?? randomBytes(16).toString("hex")}-${span}-${flags ?? "01"}`;
}
