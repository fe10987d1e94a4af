import { unavailable } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import type { z } from "zod";

/** Timeout of a request in milliseconds. */
const DEADLINE_MS = 3_000;
const MAX_BYTES = 1024 * 1024;
const TOO_MANY = 429;
const DENIED: readonly number[] = [401, 403];
/** Seconds after which a request may succeed again once a quota is exhausted. */
export const QUOTA_RETRY_S = 60;

/** One HTTP request to a geocoder. */
export interface Question<S extends z.ZodType> {
  /** The geocoder's name, for the log. */
  readonly engine: string;
  /** May contain a key; it is never logged or returned. */
  readonly url: URL;
  readonly userAgent: string;
  readonly schema: S;
}

/** Sends a request to a geocoder. Errors are UNAVAILABLE; the log states the remedy, but not the query. */
export async function requestGeocoder<S extends z.ZodType>(
  log: Log,
  { engine, url, userAgent, schema }: Question<S>,
): Promise<Result<z.output<S>>> {
  const refuse = (advice: string, facts: object = {}, retryAfter?: number) => {
    warnThrottled(log, { event: "geocoder_failed", dependency: engine, ...facts }, `The geocoder ${advice}`);
    return fail(unavailable("geocoder", retryAfter));
  };
  try {
    const response = await fetch(url, {
      headers: { "user-agent": userAgent, accept: "application/json" },
      // A redirect must not leak the key to another server.
      redirect: "error",
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const { status } = response;
    if (!response.ok) {
      await response.body?.cancel();
      return refuse(adviceFor(status), { status }, status === TOO_MANY ? QUOTA_RETRY_S : undefined);
    }
    const parsed = schema.safeParse(await readJson(response));
    return parsed.success ? ok(parsed.data) : refuse(STRANGE, { status });
  } catch (error) {
    if (error instanceof SyntaxError) return refuse(STRANGE);
    return refuse("does not answer: start it, or correct GEOCODER_URL", { error: wordOf(error) });
  }
}

const STRANGE = "answers something else than this kind of geocoder does: correct GEOCODER and GEOCODER_URL";

function adviceFor(status: number): string {
  if (status === TOO_MANY)
    return "has had too many questions: wait, raise its limit, or set GEOCODER_URL to a server of your own";
  if (DENIED.includes(status))
    return "lets nobody in like this: correct GEOCODER_KEY, or set GEOCODER_URL to a server that may be asked";
  return status === 404 ? STRANGE : "does not answer as it should: look after it, or correct GEOCODER_URL";
}

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new SyntaxError("The geocoder's response is too large.");
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown;
}

/** An error's code or name, such as ECONNREFUSED or TimeoutError; never its message, which may contain an address. */
function wordOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? "";
}
