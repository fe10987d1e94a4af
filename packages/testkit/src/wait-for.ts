const EVERY_MS = 10;

/**
 * Calls `probe` repeatedly until it returns something other than undefined, null or false, and returns that. After
 * `timeoutMs` it throws with the name of what did not happen, and with the last error. Calls with a quota are made
 * less often.
 */
export async function waitFor<T>(
  what: string,
  probe: () => T | Promise<T>,
  timeoutMs = 60_000,
  everyMs = EVERY_MS,
): Promise<Exclude<T, undefined | null | false>> {
  const end = Date.now() + timeoutMs;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      const answer = await probe();
      if (answer !== undefined && answer !== null && answer !== false)
        return answer as Exclude<T, undefined | null | false>;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  throw new Error(`Waited ${timeoutMs} ms in vain: ${what}.`, { cause });
}
