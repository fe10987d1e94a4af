import { requireMember, type Actor, type Member } from "@callboard/kit/actor.ts";
import { conflict, invalid, notFound, type FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { readBrandCode, referral } from "#domain/brand-code.ts";
import { FREQUENCIES, plansFor, TRIAL_DAYS, type Frequency, type Plan } from "#domain/plans.ts";
import { isSubscribed, type Subscriber } from "#domain/subscription.ts";
import type { Deps, KeyedCall, OpenCheckout, SubscriberWrites } from "./ports.ts";

const RETURN_PATH = "/profile?tab=billing";
/** Says that no answer is kept under the ClientKey; it never leaves this file. */
const NOT_STORED = notFound("answer");

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
  const wanted = readWanted(member.value, input);
  if (!wanted.ok) return wanted;
  const call = { actor, operation: "createCheckout", key: input.ClientKey ?? null, body: input };
  const stored = await deps.once(call, async () => fail(NOT_STORED));
  const opened =
    stored.ok || stored.failure !== NOT_STORED
      ? stored
      : await openAtProvider(deps, member.value, wanted.value, call);
  if (!opened.ok) return opened;
  const url = await deps.transaction<string>(async (writes) => {
    const known = await writes.checkoutUrl(opened.value);
    return known === null ? fail(notFound("checkout")) : ok(known);
  });
  return url.ok ? ok({ sessionId: opened.value, url: url.value }) : url;
}

/** The provider is asked between two transactions, never within one; both look whether a subscription runs. */
async function openAtProvider(
  deps: Deps,
  { userId }: Member,
  { plan, frequency, brandCode }: Wanted,
  call: KeyedCall,
): Promise<Result<string>> {
  const before = await deps.transaction((writes) => prepare(writes, userId, brandCode));
  if (!before.ok) return before;
  const known = before.value.customerId;
  const customer = known === null ? await deps.payments.customerFor(userId) : ok(known);
  if (!customer.ok) return customer;
  const customerId = customer.value;
  const trialDays = before.value.trialUsed ? 0 : TRIAL_DAYS;
  const key = `checkout:${userId}:${call.key ?? deps.newId()}`;
  const order = { key, userId, customerId, plan, frequency, trialDays, returnPath: RETURN_PATH };
  const checkout = await deps.payments.openCheckout(order);
  if (!checkout.ok) return checkout;
  return deps.once(call, async (writes) => {
    const subscriber = await prepare(writes, userId, brandCode);
    if (!subscriber.ok) return subscriber;
    const saved = await writes.save({ ...subscriber.value, customerId }, null, call.actor);
    if (!saved.ok) return saved;
    await writes.addCheckout(userId, { ...checkout.value, plan: plan.key, frequency });
    return ok(checkout.value.sessionId);
  });
}

/** The subscriber with the referral of this checkout; ALREADY_SUBSCRIBED while a subscription runs. */
async function prepare(
  writes: SubscriberWrites,
  userId: string,
  brandCode: string | null,
): Promise<Result<Subscriber>> {
  const subscriber = await writes.lock(userId);
  if (isSubscribed(subscriber))
    return fail(
      conflict("ALREADY_SUBSCRIBED", "A subscription runs already.", { state: subscriber.status ?? "" }),
    );
  return refer(writes, subscriber, brandCode);
}

interface Wanted {
  readonly plan: Plan;
  readonly frequency: Frequency;
  readonly brandCode: string | null;
}

function readWanted(member: Member, input: CheckoutRequest): Result<Wanted> {
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
