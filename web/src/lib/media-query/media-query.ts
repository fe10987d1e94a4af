/** A media query and its changes. */
export type MediaQuery = {
  /** Whether it matches now; without listeners, whether it matched when there was one last. */
  readonly holds: () => boolean;
  /** Calls back whenever that changes. Returns a function that stops it. */
  readonly onChange: (listener: () => void) => () => void;
};

/** Follows a media query for as long as there are listeners. */
export function followMedia(query: string): MediaQuery {
  const list = matchMedia(query);
  // Cached: reading it from the browser is slower, and components read it on every render.
  let holds = list.matches;
  return {
    holds: () => holds,
    onChange: (listener) => {
      holds = list.matches;
      const update = ({ matches }: MediaQueryListEvent): void => {
        holds = matches;
        listener();
      };
      list.addEventListener("change", update);
      return () => list.removeEventListener("change", update);
    },
  };
}
