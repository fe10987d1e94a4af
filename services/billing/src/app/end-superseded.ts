import type { Deps } from "./ports.ts";

/** Checkouts per run; the rest follows in the next one. */
const BATCH = 50;

/**
 * Ends checkouts at the provider whose place a newer one took. Its signed event says that they are over; if it does
 * not respond, the next sweep tries again.
 */
export async function endCheckouts(deps: Deps, sessionIds: readonly string[]): Promise<void> {
  for (const sessionId of sessionIds) {
    const ended = await deps.payments.endCheckout(sessionId);
    if (!ended.ok) return;
  }
}

/** Ends those that are left over from earlier calls. */
export async function endSuperseded(deps: Deps): Promise<void> {
  await endCheckouts(deps, await deps.reads.supersededCheckouts(BATCH));
}
