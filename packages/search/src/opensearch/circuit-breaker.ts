/** Consecutive failures after which an engine counts as down. */
const MAX_FAILURES = 3;
/** Milliseconds for which no calls are sent then. */
const OPEN_MS = 5_000;
const MS_PER_SECOND = 1_000;

/** The engine counts as down: nothing was sent. `retryAfter` is in seconds. */
export class CircuitOpen extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("The engine did not answer several times in a row: it is left alone for some seconds.");
    this.name = "CircuitOpen";
    this.retryAfter = retryAfter;
  }
}

/**
 * Keeps callers from waiting for an engine that does not respond: after three consecutive failures calls fail at once
 * for five seconds, then one call tries the engine again.
 */
export class CircuitBreaker {
  readonly #isOutage: (error: unknown) => boolean;
  readonly #now: () => number;
  #failures = 0;
  #closedUntil = Number.NEGATIVE_INFINITY;
  #isProbing = false;

  /** `isOutage` decides whether an error means that there was no response; `now` is a clock in milliseconds. */
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
