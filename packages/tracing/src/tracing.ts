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

/** What a span is about. */
export interface SpanOptions {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** Milliseconds since 1970; now unless said. */
  readonly startTime?: number;
}

/** Makes the spans of one service. Off, it makes contexts that are passed on and recorded by nobody. */
export interface Tracing {
  /** The first span of a service for a request or an event: it continues the trace of a valid `traceparent`. */
  begin(options: SpanOptions, traceparent: string | undefined): Span;
  /** A span inside another one of the same service. */
  inside(parent: Span, options: SpanOptions): Span;
  /** Exports what has ended, then ends; what cannot be exported is reported, and no reason to fail. */
  stop(): Promise<void>;
}

export interface TracingOptions extends Omit<ExporterOptions, "endpoint"> {
  /** As the exporter's; undefined: tracing is off, and no SDK is loaded. */
  readonly endpoint: string | undefined;
}

/** Opens tracing; the SDK is loaded only where a collector is named. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const { endpoint } = options;
  if (endpoint === undefined) return TRACING_OFF;
  const { openExporter } = await import("./exporter.ts");
  return recording(openExporter({ ...options, endpoint }));
}

/** Passes the context of a trace on, and starts one where there is none, so that log lines can be found by its id. */
export const TRACING_OFF: Tracing = {
  begin: (_options, traceparent) => trace.wrapSpanContext(readTraceparent(traceparent) ?? newContext()),
  inside: (parent) => parent,
  stop: async () => undefined,
};

/** Of a trace that nobody has sampled. Made for every request, hence of one UUID, which is far cheaper than random bytes. */
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

/** The W3C header of a span: what is called with it continues the trace below this span. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
}
