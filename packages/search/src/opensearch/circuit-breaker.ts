/** Failures in a row after which an engine is taken to be down. */
const MAX_FAILURES = 3;
/** Milliseconds for which it is left alone then. */
const OPEN_MS = 5_000;
const MS_PER_SECOND = 1_000;

/** The engine is taken to be down: nothing was sent. `retryAfter` is in seconds. */
export class CircuitOpen extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("The engine did not answer several times in a row: it is left alone for some seconds.");
    this.name = "CircuitOpen";
    this.retryAfter = retryAfter;
  }
}

/**
 * Keeps callers from waiting for an engine that does not answer: after three failures in a row they fail at once for
 * five seconds, then one of them tries it again.
 */
export class CircuitBreaker {
  readonly #isOutage: (error: unknown) => boolean;
  readonly #now: () => number;
  #failures = 0;
  #closedUntil = Number.NEGATIVE_INFINITY;
  #isProbing = false;

  /** `isOutage` tells that an error means no answer; `now` is a clock in milliseconds. */
  constructor(isOutage: (error: unknown) => boolean, now: () => number = () => performance.now()) {
    this.#isOutage = isOutage;
    this.#now = now;
  }

  /** Does the work, or throws CircuitOpen. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const isOpen = this.#failures >= MAX_FAILURES;
    const waitMs = this.#closedUntil - this.#now();
    if (isOpen && (waitMs > 0 || this.#isProbing))
      throw new CircuitOpen(Math.max(1, Math.ceil(waitMs / MS_PER_SECOND)));
    this.#isProbing = isOpen;
    try {
      const result = await work();
      this.#failures = 0;
      return result;
    } catch (error) {
      this.#failures = this.#isOutage(error) ? this.#failures + 1 : 0;
      this.#closedUntil = this.#now() + OPEN_MS;
      throw error;
    } finally {
      if (isOpen) this.#isProbing = false;
    }
  }
}
