/** The gateway responds within ten seconds, if only with an error; the way there and back gets another ten. */
const RESPONSE_WITHIN_MS = 20_000;

/** The connection failed before the whole response had arrived. */
export class NoConnection extends Error {
  override readonly name = "NoConnection";
  constructor(cause: unknown) {
    super("The server cannot be reached", { cause });
  }
}

/** `fetch` reports a failed connection by a TypeError, as programs report their own mistakes. */
function rethrow(error: unknown): never {
  throw error instanceof TypeError ? new NoConnection(error) : error;
}

/**
 * `fetch` that rejects with NoConnection if the connection fails, and with a TimeoutError unless the whole response
 * arrives in time: a connection whose other end is gone would stay silent for minutes.
 */
export async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const over = AbortSignal.timeout(RESPONSE_WITHIN_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, over]) : over;
  const response = await fetch(input, { ...init, signal }).catch(rethrow);
  const [text, json] = [response.text.bind(response), response.json.bind(response)];
  return Object.assign(response, { text: () => text().catch(rethrow), json: () => json().catch(rethrow) });
}

/**
 * Resolves as the promise does, or rejects with a TimeoutError if that takes too long. The underlying work goes on.
 */
export function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const over = AbortSignal.timeout(RESPONSE_WITHIN_MS);
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject);
    over.addEventListener("abort", () => reject(over.reason as Error));
  });
}
