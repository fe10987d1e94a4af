import { Metadata, status, type ServiceError, type StatusObject } from "@grpc/grpc-js";
import { z } from "zod";
import { FAILURE_CODES, type FailureCode } from "@callboard/catalog/failure-rules.ts";
import { internal, unavailable, type Failure } from "@callboard/kit/failure.ts";

const FAILURE_KEY = "failure-bin";

const STATUS: Record<FailureCode, status> = {
  UNAUTHENTICATED: status.UNAUTHENTICATED,
  FORBIDDEN: status.PERMISSION_DENIED,
  NOT_FOUND: status.NOT_FOUND,
  VALIDATION: status.INVALID_ARGUMENT,
  CONFLICT: status.FAILED_PRECONDITION,
  LIMIT: status.RESOURCE_EXHAUSTED,
  UNAVAILABLE: status.UNAVAILABLE,
  INTERNAL: status.INTERNAL,
};

const failureShape = z.object({ code: z.enum(FAILURE_CODES), message: z.string() }).loose();

/** A failure as a gRPC status; its facts travel in the trailing metadata. */
export function toStatus(failure: Failure): Partial<StatusObject> {
  const metadata = new Metadata();
  metadata.set(FAILURE_KEY, Buffer.from(JSON.stringify(failure)));
  return { code: STATUS[failure.code], details: failure.message, metadata };
}

/**
 * What came back from a server that gave no answer. One of the version before may not know a method yet: while a service is
 * replaced that passes like a restart.
 */
const SILENT: readonly status[] = [
  status.UNAVAILABLE,
  status.DEADLINE_EXCEEDED,
  status.CANCELLED,
  status.UNIMPLEMENTED,
];

/** The failure inside a gRPC error; a silent or late server is UNAVAILABLE, anything unknown INTERNAL. */
export function fromServiceError(error: ServiceError, dependency: string): Failure {
  const [sent] = error.metadata?.get(FAILURE_KEY) ?? [];
  if (sent) return readFailure(sent.toString());
  return SILENT.includes(error.code) ? unavailable(dependency) : internal();
}

function readFailure(text: string): Failure {
  try {
    const parsed = failureShape.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as Failure) : internal();
  } catch {
    return internal();
  }
}
