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
  /** Locks the row, and creates it if it is missing. */
  lockSubscriber(userId: string): Promise<Subscriber>;
  lockSubscriberOfCustomer(customerId: string): Promise<Subscriber | null>;
  /** `CONFLICT` `CODE_TAKEN` if another member has the code. */
  saveSubscriber(subscriber: Subscriber): Promise<Result<void>>;
  memberWithBrandCode(code: string): Promise<string | null>;
  addCheckout(userId: string, checkout: OpenCheckout & { plan: string; frequency: Frequency }): Promise<void>;
  completeCheckout(sessionId: string): Promise<void>;
  checkoutUrl(sessionId: string): Promise<string | null>;
  invoiceStatus(number: string): Promise<string | null>;
  saveInvoice(invoice: Invoice): Promise<void>;
  /** Records when a subscription was last compared with the provider. */
  markReconciled(userId: string, at: Date | null): Promise<void>;
  /** False if the event had already arrived. */
  recordEvent(event: { id: string; type: string; at: Date }): Promise<boolean>;
  addEvents(actor: Actor, events: readonly BillingEvent[]): Promise<void>;
}

/** Reads outside a transaction. */
export interface Reads {
  subscribers(userIds: readonly string[]): Promise<ReadonlyMap<string, Subscriber>>;
  /** The newest invoices, up to the number in the overview. */
  invoices(userId: string): Promise<readonly Invoice[]>;
  invoicePage(userId: string, page: PageRequest): Promise<Page<Invoice>>;
  /** Subscribers with a subscription not compared since then, longest ago first. */
  toReconcile(
    before: Date,
    limit: number,
  ): Promise<readonly { readonly userId: string; readonly customerId: string }[]>;
  /** Subscribers whose grace has ended while the plan published last is not Free. */
  overdue(now: Date, limit: number): Promise<readonly string[]>;
  hasOpenCheckout(userId: string): Promise<boolean>;
}

/** What a member orders. */
export interface Order {
  /** An order repeated with the same key opens the same checkout. */
  readonly key: string;
  readonly userId: string;
  readonly customerId: string;
  readonly plan: Plan;
  readonly frequency: Frequency;
  readonly trialDays: number;
  /** The path of the page to which the browser returns. */
  readonly returnPath: string;
}

/**
 * The payment provider. It changes nothing in billing: payments arrive in its signed events. `UNAVAILABLE` if it does
 * not respond or rejects our key.
 */
export interface Payments {
  /** The customer at the provider for a member; always the same one for the same member. */
  customerFor(userId: string): Promise<Result<string>>;
  openCheckout(order: Order): Promise<Result<OpenCheckout>>;
  /** The URL of a page where the customer sees invoices, cancels and resumes; valid for a short time. */
  openPortal(visit: { readonly customerId: string; readonly returnPath: string }): Promise<Result<string>>;
  /** Ends a running subscription at the end of its period, or undoes that. */
  endWithPeriod(change: {
    readonly key: string;
    readonly subscriptionId: string;
    readonly ends: boolean;
  }): Promise<Result<void>>;
  /** The current state of a customer's newest subscription; null if there is none. */
  currentSubscription(customerId: string): Promise<Result<SubscriptionFacts | null>>;
  /**
   * Ends a customer's subscriptions at once and deletes the customer; invoices stay. An unknown customer is not an
   * error.
   */
  forgetCustomer(customerId: string): Promise<Result<void>>;
}

/** The upstreams. `UNAVAILABLE` if one does not respond. */
export interface Upstreams {
  /** Sends billing's part of a person's data export to identity. */
  saveExportPart(exportId: string, content: object): Promise<Result<void>>;
  /** Those of the members who are visible to others: registered and not suspended. */
  batchGetVisibleMembers(ids: readonly string[]): Promise<Result<ReadonlySet<string>>>;
}

/** The dependencies of the use cases. */
export interface Deps {
  readonly reads: Reads;
  readonly transaction: RunTransaction<UnitOfWork>;
  readonly payments: Payments;
  readonly upstreams: Upstreams;
  readonly now: () => Date;
  readonly newId: () => string;
}
