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
import type { TracingOptions } from "./tracing.ts";

/** Milliseconds after which an export is given up; below what a process has for its end. */
const EXPORT_TIMEOUT_MS = 5_000;
/** Milliseconds for which ended spans are gathered. */
const GATHER_MS = 2_000;

type Options = TracingOptions & { readonly endpoint: string };

/** A tracer whose spans go to the collector. Several services of one process have one each: nothing global is set. */
export function openExporter(options: Options): { readonly tracer: Tracer; stop(): Promise<void> } {
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
  return { tracer: provider.getTracer("callboard"), stop: () => provider.shutdown() };
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
