import type { Actor } from "@callboard/kit/actor.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { BillingEvent } from "#domain/events.ts";
import type { Referral } from "#domain/brand-code.ts";
import type { Frequency, Plan } from "#domain/plans.ts";
import type { Log } from "@callboard/kit/log/log.ts";
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

interface NewCheckout extends OpenCheckout {
  readonly plan: string;
  readonly frequency: Frequency;
  readonly referral: Referral | null;
}

/** A checkout that is over, and who referred the buyer. */
interface ClosedCheckout {
  readonly userId: string;
  readonly referral: Referral | null;
}

/** Reads and writes inside one transaction. */
export interface UnitOfWork extends KeyedUnit {
  /** Locks the row, and creates it if it is missing. */
  lockSubscriber(userId: string): Promise<Subscriber>;
  lockSubscriberOfCustomer(customerId: string): Promise<Subscriber | null>;
  /** `CONFLICT` `CODE_TAKEN` if another member has the code. */
  saveSubscriber(subscriber: Subscriber): Promise<Result<void>>;
  memberWithBrandCode(code: string): Promise<string | null>;
  addCheckout(userId: string, checkout: NewCheckout): Promise<void>;
  /**
   * Lets a checkout take the place of the member's others. Returns those that are still to be ended at the provider.
   */
  supersedeCheckouts(userId: string, sessionId: string): Promise<readonly string[]>;
  /** Records that a checkout was completed, or that it ran out; null if it is unknown or was over already. */
  closeCheckout(sessionId: string): Promise<ClosedCheckout | null>;
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
  /** Checkouts whose place a newer one took, and that may still be open at the provider; longest ago first. */
  supersededCheckouts(limit: number): Promise<readonly string[]>;
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
  /** The path to which it returns once the checkout was completed. */
  readonly completedPath: string;
}

/**
 * The payment provider. It changes nothing in billing: payments arrive in its signed events. `UNAVAILABLE` if it does
 * not respond or rejects our key.
 */
export interface Payments {
  /** The customer at the provider for a member; always the same one for the same member. */
  customerFor(userId: string): Promise<Result<string>>;
  openCheckout(order: Order): Promise<Result<OpenCheckout>>;
  /** Ends an open checkout, so that it can no longer be completed. One that is over already is not an error. */
  endCheckout(sessionId: string): Promise<Result<void>>;
  /** The URL of a page where the customer sees invoices, cancels and resumes; valid for a short time. */
  openPortal(visit: { readonly customerId: string; readonly returnPath: string }): Promise<Result<string>>;
  /** Ends a running subscription at the end of its period, or undoes that. */
  endWithPeriod(change: {
    readonly key: string;
    readonly subscriptionId: string;
    readonly ends: boolean;
  }): Promise<Result<void>>;
  /**
   * Ends a subscription at once; what was paid for the rest of its period is credited to the customer. One that has
   * ended already is not an error.
   */
  endAtOnce(change: { readonly key: string; readonly subscriptionId: string }): Promise<Result<void>>;
  /** A customer's subscriptions as they are now, newest first; at most 20. */
  subscriptions(customerId: string): Promise<Result<readonly SubscriptionFacts[]>>;
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
  /** Counts a member's checkouts, and so the brand codes that they try. */
  checkoutQuota(userId: string): Promise<Result<void>>;
  readonly log: Log;
  readonly now: () => Date;
  readonly newId: () => string;
}
