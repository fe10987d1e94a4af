import type { Tracer } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from "@opentelemetry/sdk-trace";

/** Milliseconds after which an export is aborted; less than a process has to shut down. */
const EXPORT_TIMEOUT_MS = 5_000;
/** Milliseconds for which ended spans are collected. */
const GATHER_MS = 2_000;

/** Whose spans are exported, and where to. */
export interface ExporterOptions {
  /** `service.name` of its spans. */
  readonly service: string;
  /** Base URL of a collector that accepts OTLP over HTTP. */
  readonly endpoint: string;
  /** The share of new traces that is recorded, 0 to 1. */
  readonly ratio: number;
  /** Untrusted clients send `traceparent` here, so its sampled flag is ignored. */
  readonly isEdge?: boolean;
  /** Called if spans could not be exported; they are lost. */
  readonly onFailure: (error: Error) => void;
}

/** A tracer whose spans go to the collector. Each service in a process has its own; nothing is set globally. */
export function openExporter(options: ExporterOptions): { readonly tracer: Tracer; stop(): Promise<void> } {
  const { service, endpoint, ratio, isEdge = false } = options;
  const byRatio = new TraceIdRatioBasedSampler(ratio);
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service, "service.namespace": "callboard" }),
    sampler: isEdge ? byRatio : new ParentBasedSampler({ root: byRatio }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reporting(exporter, options.onFailure),
        scheduledDelayMillis: GATHER_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  return { tracer: provider.getTracer("callboard"), stop: () => endOf(provider, exporter) };
}

/**
 * Exports ended spans, and waits until each export succeeded or was reported: the SDK stops waiting at the very
 * moment the exporter gives up. Never throws, because a process must be able to end without its collector.
 */
async function endOf(provider: TracerProvider, exporter: OTLPTraceExporter): Promise<void> {
  await provider.shutdown().catch(() => undefined);
  await exporter.forceFlush();
  await exporter.shutdown();
}

/** The same exporter, but failures are reported, because the SDK swallows them. */
function reporting(exporter: SpanExporter, onFailure: (error: Error) => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) onFailure(result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
