/** A periodic task. */
export interface Sweep {
  /** Resolves when no run is in progress. */
  stop(): Promise<void>;
}

/** Runs the task at an interval in milliseconds, never twice at once; errors go to `onFailed`. */
export function startSweep(
  everyMs: number,
  work: () => Promise<unknown>,
  onFailed: (error: unknown) => void,
): Sweep {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .then(() => undefined, onFailed)
      .finally(() => {
        running = null;
      });
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
