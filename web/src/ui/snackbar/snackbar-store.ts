import { createStore } from "zustand/vanilla";

export type SnackbarVariant = "success" | "error" | "info" | "warning";

export type Snackbar = {
  readonly id: number;
  readonly variant: SnackbarVariant;
  readonly message: string;
  /** One thing the person can do about it, such as taking it back. */
  readonly action: { readonly label: string; readonly run: () => void } | null;
  /** Gives way to the next passing one: a row of quick decisions leaves one outcome, not a stack. */
  readonly passing: boolean;
  /** How long it stays, where that is how long it can be called back. */
  readonly lastsMs: number | undefined;
};

/** How long an outcome stays. Errors stay until they are closed. */
export const SNACKBAR_MS = 6_000;
/** At most this many at once; the oldest gives way. */
export const SNACKBAR_MAX = 5;

export const snackbarStore = createStore<{ readonly shown: readonly Snackbar[] }>(() => ({ shown: [] }));

let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Takes an outcome off the screen. */
export function closeSnackbar(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  snackbarStore.setState(({ shown }) => ({ shown: shown.filter((snackbar) => snackbar.id !== id) }));
}

/** Keeps what passes while somebody points at it or has the focus in it. */
export function holdSnackbar(id: number): void {
  clearTimeout(timers.get(id));
}

/** Lets it pass again, from the beginning. */
export function releaseSnackbar(id: number, milliseconds = SNACKBAR_MS): void {
  timers.set(id, setTimeout(closeSnackbar, milliseconds, id));
}

/**
 * Shows the outcome of something at the top of the page. Without `lastsMs` it passes: after a while, or when another
 * outcome passes. With it, and when it is an error, it stays beside others.
 */
export function notify(
  variant: SnackbarVariant,
  message: string,
  action: Snackbar["action"] = null,
  lastsMs?: number,
): void {
  lastId += 1;
  const passing = variant !== "error" && lastsMs === undefined;
  const snackbar = { id: lastId, variant, message, action, passing, lastsMs };
  snackbarStore.setState(({ shown }) => {
    const kept = passing ? shown.filter((former) => !former.passing) : shown;
    return { shown: [...kept, snackbar].slice(-SNACKBAR_MAX) };
  });
  if (variant !== "error") releaseSnackbar(snackbar.id, lastsMs);
}
