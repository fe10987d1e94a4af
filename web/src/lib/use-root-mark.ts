import { useLayoutEffect } from "react";

const drawn = new Map<string, number>();

function mark(name: string, more: 1 | -1): void {
  const count = (drawn.get(name) ?? 0) + more;
  drawn.set(name, count);
  document.documentElement.classList.toggle(`has-${name}`, count > 0);
}

/**
 * While a part is drawn, the root of the page has the class `has-<name>`, by which style sheets make room for it. With
 * `:has()` on something that holds the whole page, each row that is drawn costs a look at every style of the page:
 * on the wall that was ten times the rest of it.
 */
export function useRootMark(name: string, isDrawn = true): void {
  useLayoutEffect(() => {
    if (!isDrawn) return;
    mark(name, 1);
    return () => mark(name, -1);
  }, [name, isDrawn]);
}
