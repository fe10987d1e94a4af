import { beforeLeaving } from "#lib/session/leaving.ts";

/** A call that is delayed for a moment, so that it can be taken back. */
type Held = {
  /** A fresh UUID. */
  readonly id: string;
  readonly milliseconds: number;
  /** Makes the call. */
  readonly send: () => void;
};

const release = new Map<string, () => void>();

// Signing out counts as leaving: afterwards there is no session to send them with.
beforeLeaving(() => {
  for (const now of release.values()) now();
});

/**
 * Delays a call by `milliseconds`, so that it can be taken back, and then makes it exactly once, whatever page is open
 * by then. It is made right away when the page is hidden, closed or signed out of; `send` must outlive the page
 * (`keepalive`).
 */
export function holdCall({ id, milliseconds, send }: Held): void {
  const now = (): void => {
    clearTimeout(timer);
    if (release.delete(id)) send();
  };
  const timer = setTimeout(now, milliseconds);
  release.set(id, now);
}

/** Takes a call back; false if it has already been made. */
export function takeBackCall(id: string): boolean {
  return release.delete(id);
}
