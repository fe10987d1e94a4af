/** The gateway responds within ten seconds, if only with an error; the way there and back gets another ten. */
const ANSWER_WITHIN_MS = 20_000;

/**
 * `fetch` that rejects with a TimeoutError unless the whole response arrives in time: a connection whose other end is
 * gone would stay silent for minutes.
 */
export function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const over = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, over]) : over;
  return fetch(input, { ...init, signal });
}

/**
 * Resolves as the promise does, or rejects with a TimeoutError if that takes too long. The underlying work goes on.
 */
export function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const over = AbortSignal.timeout(ANSWER_WITHIN_MS);
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject);
    over.addEventListener("abort", () => reject(over.reason as Error));
  });
}
