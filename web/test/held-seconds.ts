/**
 * The seconds that a person has: how long an outcome can be undone, how long a decision waits before it leaves. A busy
 * machine may need longer to press the button of a page in jsdom. So timers as long as these do not run out by
 * themselves here; a test says when the time is over.
 */
const LEAST_MS = 5_000;
/** What a test itself has the patience for is as long as this, and runs out. */
const BELOW_MS = 60_000;

const { setTimeout: start, clearTimeout: stop } = globalThis;
const held = new Map<unknown, () => void>();

type Run = (...values: unknown[]) => void;

export function holdSeconds(): void {
  const set = (run: Run, milliseconds = 0, ...values: unknown[]): unknown => {
    if (milliseconds < LEAST_MS || milliseconds >= BELOW_MS) return start(run, milliseconds, ...values);
    const name = {};
    held.set(name, () => run(...values));
    return name;
  };
  const clear = (name?: unknown): void => {
    if (!held.delete(name)) stop(name as number);
  };
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
}

/** All of that time is over. */
export function letSecondsPass(): void {
  const over = [...held.values()];
  held.clear();
  for (const run of over) run();
}

/** What one test left behind is nothing to the next. */
export const forgetSeconds = (): void => held.clear();
