import type { Log } from "@callboard/kit/log/log.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { pause } from "@callboard/kit/process/pause.ts";
import type { Stoppable } from "@callboard/kit/process/shutdown.ts";
import type { Result } from "@callboard/kit/result.ts";

/**
 * Polls the provider for changes: immediately while there are more, otherwise every `intervalMs`. Logs the beginning
 * and the end of an outage. `stop` resolves once the current poll has finished and no other will start.
 */
export function pollProvider(mirror: () => Promise<Result<number>>, intervalMs: number, log: Log): Stoppable {
  const stopping = new AbortController();
  let isUnavailable = false;
  const poll = async (): Promise<boolean> => {
    const read = await mirror().catch((error: unknown) => {
      warnThrottled(
        log,
        { event: "idp_changes_failed", err: error },
        "Could not apply changes of the provider",
      );
      return null;
    });
    const failed = read === null || !read.ok;
    if (failed && !isUnavailable)
      log.warn({ event: "idp_changes_unavailable" }, "Identity provider changes unavailable; will retry");
    if (!failed && isUnavailable)
      log.info({ event: "idp_changes_recovered" }, "Identity provider changes available again");
    isUnavailable = failed;
    return !failed && read.value > 0;
  };
  const pollUntilStopped = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (!(await poll())) await pause(intervalMs, stopping.signal);
    }
  };
  const polling = pollUntilStopped();
  return {
    stop: () => {
      stopping.abort();
      return polling;
    },
  };
}
