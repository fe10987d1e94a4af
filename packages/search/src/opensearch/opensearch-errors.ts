import { errors } from "@opensearch-project/opensearch";
import { certificateFault } from "@callboard/kit/log/certificate-fault.ts";
import { FailureError, unavailable } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { CircuitOpen } from "./circuit-breaker.ts";

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const TOO_MANY = 429;
const BROKEN = 500;

/** A document of a bulk request that the engine refused. */
export class RefusedWrite extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string) {
    super(`OpenSearch refused a document: ${type}`);
    this.name = "RefusedWrite";
    this.status = status;
    this.type = type;
  }
}

/** What an error of the client means, without anything that was sent. */
interface EngineError {
  readonly advice: string;
  /** False for errors that waiting does not fix: an invalid request, or an index with another mapping. */
  readonly passes: boolean;
}

/** Says what is wrong with the engine and what to do. */
function classifyError(error: unknown): EngineError {
  const refusal = refusalOf(error);
  if (refusal) return errorOfRefusal(refusal);
  const fault = certificateFault(error);
  if (fault)
    return { advice: `OpenSearch's certificate ${fault}. The server is the one in SEARCH_URL`, passes: true };
  if (error instanceof errors.OpenSearchClientError)
    return {
      advice: "OpenSearch does not answer: start it, or set SEARCH_URL to where it listens",
      passes: true,
    };
  return { advice: "OpenSearch cannot be called like this", passes: false };
}

interface Refusal {
  readonly status: number;
  readonly type: string;
}

function errorOfRefusal({ status, type }: Refusal): EngineError {
  if (type === "cluster_block_exception")
    return { advice: "OpenSearch refuses writes: free space on its disk", passes: true };
  if (status === UNAUTHORIZED || status === FORBIDDEN)
    return {
      advice: "OpenSearch refuses the user: correct the user and password in SEARCH_URL",
      passes: true,
    };
  if (status === TOO_MANY)
    return { advice: "OpenSearch is full: free space on its disk, or give it more memory", passes: true };
  if (status >= BROKEN)
    return { advice: "OpenSearch is starting or broken: look into its log", passes: true };
  return {
    advice: "The index has another shape than this version expects: rebuild it with npm run reindex",
    passes: false,
  };
}

/** True if the engine did not respond at all. */
export function isOutage(error: unknown): boolean {
  return error instanceof errors.OpenSearchClientError && !(error instanceof errors.ResponseError);
}

/** The engine's response; null if there was none. */
function refusalOf(error: unknown): Refusal | null {
  if (error instanceof RefusedWrite) return error;
  if (!(error instanceof errors.ResponseError)) return null;
  return { status: error.statusCode ?? BROKEN, type: typeIn(error.body) };
}

function typeIn(body: unknown): string {
  if (typeof body !== "object" || body === null || !("error" in body)) return "";
  const { error: cause } = body;
  return typeof cause === "object" && cause !== null && "type" in cause ? String(cause.type) : "";
}

/** Calls the engine; a temporary error becomes `UNAVAILABLE` for the caller, and the log says what to do. */
export async function callOpenSearch<T>(log: Log, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof FailureError) throw error;
    if (error instanceof CircuitOpen) throw new FailureError(unavailable("search", error.retryAfter));
    const { advice, passes } = classifyError(error);
    const { status, type } = refusalOf(error) ?? {};
    warnThrottled(
      log,
      {
        event: "search_engine_failed",
        engine: "OpenSearch",
        error: error instanceof Error ? error.name : "",
        type,
        status,
      },
      advice,
    );
    if (passes) throw new FailureError(unavailable("search"));
    throw new Error(`${advice} (${type ?? "no answer"})`);
  }
}
