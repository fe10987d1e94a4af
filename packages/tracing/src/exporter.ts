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

/** Milliseconds after which an export is given up; below what a process has for its end. */
const EXPORT_TIMEOUT_MS = 5_000;
/** Milliseconds for which ended spans are gathered. */
const GATHER_MS = 2_000;

/** Whose spans are exported, and where to. */
export interface ExporterOptions {
  /** `service.name` of its spans. */
  readonly service: string;
  /** Base URL of a collector that takes OTLP over HTTP. */
  readonly endpoint: string;
  /** The part of new traces that is recorded, 0 to 1. */
  readonly ratio: number;
  /** Strangers send `traceparent` here, so that its sampled flag decides nothing. */
  readonly isEdge?: boolean;
  /** Called when spans could not be exported; they are lost. */
  readonly onFailure: (error: Error) => void;
}

/** A tracer whose spans go to the collector. Several services of one process have one each: nothing global is set. */
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
 * Exports what has ended, and waits until each export has succeeded or been reported: the SDK stops waiting for an
 * export at the very moment when the exporter gives it up. Never throws, since a process ends as well without its
 * collector.
 */
async function endOf(provider: TracerProvider, exporter: OTLPTraceExporter): Promise<void> {
  await provider.shutdown().catch(() => undefined);
  await exporter.forceFlush();
  await exporter.shutdown();
}

/** The same exporter; a failure of it is reported, since the SDK keeps it to itself. */
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
