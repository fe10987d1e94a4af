/**
 * For how long anybody waits for a request. An AbortSignal would do as well; it is an EventTarget, and adding and
 * removing a listener for each of a page's calls costs more than all else about the calls' ends.
 */
export class Patience {
  #isOver = false;
  readonly #calls = new Set<() => void>();

  /** Whether nobody waits any more: its time is over, or its reader has left. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Calls `giveUp` once it is over; at once if it is. */
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
