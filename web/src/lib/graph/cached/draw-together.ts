import { startTransition } from "react";

/** at once: before anything else is done. in steps: between which the page answers, and what is on the screen stays. */
export type Pace = "at once" | "in steps";

const waiting: Array<() => void> = [];

function drawAll(): void {
  for (const change of waiting.splice(0)) change();
}

/**
 * Changes what is drawn in the page's next step, together with all else that changes in this one. What an answer brings
 * reaches a page by several ways, and React would draw it once for each.
 */
export function drawTogether(change: () => void, pace: Pace): void {
  waiting.push(pace === "in steps" ? () => startTransition(change) : change);
  if (waiting.length === 1) setTimeout(drawAll);
}
