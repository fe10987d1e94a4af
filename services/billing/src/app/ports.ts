import type { Actor } from "@callboard/kit/actor.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Frequency, Plan } from "#domain/plans.ts";
import type { Subscriber } from "#domain/subscription.ts";

export interface Invoice {
  readonly number: string;
  readonly userId: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: string;
  readonly createdAt: Date;
}

export interface OpenCheckout {
  readonly sessionId: string;
  readonly url: string;
}

/** What happened to a subscriber, to be published with the change. */
export type BillingEvent = "brandCodeChanged" | "subscriptionChanged";

/** Subscribers inside one transaction. */
export interface SubscriberWrites {
  /** Locks the row; makes it when there is none. */
  lock(userId: string): Promise<Subscriber>;
  lockByCustomer(customerId: string): Promise<Subscriber | null>;
  /** CONFLICT CODE_TAKEN when another member has the code. */
  save(subscriber: Subscriber, event: BillingEvent | null, actor: Actor): Promise<Result<void>>;
  findByBrandCode(code: string): Promise<{ userId: string } | null>;
  addCheckout(userId: string, checkout: OpenCheckout & { plan: string; frequency: Frequency }): Promise<void>;
  completeCheckout(sessionId: string): Promise<void>;
  /** The url of a checkout. */
  checkoutUrl(sessionId: string): Promise<string | null>;
  saveInvoice(invoice: Invoice): Promise<void>;
  /** False when the event had arrived before. */
  recordEvent(event: { id: string; type: string; at: Date }): Promise<boolean>;
}

/** The payment provider. */
export interface Payments {
  /** Opens a checkout; repeating with the same key opens the same one. Nothing is paid until its event arrives. */
  openCheckout(order: {
    readonly userId: string;
    readonly customerId: string;
    readonly plan: Plan;
    readonly frequency: Frequency;
    readonly trialDays: number;
    readonly returnPath: string;
  }): Promise<Result<OpenCheckout>>;
  /** The customer at the provider for a member; the same one for the same member. */
  customerFor(userId: string): Promise<Result<string>>;
}

/** What the use cases stand on. */
export interface Deps {
  readonly now: () => Date;
  readonly transaction: <T>(work: (writes: SubscriberWrites) => Promise<Result<T>>) => Promise<Result<T>>;
  readonly once: (
    call: {
      readonly actor: Actor;
      readonly operation: string;
      readonly key: string | null;
      readonly body: unknown;
    },
    work: (writes: SubscriberWrites) => Promise<Result<string>>,
  ) => Promise<Result<string>>;
  readonly reads: {
    subscribers(userIds: readonly string[]): Promise<ReadonlyMap<string, Subscriber>>;
    invoices(userId: string): Promise<readonly Invoice[]>;
    hasOpenCheckout(userId: string): Promise<boolean>;
  };
  readonly payments: Payments;
}
