import type { Actor } from "@callboard/kit/actor.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { BillingEvent } from "#domain/events.ts";
import type { Frequency, Plan } from "#domain/plans.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Subscriber, SubscriptionFacts } from "#domain/subscription.ts";

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

/** Reads and writes inside one transaction. */
export interface UnitOfWork extends KeyedUnit {
  /** Locks the row; makes it when there is none. */
  lockSubscriber(userId: string): Promise<Subscriber>;
  lockSubscriberOfCustomer(customerId: string): Promise<Subscriber | null>;
  /** CONFLICT CODE_TAKEN when another member has the code. */
  saveSubscriber(subscriber: Subscriber): Promise<Result<void>>;
  memberWithBrandCode(code: string): Promise<string | null>;
  addCheckout(userId: string, checkout: OpenCheckout & { plan: string; frequency: Frequency }): Promise<void>;
  completeCheckout(sessionId: string): Promise<void>;
  checkoutUrl(sessionId: string): Promise<string | null>;
  invoiceStatus(number: string): Promise<string | null>;
  saveInvoice(invoice: Invoice): Promise<void>;
  /** Keeps when a subscription was compared with the provider's word. */
  markReconciled(userId: string, at: Date | null): Promise<void>;
  /** False when the event had arrived before. */
  recordEvent(event: { id: string; type: string; at: Date }): Promise<boolean>;
  addEvents(actor: Actor, events: readonly BillingEvent[]): Promise<void>;
}

/** Reads outside of a transaction. */
export interface Reads {
  subscribers(userIds: readonly string[]): Promise<ReadonlyMap<string, Subscriber>>;
  /** The newest invoices, as many as an overview shows. */
  invoices(userId: string): Promise<readonly Invoice[]>;
  invoicePage(userId: string, page: PageRequest): Promise<Page<Invoice>>;
  /** Subscribers with a subscription that was not compared since then, the longest ago first. */
  toReconcile(
    before: Date,
    limit: number,
  ): Promise<readonly { readonly userId: string; readonly customerId: string }[]>;
  /** Subscribers whose grace has ended, while the plan that was published last is not Free. */
  overdue(now: Date, limit: number): Promise<readonly string[]>;
  hasOpenCheckout(userId: string): Promise<boolean>;
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
  /** Ends a running subscription with its period, or takes that back. */
  endWithPeriod(change: {
    readonly key: string;
    readonly subscriptionId: string;
    readonly ends: boolean;
  }): Promise<Result<void>>;
  /** The newest subscription of a customer as it is now; null where there is none. */
  currentSubscription(customerId: string): Promise<Result<SubscriptionFacts | null>>;
  /** Ends what a customer pays for at once, and forgets the customer; invoices stay. An unknown one is no error. */
  forgetCustomer(customerId: string): Promise<Result<void>>;
}

/** The other services. One that does not respond is UNAVAILABLE. */
export interface Upstreams {
  /** Hands billing's part of a copy of somebody's data to identity. */
  saveExportPart(exportId: string, content: object): Promise<Result<void>>;
  /** Of these members, those who exist for others: registered and not suspended. */
  batchGetVisibleMembers(ids: readonly string[]): Promise<Result<ReadonlySet<string>>>;
}

/** What the use cases run on. */
export interface Deps {
  readonly reads: Reads;
  readonly transaction: RunTransaction<UnitOfWork>;
  readonly payments: Payments;
  readonly upstreams: Upstreams;
  readonly now: () => Date;
  readonly newId: () => string;
}
