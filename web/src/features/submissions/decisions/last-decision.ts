type WayBack = () => void;

/**
 * Which decision is the last one, to be called back by a key: one on its way counts at once, and one that was refused was
 * never made, so that the one before it is the last again.
 */
export function lastDecision() {
  /** The last that succeeded, and after it those that are on their way. */
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
    callBack: (): void => ways.at(-1)?.(),
  };
}
