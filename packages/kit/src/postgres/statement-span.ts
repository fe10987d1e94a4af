import { SpanKind, SpanStatusCode } from "@callboard/tracing/tracing.ts";
import type { LogEvent } from "kysely";
import { childSpan } from "#process/request-scope.ts";

/** Records a statement that has ended as a span of its request: its text, never its parameters. */
export function traceStatement(event: LogEvent): void {
  const { sql } = event.query;
  const span = childSpan({
    name: /\b(?:select|insert|update|delete)\b/i.exec(sql)?.[0].toLowerCase() ?? "statement",
    kind: SpanKind.CLIENT,
    startTime: performance.timeOrigin + performance.now() - event.queryDurationMillis,
    attributes: { "db.system.name": "postgresql", "db.query.text": sql },
  });
  if (event.level === "error") {
    span?.setStatus({ code: SpanStatusCode.ERROR });
    const { code } = event.error as { readonly code?: unknown };
    if (typeof code === "string") span?.setAttribute("db.response.status_code", code);
  }
  span?.end();
}
