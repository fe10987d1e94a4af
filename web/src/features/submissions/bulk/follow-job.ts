import { pauseOrOnline } from "#lib/pause-or-online.ts";

/** The progress of a job. */
type Progress = { readonly Data: { readonly Status: string } };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** Factor by which each pause exceeds the previous one. */
const GROWTH = 1.5;
/** Maximum number of reads of a job, which takes about ten minutes. */
const MAX_READS = 45;
/** Maximum number of consecutive failed reads. */
const MAX_FAILURES = 5;

/** The pause in milliseconds before the next read, given the number of reads so far. */
export function pauseBefore(reads: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * GROWTH ** reads);
}

/**
 * Polls a job at growing intervals until it is finished, and returns its latest state. The job may be unfinished: if
 * it takes too long, if several consecutive reads fail, or if the signal is aborted.
 */
export async function followJob<Job extends Progress>(
  begun: Job,
  read: () => Promise<Job | null | undefined>,
  signal: AbortSignal,
): Promise<Job> {
  let job = begun;
  let failures = 0;
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    if (isFinished(job) || failures >= MAX_FAILURES) return job;
    await pauseOrOnline(pauseBefore(reads), signal);
    if (signal.aborted) return job;
    // A failed read says nothing about the job, which continues on the server.
    const found = await read().catch(() => null);
    failures = found ? 0 : failures + 1;
    job = found ?? job;
  }
  return job;
}

/** Whether the job is complete. */
export function isFinished({ Data }: Progress): boolean {
  return Data.Status === "Finished";
}
