import type { Log } from "@callboard/kit/log/log.ts";
import type { Result } from "@callboard/kit/result.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";

export type Following = {
  /** Resolves when the round at hand is over and no other will follow. */
  readonly stop: () => Promise<void>;
};

/**
 * Brings in the provider's changes again and again: at once while there are more, else after `everyMs`. A provider
 * that does not answer is logged once and asked again.
 */
export function followProvider(mirror: () => Promise<Result<number>>, everyMs: number, log: Log): Following {
  const stopping = new AbortController();
  let silent = false;
  const round = async (): Promise<boolean> => {
    const read = await mirror().catch((error: unknown) => {
      warnThrottled(log, { err: error }, "the provider's changes could not be brought in");
      return null;
    });
    const failed = read === null || !read.ok;
    if (failed && !silent) log.warn("the identity provider does not tell its changes right now");
    silent = failed;
    return read !== null && read.ok && read.value > 0;
  };
  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (!(await round())) await pause(everyMs, stopping.signal);
    }
  };
  const following = follow();
  return {
    stop: () => {
      stopping.abort();
      return following;
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
