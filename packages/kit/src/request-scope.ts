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
}

const storage = new AsyncLocalStorage<RequestScope>();
const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/;

export function newScope(origin: { requestId: string; traceparent?: string | undefined }): RequestScope {
  const traceparent = childTraceparent(origin.traceparent);
  return { requestId: origin.requestId, traceparent, token: null, sqlStatements: 0, grpcCalls: 0 };
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
