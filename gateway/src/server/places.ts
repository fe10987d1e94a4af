/** How many requests run, and how many wait: of all callers, and of one. */
export interface PlaceLimits {
  readonly running: number;
  readonly runningPerCaller: number;
  readonly waiting: number;
  readonly waitingPerCaller: number;
}

interface Waiting {
  readonly caller: string;
  readonly admit: () => void;
}

/** The places of requests that run, first come, first served among the callers whose share is not used up. */
export class Places {
  readonly #limits: PlaceLimits;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #allRunning = 0;

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /** Takes a place at once, if there is one for this caller. */
  take(caller: string): boolean {
    const own = this.#running.get(caller) ?? 0;
    if (this.#allRunning >= this.#limits.running || own >= this.#limits.runningPerCaller) return false;
    this.#allRunning += 1;
    this.#running.set(caller, own + 1);
    return true;
  }

  /** Whether this caller may wait for a place. */
  mayWait(caller: string): boolean {
    const own = [...this.#waiting].filter((one) => one.caller === caller).length;
    return this.#waiting.size < this.#limits.waiting && own < this.#limits.waitingPerCaller;
  }

  /** Calls `admit` once a place has been taken; returns what stops the waiting. */
  wait(caller: string, admit: () => void): () => void {
    const turn = { caller, admit };
    this.#waiting.add(turn);
    return () => void this.#waiting.delete(turn);
  }

  /** Gives a place back; it passes to the one who has waited longest of those who may take it. */
  leave(caller: string): void {
    const left = (this.#running.get(caller) ?? 0) - 1;
    if (left > 0) this.#running.set(caller, left);
    else this.#running.delete(caller);
    this.#allRunning -= 1;
    for (const turn of this.#waiting) {
      if (!this.take(turn.caller)) continue;
      this.#waiting.delete(turn);
      turn.admit();
    }
  }
}
