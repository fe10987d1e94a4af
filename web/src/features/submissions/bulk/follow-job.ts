/** How far a long piece of work is. */
type Progress = { readonly Data: { readonly Status: string } };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** Each pause is longer than the one before by this. */
const GROWTH = 1.5;
/** A job is read at most so often: some ten minutes. */
const MAX_READS = 45;
/** So many readings in a row may fail. */
const MAX_FAILURES = 5;

/** How long is waited before a job is read once more, by how often it was read. */
export function pauseBefore(reads: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * GROWTH ** reads);
}

/** Resolves after a while, or as soon as nobody waits any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}

/**
 * Reads a job until it is finished, more and more seldom, and answers how far it was last. It may not be finished then:
 * where it takes very long, where several readings in a row fail, and where nobody waits for it any more.
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
    await pause(pauseBefore(reads), signal);
    if (signal.aborted) return job;
    // A reading that fails says nothing about the job, which goes on without it.
    const found = await read().catch(() => null);
    failures = found ? 0 : failures + 1;
    job = found ?? job;
  }
  return job;
}

/** Whether nothing is left to be done. */
export function isFinished({ Data }: Progress): boolean {
  return Data.Status === "Finished";
}
