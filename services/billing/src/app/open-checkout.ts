import { requireMember, type Actor, type Member } from "@callboard/kit/actor.ts";
import { conflict, invalid, notFound, type FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { readBrandCode, referral } from "#domain/brand-code.ts";
import { FREQUENCIES, plansFor, TRIAL_DAYS, type Frequency, type Plan } from "#domain/plans.ts";
import { isSubscribed, type Subscriber } from "#domain/subscription.ts";
import type { Deps, OpenCheckout, SubscriberWrites } from "./ports.ts";

const RETURN_PATH = "/profile?tab=billing";

export interface CheckoutRequest {
  readonly Plan?: string | null | undefined;
  readonly BillingFrequency?: string | null | undefined;
  readonly BrandCode?: string | null | undefined;
  readonly ClientKey?: string | null | undefined;
}

/** Opens a checkout for a plan of the server's list; the price never comes from the client. */
export async function openCheckout(
  deps: Deps,
  actor: Actor,
  input: CheckoutRequest,
): Promise<Result<OpenCheckout>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const order = readOrder(member.value, input);
  if (!order.ok) return order;
  const customer = await deps.payments.customerFor(member.value.userId);
  if (!customer.ok) return customer;

  const call = { actor, operation: "createCheckout", key: input.ClientKey ?? null, body: input };
  const opened = await deps.once(call, async (writes) => {
    const subscriber = await writes.lock(member.value.userId);
    if (isSubscribed(subscriber))
      return fail(
        conflict("ALREADY_SUBSCRIBED", "A subscription runs already.", { state: subscriber.status ?? "" }),
      );
    const referred = await refer(writes, subscriber, order.value.brandCode);
    if (!referred.ok) return referred;
    const { plan, frequency } = order.value;
    const trialDays = subscriber.trialUsed ? 0 : TRIAL_DAYS;
    const { userId } = subscriber;
    const checkout = await deps.payments.openCheckout({
      userId,
      customerId: customer.value,
      plan,
      frequency,
      trialDays,
      returnPath: RETURN_PATH,
    });
    if (!checkout.ok) return checkout;
    const saved = await writes.save({ ...referred.value, customerId: customer.value }, null, actor);
    if (!saved.ok) return saved;
    await writes.addCheckout(userId, { ...checkout.value, plan: plan.key, frequency });
    return ok(checkout.value.sessionId);
  });
  if (!opened.ok) return opened;
  const url = await deps.transaction<string>(async (writes) => {
    const known = await writes.checkoutUrl(opened.value);
    return known === null ? fail(notFound("checkout")) : ok(known);
  });
  return url.ok ? ok({ sessionId: opened.value, url: url.value }) : url;
}

interface Order {
  readonly plan: Plan;
  readonly frequency: Frequency;
  readonly brandCode: string | null;
}

function readOrder(member: Member, input: CheckoutRequest): Result<Order> {
  const offered = plansFor(member.roles);
  const plan = offered.find(({ key }) => key === input.Plan);
  const frequency = FREQUENCIES.find((known) => known === input.BillingFrequency);
  const code = readBrandCode(input.BrandCode ?? "", "checkout.BrandCode");
  const fields: FieldFailure[] = code.ok ? [] : [...(code.failure.fields ?? [])];
  const names = offered.map(({ key }) => key).join(", ");
  if (!plan)
    fields.push({
      path: "checkout.Plan",
      rule: "CATALOG",
      message: `You can choose: ${names || "no plan"}.`,
    });
  if (!frequency)
    fields.push({ path: "checkout.BillingFrequency", rule: "CATALOG", message: "Monthly or Yearly." });
  if (!plan || !frequency || !code.ok) return fail(invalid(fields));
  return ok({ plan, frequency, brandCode: code.value });
}

async function refer(
  writes: SubscriberWrites,
  subscriber: Subscriber,
  code: string | null,
): Promise<Result<Subscriber>> {
  if (code === null) return ok(subscriber);
  const referred = referral(subscriber, await writes.findByBrandCode(code));
  if (!referred.ok) return referred;
  if (subscriber.referredBy !== null) return ok(subscriber);
  return ok({ ...subscriber, referredBy: referred.value, referredByCode: code });
}
