/** Work that is done again and again. */
export interface Sweep {
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>;
}

/** Does the work each so many milliseconds, never twice at once; what it throws goes to `onFailed`. */
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
