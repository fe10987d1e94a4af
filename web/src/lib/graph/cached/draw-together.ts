import { startTransition } from "react";

/**
 * `at once`: in a synchronous update. `in steps`: in a transition, during which the page stays responsive and keeps
 * showing what it showed.
 */
export type Pace = "at once" | "in steps";

const waiting: Array<() => void> = [];

function drawAll(): void {
  for (const change of waiting.splice(0)) change();
}

/**
 * Applies a change to what is rendered in the next macrotask, together with all others requested in this one. A
 * response reaches a page through several stores, and React would render once for each.
 */
export function drawTogether(change: () => void, pace: Pace): void {
  waiting.push(pace === "in steps" ? () => startTransition(change) : change);
  if (waiting.length === 1) setTimeout(drawAll);
}
