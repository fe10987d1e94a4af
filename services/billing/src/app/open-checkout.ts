import type { Member } from "@callboard/kit/actor.ts";
import { conflict, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { storedResponse, type KeyedCall } from "@callboard/kit/unit-of-work.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { combineValidations, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { readBrandCode, readReferral, type Referral } from "#domain/brand-code.ts";
import { FREQUENCIES, plansFor, type Frequency, type Plan } from "#domain/plans.ts";
import { isSubscribed, trialDaysOf, type Subscriber } from "#domain/subscription.ts";
import { endCheckouts } from "./end-superseded.ts";
import type { Deps, OpenCheckout, UnitOfWork } from "./ports.ts";

const RETURN = {
  returnPath: "/profile?tab=billing",
  completedPath: "/profile?tab=billing&checkout=completed",
};

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

/**
 * The provider is called between two transactions, never inside one; both check that no subscription is running. The
 * new checkout takes the place of the member's others.
 */
async function openAtProvider(
  deps: Deps,
  { userId }: Member,
  { plan, frequency, brandCode }: Order,
  call: KeyedCall,
): Promise<Result<string>> {
  const counted = await deps.checkoutQuota(userId);
  if (!counted.ok) return counted;
  const before = await deps.transaction((unit) => prepare(unit, userId, brandCode));
  if (!before.ok) return before;
  const known = before.value.subscriber.customerId;
  const customer = known === null ? await deps.payments.customerFor(userId) : ok(known);
  if (!customer.ok) return customer;
  const customerId = customer.value;
  const trialDays = trialDaysOf(before.value.subscriber);
  const key = `checkout:${userId}:${call.key ?? deps.newId()}`;
  const order = { key, userId, customerId, plan, frequency, trialDays, ...RETURN };
  const checkout = await deps.payments.openCheckout(order);
  if (!checkout.ok) return checkout;
  let superseded: readonly string[] = [];
  const opened = await deps.transaction((unit) =>
    unit.once(call, async () => {
      const prepared = await prepare(unit, userId, brandCode);
      if (!prepared.ok) return prepared;
      const { subscriber, referral } = prepared.value;
      const saved = await unit.saveSubscriber({ ...subscriber, customerId });
      if (!saved.ok) return saved;
      const { sessionId, url } = checkout.value;
      await unit.addCheckout(userId, { sessionId, url, plan: plan.key, frequency, referral });
      superseded = await unit.supersedeCheckouts(userId, sessionId);
      return ok(sessionId);
    }),
  );
  if (opened.ok) await endCheckouts(deps, superseded);
  return opened;
}

/** The subscriber and who referred them; `ALREADY_SUBSCRIBED` while a subscription is running. */
async function prepare(
  unit: UnitOfWork,
  userId: string,
  brandCode: string | null,
): Promise<Result<{ readonly subscriber: Subscriber; readonly referral: Referral | null }>> {
  const subscriber = await unit.lockSubscriber(userId);
  if (isSubscribed(subscriber))
    return fail(
      conflict("ALREADY_SUBSCRIBED", "You already have a subscription.", {
        state: subscriber.status ?? "",
      }),
    );
  const owner = brandCode === null ? null : await unit.memberWithBrandCode(brandCode);
  return map(readReferral(userId, brandCode, owner), (referral) => ({ subscriber, referral }));
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
