import { setTimeout as sleep } from "node:timers/promises";
import type { EngineProcess } from "./engine-process.ts";

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 16_000;
/** After this many exits within the time below, it is not restarted. */
const MAX_ENDS = 5;
const WITHIN_MS = 300_000;
const CHECK_EVERY_MS = 5_000;

/** An engine that is kept running until it is stopped. */
export interface Supervised {
  /** The current process id; undefined during a restart. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

interface SuperviseOptions {
  /** Name used in messages. */
  readonly name: string;
  /** Receives one sentence whenever it ended, is running again, or is given up. */
  readonly log: (sentence: string) => void;
  /** False: it is not restarted; the caller starts it again. */
  readonly restart: boolean;
  readonly firstPauseMs?: number;
  /** Called while it runs: whether it must be restarted to work again. */
  readonly isStuck?: () => Promise<boolean>;
  /** Milliseconds between two such calls. */
  readonly checkEveryMs?: number;
}

/**
 * Starts an engine and restarts it with growing delays whenever it ends by itself; after five exits in five minutes
 * it is given up. Throws if the first start fails.
 */
export async function supervise(
  start: () => Promise<EngineProcess>,
  options: SuperviseOptions,
): Promise<Supervised> {
  const { name, log, firstPauseMs = FIRST_PAUSE_MS } = options;
  const stopping = new AbortController();
  let life: EngineProcess | undefined = await start();
  const ends: number[] = [];

  const again = async (how: string): Promise<boolean> => {
    ends.push(Date.now());
    const recent = ends.filter((at) => Date.now() - at < WITHIN_MS).length;
    if (recent >= MAX_ENDS) {
      log(`${name} ${how} ${recent} times in five minutes and is not started again: see its log.`);
      return false;
    }
    const pause = Math.min(firstPauseMs * 2 ** (recent - 1), MAX_PAUSE_MS);
    log(`${name} ${how}; it is started again in ${pause / 1_000} s.`);
    await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    return !stopping.signal.aborted;
  };

  const keep = async (): Promise<void> => {
    let how = life && (await endOf(life, options, stopping.signal));
    while (!stopping.signal.aborted && options.restart && how !== undefined) {
      life = undefined;
      if (!(await again(how))) return;
      try {
        life = await start();
        log(`${name} runs again (process ${life.pid}).`);
        if (stopping.signal.aborted) await life.stop();
        how = await endOf(life, options, stopping.signal);
      } catch (error) {
        how = `could not be started (${error instanceof Error ? error.message : String(error)})`;
      }
    }
  };
  const kept = keep();

  return {
    pid: () => life?.pid,
    async stop() {
      stopping.abort();
      await life?.stop();
      await kept;
    },
  };
}

/** How a run ended: by itself, or because it was stuck. */
async function endOf(
  life: EngineProcess,
  { isStuck, checkEveryMs = CHECK_EVERY_MS, restart }: SuperviseOptions,
  stopping: AbortSignal,
): Promise<string> {
  const over = new AbortController();
  const ended = life.ended.finally(() => over.abort());
  const signal = AbortSignal.any([over.signal, stopping]);
  while (isStuck && restart && !signal.aborted) {
    await sleep(checkEveryMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || !(await isStuck().catch(() => false))) continue;
    await life.stop();
    await ended;
    return "was stuck";
  }
  return ended;
}
