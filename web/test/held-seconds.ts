/**
 * Delays that a person has to act: how long an outcome can be undone, how long a decision waits before it is sent. A
 * busy machine may need longer to press a button in jsdom, so timers in this range do not fire by themselves in
 * tests; the test says when the time is up.
 */
const MIN_MS = 5_000;
/** Longer timers are a test's own patience and do fire. */
const BELOW_MS = 60_000;

const { setTimeout: start, clearTimeout: stop } = globalThis;
const held = new Map<unknown, () => void>();

type Run = (...values: unknown[]) => void;

export function holdSeconds(): void {
  const set = (run: Run, milliseconds = 0, ...values: unknown[]): unknown => {
    if (milliseconds < MIN_MS || milliseconds >= BELOW_MS) return start(run, milliseconds, ...values);
    const name = {};
    held.set(name, () => run(...values));
    return name;
  };
  const clear = (name?: unknown): void => {
    if (!held.delete(name)) stop(name as number);
  };
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
}

/** Lets all of that time pass. */
export function letSecondsPass(): void {
  const over = [...held.values()];
  held.clear();
  for (const run of over) run();
}

/** Discards what an earlier test left behind. */
export const forgetSeconds = (): void => held.clear();
