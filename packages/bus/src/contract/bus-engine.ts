import type { EventBus } from "#bus.ts";
import type { RetryPolicy } from "#retry-policy.ts";

/** An engine under test. Every `connect` is another process on the same, initially empty, bus. */
export interface BusEngine {
  readonly url: string;
  /** At the engine's own address and with the usual retry policy, unless said. */
  connect(process: string, otherwise?: RetryPolicy & { readonly url?: string }): Promise<EventBus>;
  close(): Promise<void>;
}
