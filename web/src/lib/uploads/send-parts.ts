import { isTaken } from "./send-bytes.ts";
import type { SendOptions } from "./send-bytes.ts";

/** Parts in flight at once. */
export const PARTS_AT_ONCE = 3;
/** Milliseconds before each retry of a part; after the last one the upload waits for the person. */
export const PAUSES_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000];

export type PartsPorts = {
  /**
   * Numbers of the parts that have arrived; "all" when nothing more is expected, null when the server is unavailable.
   */
  readonly arrived: () => Promise<ReadonlySet<number> | "all" | null>;
  /** A fresh link for a part; null when none is available right now. */
  readonly link: (part: number) => Promise<string | null>;
  readonly send: (url: string, bytes: Blob, options: SendOptions) => Promise<number>;
  /** Waits; ends early when the signal aborts. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

type Parts = {
  readonly file: Blob;
  readonly partSize: number;
  readonly signal: AbortSignal;
  /** 0 to 1, over all parts, including those that had arrived before. */
  readonly onProgress: (done: number) => void;
};

/**
 * Sends the parts that have not arrived yet, a few at once, each with retries after growing pauses. Resolves to
 * whether all have arrived; otherwise the next attempt continues from there. Rejects with what the ports reject with.
 */
export async function sendParts(parts: Parts, ports: PartsPorts): Promise<boolean> {
  const { file, partSize } = parts;
  const there = await ports.arrived();
  if (there === "all" || there === null) return there === "all";
  const count = Math.ceil(file.size / partSize);
  const bytesOf = (part: number): Blob => file.slice((part - 1) * partSize, part * partSize);
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const sent = new Map(all.filter((part) => there.has(part)).map((part) => [part, bytesOf(part).size]));
  const report = (part: number, bytes: number): void => {
    sent.set(part, bytes);
    const total = [...sent.values()].reduce((sum, one) => sum + one, 0);
    parts.onProgress(Math.min(1, total / file.size));
  };
  const queue = all.filter((part) => !there.has(part));
  // One part that cannot be sent, or one rejection, stops the others: they would only use bandwidth.
  const stop = new AbortController();
  const signal = AbortSignal.any([parts.signal, stop.signal]);
  const work = async (): Promise<boolean> => {
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      const number = part;
      const bytes = bytesOf(number);
      const options = { signal, onProgress: (loaded: number) => report(number, loaded) };
      if (!(await sendPart({ part: number, bytes, options }, ports))) return false;
      report(number, bytes.size);
    }
    return true;
  };
  return allOrNone(Array.from({ length: PARTS_AT_ONCE }, work), () => stop.abort());
}

/** Whether all workers have finished; the first that fails stops the others. */
async function allOrNone(workers: readonly Promise<boolean>[], stop: () => void): Promise<boolean> {
  const watched = workers.map(async (worker) => {
    const done = await worker.catch((error: unknown) => {
      stop();
      throw error;
    });
    if (!done) stop();
    return done;
  });
  const outcomes = await Promise.allSettled(watched);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  return outcomes.every((outcome) => outcome.status === "fulfilled" && outcome.value);
}

type PartToSend = { readonly part: number; readonly bytes: Blob; readonly options: SendOptions };

/** Tries a part until it is accepted, each time with a fresh link, since links are valid for minutes only. */
async function sendPart({ part, bytes, options }: PartToSend, ports: PartsPorts): Promise<boolean> {
  for (let tries = 0; !options.signal.aborted; tries += 1) {
    options.onProgress(0);
    const url = await ports.link(part);
    const status = url === null ? 0 : await ports.send(url, bytes, options);
    if (isTaken(status)) return true;
    if (options.signal.aborted) return false;
    // Perhaps only the response was lost, or the upload is over: what the store lists is the truth.
    const there = await ports.arrived();
    if (there === "all" || there?.has(part)) return true;
    const pause = PAUSES_MS[tries];
    if (pause === undefined) return false;
    await ports.pause(pause, options.signal);
  }
  return false;
}
