const listeners = new Set<() => void>();

/**
 * Calls back each time this page may be about to go: hidden, closed, or signed out of. Requests sent then must
 * outlive the page (`keepalive`). Returns a function that stops it.
 */
export function beforeLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Notifies all listeners that the page is about to go. */
export function announceLeaving(): void {
  for (const listener of listeners) listener();
}

// On phones, being hidden is often the last thing a page learns before it is closed.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") announceLeaving();
});
addEventListener("pagehide", announceLeaving);

const forgetters = new Set<() => Promise<void>>();

/** Calls back when a member signs out, to delete what was stored of theirs; signing out waits for it. */
export function atForgetting(forget: () => Promise<void>): void {
  forgetters.add(forget);
}

/** Runs all of these callbacks. */
export async function forgetAll(): Promise<void> {
  await Promise.all([...forgetters].map((forget) => forget()));
}
