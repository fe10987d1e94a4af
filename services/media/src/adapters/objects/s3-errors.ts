import { certificateFault } from "@callboard/kit/log/certificate-fault.ts";
import { FailureError, unavailable } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";

const MISSING: ReadonlySet<string> = new Set(["NotFound", "NoSuchKey", "NoSuchObject", "NoSuchUpload"]);

const ADVICE: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: "S3 does not know the key: correct S3_ACCESS_KEY",
  SignatureDoesNotMatch: "S3 refuses the secret: correct S3_SECRET_KEY",
  // A response without a body has no details, so it may be any of the three.
  AccessDenied:
    "S3 refuses the key: correct S3_ACCESS_KEY and S3_SECRET_KEY, or give the key the bucket S3_BUCKET",
  NoSuchBucket: "The bucket S3_BUCKET is gone: make it again, or let the key make it",
  RequestTimeTooSkewed: "S3 refuses the time: set the clocks of this server and of S3 right",
  XMinioStorageFull: "S3 refuses writes: free space on its disk",
  InsufficientStorage: "S3 refuses writes: free space on its disk",
};

/** For such a response the client keeps only the status. SeaweedFS reports a full disk no other way. */
const OWN_ERROR = /HTTP status: 5\d\d/;
const OWN_ERROR_ADVICE =
  "S3 answers with an error of its own: free space on its disk if that is full, else see its log";
const NO_RESPONSE_ADVICE = "S3 does not answer as it should: start it, or set S3_URL to where it listens";

/** S3's error code; empty if there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Whether an error means that there is no such object or upload. */
export const isMissing = (error: unknown): boolean => MISSING.has(codeOf(error));

/** Calls S3; an error becomes `UNAVAILABLE` for the caller, and the log says what to do, without the payload. */
export async function callS3<T>(log: Log, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof FailureError || isMissing(error)) throw error;
    const code = codeOf(error);
    warnThrottled(log, { event: "object_store_failed", dependency: "S3", code }, adviceOn(error, code));
    throw new FailureError(unavailable("files"));
  }
}

function adviceOn(error: unknown, code: string): string {
  const fault = certificateFault(error);
  if (fault) return `S3's certificate ${fault}. The server is the one in S3_URL`;
  const isOwn = error instanceof Error && OWN_ERROR.test(error.message);
  return ADVICE[code] ?? (isOwn ? OWN_ERROR_ADVICE : NO_RESPONSE_ADVICE);
}
