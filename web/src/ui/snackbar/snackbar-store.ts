import { createStore } from "zustand/vanilla";

export type SnackbarVariant = "success" | "error" | "info" | "warning";

export type Snackbar = {
  readonly id: number;
  readonly variant: SnackbarVariant;
  readonly message: string;
  /** One thing the person can do about it, such as taking it back. */
  readonly action: { readonly label: string; readonly run: () => void } | null;
};

/** How long an outcome stays. Errors stay until they are closed. */
export const SNACKBAR_MS = 6_000;
/** At most this many at once; the oldest gives way. */
export const SNACKBAR_MAX = 5;

export const snackbarStore = createStore<{ readonly shown: readonly Snackbar[] }>(() => ({ shown: [] }));

let lastId = 0;

export function closeSnackbar(id: number): void {
  snackbarStore.setState(({ shown }) => ({ shown: shown.filter((snackbar) => snackbar.id !== id) }));
}

/** Tells the outcome of something at the top of the page, for some milliseconds. */
export function tell(
  variant: SnackbarVariant,
  message: string,
  action: Snackbar["action"] = null,
  lastsMs: number = SNACKBAR_MS,
): void {
  lastId += 1;
  const snackbar = { id: lastId, variant, message, action };
  snackbarStore.setState(({ shown }) => ({ shown: [...shown, snackbar].slice(-SNACKBAR_MAX) }));
  if (variant !== "error") setTimeout(closeSnackbar, lastsMs, snackbar.id);
}
