/** Calls that wait for a moment before they leave, so that they can be taken back. */
type Held = {
  /** A fresh UUID. */
  readonly id: string;
  readonly milliseconds: number;
  /** Makes the call. */
  readonly send: () => void;
};

const release = new Map<string, () => void>();

/** Lets whatever waits leave at once: the page is about to go. */
function sendAll(): void {
  for (const now of release.values()) now();
}

addEventListener("pagehide", sendAll);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") sendAll();
});

/** Keeps a call for a while and then makes it, whatever page is open by then; once, and at once when the page goes. */
export function holdCall({ id, milliseconds, send }: Held): void {
  const now = (): void => {
    clearTimeout(timer);
    if (release.delete(id)) send();
  };
  const timer = setTimeout(now, milliseconds);
  release.set(id, now);
}

/** Takes a call back; false where it has left already. */
export function takeBackCall(id: string): boolean {
  return release.delete(id);
}
