const listeners = new Set<() => void>();

/**
 * Calls back each time this page may be about to go: hidden, left, or signed out of. What is sent then must be asked
 * to outlive the page (`keepalive`). Answers the way to stop it.
 */
export function beforeLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells everybody who waits for it that the page is about to be left. */
export function announceLeaving(): void {
  for (const listener of listeners) listener();
}

// A telephone often tells no more of a page that it closes than that it is hidden.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") announceLeaving();
});
addEventListener("pagehide", announceLeaving);

const forgetters = new Set<() => Promise<void>>();

/** Calls back when a member signs out, to delete what was kept of theirs; signing out goes on when that is done. */
export function atForgetting(forget: () => Promise<void>): void {
  forgetters.add(forget);
}

/** Has everybody delete what they kept. */
export async function forgetAll(): Promise<void> {
  await Promise.all([...forgetters].map((forget) => forget()));
}
