import { useLayoutEffect } from "react";

const drawn = new Map<string, number>();

function mark(name: string, more: 1 | -1): void {
  const count = (drawn.get(name) ?? 0) + more;
  drawn.set(name, count);
  document.documentElement.classList.toggle(`has-${name}`, count > 0);
}

/**
 * While a component is rendered, the root element has the class `has-<name>`, by which style sheets make room for it.
 * With `:has()` on an element that contains the whole page, every row that rendered caused a style check of the whole
 * page, which on the wall took ten times as long as everything else.
 */
export function useRootMark(name: string, isDrawn = true): void {
  useLayoutEffect(() => {
    if (!isDrawn) return;
    mark(name, 1);
    return () => mark(name, -1);
  }, [name, isDrawn]);
}
