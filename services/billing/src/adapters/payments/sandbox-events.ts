const DAY_SECONDS = 86_400;
const PERIOD_DAYS: Readonly<Record<string, number>> = { Monthly: 30, Yearly: 365 };

export interface CompletedCheckout {
  readonly sessionId: string;
  readonly customerId: string;
  readonly plan: string;
  readonly frequency: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly trialDays: number;
}

interface ProviderEvent {
  readonly id: string;
  readonly object: "event";
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: Record<string, unknown> };
}

/** The events that Stripe sends when a subscription checkout is completed, in Stripe's own shapes. */
export function sandboxEvents(
  checkout: CompletedCheckout,
  { now, reference }: { now: Date; reference: (prefix: string) => string },
): readonly ProviderEvent[] {
  const created = Math.floor(now.getTime() / 1_000);
  const event = (type: string, object: Record<string, unknown>): ProviderEvent => ({
    id: reference("evt"),
    object: "event",
    type,
    created,
    data: { object },
  });
  const trial = checkout.trialDays > 0;
  const trialEnd = created + checkout.trialDays * DAY_SECONDS;
  const periodEnd = trial ? trialEnd : created + (PERIOD_DAYS[checkout.frequency] ?? 30) * DAY_SECONDS;
  const { customerId: customer, plan, frequency, currency } = checkout;
  const subscription = {
    id: reference("sub"),
    object: "subscription",
    customer,
    status: trial ? "trialing" : "active",
    trial_end: trial ? trialEnd : null,
    current_period_end: periodEnd,
    cancel_at_period_end: false,
    metadata: { plan, frequency },
  };
  const invoice = {
    id: reference("in"),
    object: "invoice",
    number: reference("CB").toUpperCase(),
    customer,
    amount_due: trial ? 0 : checkout.amountCents,
    currency: currency.toLowerCase(),
    status: "paid",
    created,
  };
  return [
    event("customer.subscription.created", subscription),
    event("invoice.paid", invoice),
    event("checkout.session.completed", { id: checkout.sessionId, object: "checkout.session", customer }),
  ];
}
