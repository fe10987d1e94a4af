type WayBack = () => void;

/** An undo that works once, whether from the snackbar or by the key. */
export function once(run: () => void | Promise<void>): WayBack {
  let isDone = false;
  return () => {
    if (!isDone) void run();
    isDone = true;
  };
}

export type LastDecision = ReturnType<typeof lastDecision>;

/**
 * Tracks which decision the undo key applies to: a pending one counts immediately; if it is refused, the one before
 * it is the last again.
 */
export function lastDecision() {
  /** The last successful decision, followed by the pending ones. */
  let ways: readonly WayBack[] = [];
  return {
    begun: (way: WayBack): void => {
      ways = [...ways, way];
    },
    succeeded: (way: WayBack): void => {
      ways = ways.slice(Math.max(0, ways.indexOf(way)));
    },
    refused: (way: WayBack): void => {
      ways = ways.filter((one) => one !== way);
    },
    /** Something that cannot be undone: `way` says so when the key is pressed. */
    final: (way: WayBack): void => {
      ways = [way];
    },
    callBack: (): void => ways.at(-1)?.(),
  };
}
