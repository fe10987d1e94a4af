/**
 * Signals that a request is no longer needed. A lightweight AbortSignal: as an EventTarget, that would cost more for
 * adding and removing a listener per call than all other work at the end of a call.
 */
export class Patience {
  #isOver = false;
  readonly #calls = new Set<() => void>();

  /** Whether the request has timed out or its client has disconnected. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Calls `giveUp` when it is over; immediately if it already is. */
  add(giveUp: () => void): void {
    if (this.#isOver) giveUp();
    else this.#calls.add(giveUp);
  }

  delete(giveUp: () => void): void {
    this.#calls.delete(giveUp);
  }

  end(): void {
    this.#isOver = true;
    for (const giveUp of this.#calls) giveUp();
    this.#calls.clear();
  }
}
