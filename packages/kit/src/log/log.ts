import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";
import { currentScope } from "#process/request-scope.ts";

/** The facts of a line. `event` is the line's name: `object_verb_past` or `object_state` in snake_case. */
export interface LogFacts {
  readonly event: string;
  readonly [fact: string]: unknown;
}

type Write = (facts: LogFacts, message: string) => void;

/** A structured log whose lines all have an event. Libraries that bring their own lines get `forLibraries`. */
export interface Log {
  readonly level: string;
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  readonly forLibraries: Logger;
}

/** Keys whose values never reach a log, at any of the first three levels. */
const SECRET_KEYS = [
  "authorization",
  "cookie",
  "password",
  "token",
  "accessToken",
  "secret",
  "email",
  "Email",
  "phone",
  "PhoneNumber",
  "text",
  "html",
];
const REDACTED = SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/**
 * An error as it is written: its words, those of its causes, and its code. Its other properties stay out: they hold
 * what was sent to a dependency, and a database's `detail` has the row.
 */
function writtenError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, ...("code" in error ? { code: error.code } : {}) };
}

/** A structured log of one service; every line carries the request id and the trace of the scope it is written in. */
export function createLog(service: string, level: string, lines?: DestinationStream): Log {
  const options = {
    level,
    base: { service },
    serializers: { err: writtenError },
    redact: { paths: REDACTED, censor: "[redacted]" },
    mixin: () => {
      const scope = currentScope();
      if (!scope) return {};
      const { traceId, spanId } = scope.span.spanContext();
      return { requestId: scope.requestId, trace_id: traceId, span_id: spanId };
    },
  };
  const logger = lines ? pino(options, lines) : pino(options);
  const write =
    (name: "debug" | "info" | "warn" | "error"): Write =>
    (facts, message) =>
      logger[name](facts, message);
  return {
    level: logger.level,
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
    forLibraries: logger,
  };
}

/** Where a log goes: a file that is appended to, or standard output when none is named. */
export function logDestination(file: string | undefined): DestinationStream | undefined {
  return file === undefined ? undefined : pino.destination({ dest: file, append: true, sync: false });
}
