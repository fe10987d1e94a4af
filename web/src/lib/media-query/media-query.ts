/** A media query that is followed. */
export type MediaQuery = {
  /** Whether it holds now; where nobody listens, whether it held when somebody last did. */
  readonly holds: () => boolean;
  /** Calls back whenever that changes; answers how to stop. */
  readonly onChange: (listener: () => void) => () => void;
};

/** Follows a media query for as long as anybody listens. */
export function followMedia(query: string): MediaQuery {
  const list = matchMedia(query);
  // Kept: asking a browser costs more than remembering, and components ask whenever they are drawn.
  let holds = list.matches;
  return {
    holds: () => holds,
    onChange: (listener) => {
      holds = list.matches;
      const hear = ({ matches }: MediaQueryListEvent): void => {
        holds = matches;
        listener();
      };
      list.addEventListener("change", hear);
      return () => list.removeEventListener("change", hear);
    },
  };
}
