import { openTracing, type Tracing } from "@callboard/tracing/tracing.ts";
import type { Log } from "#log/log.ts";
import { warnThrottled } from "#log/warn-throttled.ts";

interface Settings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/** Opens the tracing of a process by its settings; at the edge, callers do not decide what is recorded. */
export function openServiceTracing(
  service: string,
  settings: Settings,
  { log, isEdge = false }: { readonly log: Log; readonly isEdge?: boolean },
): Promise<Tracing> {
  return openTracing({
    service,
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    isEdge,
    onFailure: (error) =>
      warnThrottled(
        log,
        { event: "trace_export_failed", err: error, setting: "OTEL_EXPORTER_OTLP_ENDPOINT" },
        "spans could not be exported and are lost",
      ),
  });
}
