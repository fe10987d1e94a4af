import type { EventBus } from "#bus.ts";
import type { RetryPolicy } from "#retry-policy.ts";

/** The bus under test. Every `connect` is another process on the same, initially empty, bus. */
export interface BusEngine {
  readonly url: string;
  /** By default at the bus's own URL and with the usual retry policy. */
  connect(process: string, otherwise?: RetryPolicy & { readonly url?: string }): Promise<EventBus>;
  close(): Promise<void>;
}
