import type { Log } from "#log/log.ts";

/** Milliseconds for draining before the process ends anyway. */
export const DRAIN_MS = 15_000;

/** Something that runs until it is stopped. */
export interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Ends the process well: SIGTERM and SIGINT drain and exit 0; an uncaught error is logged, drains and exits 1.
 * For main.ts files only.
 */
export function stopOnSignals(running: Stoppable, log: Log): void {
  let stopping = false;
  const end = (code: number): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    running.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", () => end(0));
  process.on("SIGINT", () => end(0));
  const crash = (error: unknown): void => {
    log.error({ event: "process_crashed", err: error }, "an error was caught by nothing");
    end(1);
  };
  process.on("uncaughtException", crash);
  process.on("unhandledRejection", crash);
}
