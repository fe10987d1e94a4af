import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "@callboard/kit/log/log.ts";
import type { OpenedIndex } from "./open-index.ts";

/**
 * Milliseconds after which no process of the former version is running; until then it writes without the new fields.
 */
const SETTLED_AFTER_MS = 3_600_000;
const RETRY_MS = 60_000;

/** How to upgrade an index that another version created. */
interface UpgradeOptions {
  readonly opened: Pick<OpenedIndex, "isOutdated" | "letGoFormer">;
  readonly log: Log;
  /** Rebuilds the index; `progress` throws if the rebuild should stop early. */
  readonly rebuild: (progress: () => void) => Promise<unknown>;
  readonly settledAfterMs?: number;
  readonly retryMs?: number;
}

/**
 * Rebuilds an index of another version in the background while it remains searchable, and again after that version is
 * gone, for what it wrote in the meantime. Failures are retried. An index of this version costs one query.
 */
export function startIndexUpgrade(options: UpgradeOptions): { stop(): Promise<void> } {
  const abort = new AbortController();
  const running = follow(options, abort.signal);
  return {
    async stop() {
      abort.abort();
      await running;
    },
  };
}

async function follow(options: UpgradeOptions, signal: AbortSignal): Promise<void> {
  const { log, retryMs = RETRY_MS } = options;
  while (!signal.aborted) {
    try {
      await upgrade(options, signal);
      return;
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ event: "index_upgrade_failed", err: error }, "the index could not be rebuilt: tried again");
      await pause(retryMs, signal);
    }
  }
}

async function upgrade(
  { opened, log, rebuild, ...times }: UpgradeOptions,
  signal: AbortSignal,
): Promise<void> {
  const progress = (): void => signal.throwIfAborted();
  if (!(await opened.isOutdated())) return;
  await rebuild(progress);
  log.info({ event: "index_rebuilt" }, "the index of another version was rebuilt");
  await pause(times.settledAfterMs ?? SETTLED_AFTER_MS, signal);
  // Another replica may have done the rest.
  if (signal.aborted || !(await opened.isOutdated())) return;
  await rebuild(progress);
  await opened.letGoFormer();
  log.info({ event: "index_settled" }, "the index of another version was let go");
}

/** Ends early if the process stops, and does not keep it alive. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
