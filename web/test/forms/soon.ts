import { waitFor } from "@testing-library/react";

/** A form answers in tens of milliseconds; a busy machine takes longer. */
const TIMEOUT_MS = 20_000;

/** Resolves once something holds; rejects with why it does not. */
export const soon = <Held>(holds: () => Held): Promise<Held> =>
  waitFor(holds, { timeout: TIMEOUT_MS, interval: 20 });
