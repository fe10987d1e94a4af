import { createStore } from "zustand/vanilla";

export type SnackbarVariant = "success" | "error" | "info" | "warning";

export type Snackbar = {
  readonly id: number;
  readonly variant: SnackbarVariant;
  readonly message: string;
  /** One thing the person can do about it, such as undo. */
  readonly action: { readonly label: string; readonly run: () => void } | null;
  /** Replaced by the next passing one: a row of quick decisions leaves one outcome, not a stack. */
  readonly passing: boolean;
  /** How long it stays, if that is how long it can be undone. */
  readonly lastsMs: number | undefined;
  /** The page it was shown on, once the navigation that it may have come with is over. */
  readonly page?: string | undefined;
};

/** How long an outcome stays, unless someone points at it or has the focus in it (specification, section 9). */
export const SNACKBAR_MS = 6_000;
/** How often an outcome that waits for a dialog looks whether it is closed. */
const LOOK_MS = 500;
const OPEN_DIALOG = ".ant-modal-wrap:not([style*='display: none']), .ant-drawer-open, dialog[open]";
/** How long a navigation by the same press may take to begin. */
const SAME_PRESS_MS = 500;
/** The most that are shown at once; the oldest is removed. */
const SNACKBAR_MAX = 5;

export const snackbarStore = createStore<{ readonly shown: readonly Snackbar[] }>(() => ({ shown: [] }));

let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Removes an outcome. */
export function closeSnackbar(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  snackbarStore.setState(({ shown }) => ({ shown: shown.filter((snackbar) => snackbar.id !== id) }));
}

/** Stops the timer of an outcome while someone points at it or has the focus in it. */
export function holdSnackbar(id: number): void {
  clearTimeout(timers.get(id));
}

/** Restarts the timer. What can be undone waits while a dialog covers the page, and then has its time again. */
export function releaseSnackbar(id: number, milliseconds = SNACKBAR_MS): void {
  const action = snackbarStore.getState().shown.find((snackbar) => snackbar.id === id)?.action;
  let waited = false;
  const end = (): void => {
    const covered = Boolean(action) && isCovered();
    if (!covered && !waited) closeSnackbar(id);
    else if (covered) {
      waited = true;
      timers.set(id, setTimeout(end, LOOK_MS));
    } else releaseSnackbar(id, milliseconds);
  };
  timers.set(id, setTimeout(end, milliseconds));
}

/** Whether a dialog or drawer is open over the page. */
export function isCovered(): boolean {
  return typeof document !== "undefined" && document.querySelector(OPEN_DIALOG) !== null;
}

/** Removes the outcomes of pages that were left; errors and what can be undone stay their time. */
export function leavePage(present: string): void {
  snackbarStore.setState(({ shown }) => ({
    shown: shown.filter(
      ({ action, passing, page = present }) => action !== null || !passing || page === present,
    ),
  }));
}

/**
 * Shows an outcome at the top of the page. Without `lastsMs` it disappears after a while or with the next passing
 * outcome. With it, and if it is an error, it stays its time beside others.
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
  releaseSnackbar(snackbar.id, lastsMs);
  setTimeout(() => {
    const page = globalThis.location?.pathname;
    snackbarStore.setState(({ shown }) => ({
      shown: shown.map((one) => (one.id === snackbar.id ? { ...one, page } : one)),
    }));
  }, SAME_PRESS_MS);
}
