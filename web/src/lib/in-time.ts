/** The gateway answers within ten seconds, if only to say that it cannot; as many are for the way there and back. */
const ANSWER_WITHIN_MS = 20_000;

/**
 * `fetch` that rejects with a TimeoutError when the whole answer has not come in time: a connection whose other end is gone
 * says nothing for minutes.
 */
export function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const over = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, over]) : over;
  return fetch(input, { ...init, signal });
}

/** What a promise comes to, or a TimeoutError when it has not in time. What it waits for goes on. */
export function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const over = AbortSignal.timeout(ANSWER_WITHIN_MS);
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject);
    over.addEventListener("abort", () => reject(over.reason as Error));
  });
}
