import type { Member } from "@callboard/kit/actor.ts";
import { conflict, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { storedResponse, type KeyedCall } from "@callboard/kit/unit-of-work.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { combineValidations, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { readBrandCode, referral } from "#domain/brand-code.ts";
import { FREQUENCIES, plansFor, type Frequency, type Plan } from "#domain/plans.ts";
import { isSubscribed, trialDaysOf, type Subscriber } from "#domain/subscription.ts";
import type { Deps, OpenCheckout, UnitOfWork } from "./ports.ts";

const RETURN_PATH = "/profile?tab=billing";

export interface CheckoutInput {
  readonly Plan?: string | null | undefined;
  readonly BillingFrequency?: string | null | undefined;
  readonly BrandCode?: string | null | undefined;
  readonly ClientKey?: string | null | undefined;
}

/** Opens a checkout for a plan on the server's price list; the price never comes from the client. */
export const openCheckout = forMembers<Deps, CheckoutInput, OpenCheckout>(
  null,
  async (deps, member, input) => {
    const order = readOrder(member, input);
    if (!order.ok) return order;
    const call = { actor: member, operation: "createCheckout", key: order.value.clientKey, body: input };
    const stored = await storedResponse<string>(deps.transaction, call);
    const opened = stored ?? (await openAtProvider(deps, member, order.value, call));
    if (!opened.ok) return opened;
    const url = await deps.transaction<string>(async (unit) => {
      const known = await unit.checkoutUrl(opened.value);
      return known === null ? fail(notFound("checkout")) : ok(known);
    });
    return url.ok ? ok({ sessionId: opened.value, url: url.value }) : url;
  },
);

/** The provider is called between two transactions, never inside one; both check that no subscription is running. */
async function openAtProvider(
  deps: Deps,
  { userId }: Member,
  { plan, frequency, brandCode }: Order,
  call: KeyedCall,
): Promise<Result<string>> {
  const before = await deps.transaction((unit) => prepare(unit, userId, brandCode));
  if (!before.ok) return before;
  const known = before.value.customerId;
  const customer = known === null ? await deps.payments.customerFor(userId) : ok(known);
  if (!customer.ok) return customer;
  const customerId = customer.value;
  const trialDays = trialDaysOf(before.value);
  const key = `checkout:${userId}:${call.key ?? deps.newId()}`;
  const order = { key, userId, customerId, plan, frequency, trialDays, returnPath: RETURN_PATH };
  const checkout = await deps.payments.openCheckout(order);
  if (!checkout.ok) return checkout;
  return deps.transaction((unit) =>
    unit.once(call, async () => {
      const subscriber = await prepare(unit, userId, brandCode);
      if (!subscriber.ok) return subscriber;
      const saved = await unit.saveSubscriber({ ...subscriber.value, customerId });
      if (!saved.ok) return saved;
      await unit.addCheckout(userId, { ...checkout.value, plan: plan.key, frequency });
      return ok(checkout.value.sessionId);
    }),
  );
}

/** The subscriber with the referral of this checkout; `ALREADY_SUBSCRIBED` while a subscription is running. */
async function prepare(
  unit: UnitOfWork,
  userId: string,
  brandCode: string | null,
): Promise<Result<Subscriber>> {
  const subscriber = await unit.lockSubscriber(userId);
  if (isSubscribed(subscriber))
    return fail(
      conflict("ALREADY_SUBSCRIBED", "You already have a subscription.", {
        state: subscriber.status ?? "",
      }),
    );
  return refer(unit, subscriber, brandCode);
}

interface Order {
  readonly plan: Plan;
  readonly frequency: Frequency;
  readonly brandCode: string | null;
  readonly clientKey: string | null;
}

function readOrder(member: Member, input: CheckoutInput): Result<Order> {
  const offered = plansFor(member.roles);
  const schema = z.object({
    Plan: z.enum(offered.map(({ key }) => key)),
    BillingFrequency: z.enum(FREQUENCIES),
    ClientKey: fields.clientKey,
  });
  const read = combineValidations({
    order: validate(schema, input, "checkout"),
    brandCode: readBrandCode(input.BrandCode ?? "", "checkout.BrandCode"),
  });
  if (!read.ok) return read;
  const { Plan: key, BillingFrequency: frequency, ClientKey: clientKey } = read.value.order;
  const plan = offered.find((one) => one.key === key);
  return plan ? ok({ plan, frequency, brandCode: read.value.brandCode, clientKey }) : fail(notFound("plan"));
}

async function refer(
  unit: UnitOfWork,
  subscriber: Subscriber,
  code: string | null,
): Promise<Result<Subscriber>> {
  if (code === null) return ok(subscriber);
  const referred = referral(subscriber, await unit.memberWithBrandCode(code));
  if (!referred.ok) return referred;
  if (subscriber.referredBy !== null) return ok(subscriber);
  return ok({ ...subscriber, referredBy: referred.value, referredByCode: code });
}
