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

/** What a member orders. */
export interface Order {
  /** Repeating an order with the same key opens the same checkout. */
  readonly key: string;
  readonly userId: string;
  readonly customerId: string;
  readonly plan: Plan;
  readonly frequency: Frequency;
  readonly trialDays: number;
  /** Path of the page to which the browser comes back. */
  readonly returnPath: string;
}

/**
 * The payment provider. It changes nothing here: what is paid arrives in its signed events. UNAVAILABLE when it does
 * not answer or refuses our key.
 */
export interface Payments {
  /** The customer at the provider for a member; the same one for the same member. */
  customerFor(userId: string): Promise<Result<string>>;
  openCheckout(order: Order): Promise<Result<OpenCheckout>>;
  /** The address of a page where the customer sees invoices, cancels and resumes; good for a short time. */
  openPortal(visit: { readonly customerId: string; readonly returnPath: string }): Promise<Result<string>>;
  /** Moves a running subscription to another plan at once; the rest of the period is prorated. */
  changePlan(change: {
    readonly key: string;
    readonly subscriptionId: string;
    readonly plan: Plan;
    readonly frequency: Frequency;
  }): Promise<Result<void>>;
}

/** A call whose answer is kept under the ClientKey of its input. */
export interface KeyedCall {
  readonly actor: Actor;
  readonly operation: string;
  readonly key: string | null;
  readonly body: unknown;
}

/** What the use cases stand on. */
export interface Deps {
  readonly now: () => Date;
  readonly transaction: <T>(work: (writes: SubscriberWrites) => Promise<Result<T>>) => Promise<Result<T>>;
  readonly newId: () => string;
  readonly once: (
    call: KeyedCall,
    work: (writes: SubscriberWrites) => Promise<Result<string>>,
  ) => Promise<Result<string>>;
  readonly reads: {
    subscribers(userIds: readonly string[]): Promise<ReadonlyMap<string, Subscriber>>;
    invoices(userId: string): Promise<readonly Invoice[]>;
    hasOpenCheckout(userId: string): Promise<boolean>;
  };
  readonly payments: Payments;
}
