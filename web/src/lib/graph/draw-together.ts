import { startTransition } from "react";

const waiting: Array<() => void> = [];

function drawAll(): void {
  const changes = waiting.splice(0);
  startTransition(() => {
    for (const change of changes) change();
  });
}

/**
 * Changes what is drawn in the page's next step, in React's own time and together with all else that changes in this one.
 * What an answer brings reaches a page by several ways, and React draws each transition by itself.
 */
export function drawTogether(change: () => void): void {
  waiting.push(change);
  if (waiting.length === 1) setTimeout(drawAll);
}
