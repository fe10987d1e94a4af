import {
  isSpanContextValid,
  ROOT_CONTEXT,
  trace,
  TraceFlags,
  type Attributes,
  type Span,
  type SpanContext,
  type SpanKind,
  type Tracer,
} from "@opentelemetry/api";
import { randomUUID } from "node:crypto";
import type { ExporterOptions } from "./exporter.ts";

export { SpanKind, SpanStatusCode, type Span } from "@opentelemetry/api";

/** What a span describes. */
export interface SpanOptions {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** Milliseconds since 1970; by default now. */
  readonly startTime?: number;
}

/** Creates the spans of one service. If tracing is off, contexts are still propagated but not recorded. */
export interface Tracing {
  /** The first span of a service for a request or an event; continues the trace of a valid `traceparent`. */
  begin(options: SpanOptions, traceparent: string | undefined): Span;
  /** A span inside another one of the same service. */
  inside(parent: Span, options: SpanOptions): Span;
  /** Exports ended spans, then stops; a failed export is reported and not thrown. */
  stop(): Promise<void>;
}

export interface TracingOptions extends Omit<ExporterOptions, "endpoint"> {
  /** As in the exporter; undefined means that tracing is off and no SDK is loaded. */
  readonly endpoint: string | undefined;
}

/** Opens tracing; the SDK is loaded only if a collector is configured. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const { endpoint } = options;
  if (endpoint === undefined) return TRACING_OFF;
  const { openExporter } = await import("./exporter.ts");
  return recording(openExporter({ ...options, endpoint }));
}

/** Propagates the context of a trace, or starts one, so that log lines can be found by its id. */
export const TRACING_OFF: Tracing = {
  begin: (_options, traceparent) => trace.wrapSpanContext(readTraceparent(traceparent) ?? newContext()),
  inside: (parent) => parent,
  stop: async () => undefined,
};

/** The context of an unsampled trace. Made for every request, so it uses one UUID, far cheaper than random bytes. */
function newContext(): SpanContext {
  const traceId = randomUUID().replaceAll("-", "");
  return { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.NONE };
}

function recording({
  tracer,
  stop,
}: {
  readonly tracer: Tracer;
  readonly stop: () => Promise<void>;
}): Tracing {
  return {
    begin({ name, ...options }, traceparent) {
      const remote = readTraceparent(traceparent);
      const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
      return tracer.startSpan(name, options, parent);
    },
    inside: (parent, { name, ...options }) =>
      tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent)),
    stop,
  };
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads the W3C header; null for anything else, and for ids of zeros. */
function readTraceparent(header: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const context: SpanContext = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(context) ? context : null;
}

/** The W3C header of a span: calls made with it continue the trace below this span. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
}
