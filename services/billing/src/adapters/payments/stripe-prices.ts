import type Stripe from "stripe";
import { CURRENCY, FREQUENCIES, PLANS, priceKey, type Frequency, type Plan } from "#domain/plans.ts";

const INTERVALS: Readonly<Record<Frequency, "month" | "year">> = { Monthly: "month", Yearly: "year" };

/** The product id of a plan. */
const productId = (plan: Plan): string => `callboard_${plan.key.toLowerCase().replaceAll(" ", "_")}`;

/**
 * Creates or updates Stripe's products and prices from the price list and returns the price ids by name. Amounts in
 * Stripe are immutable: a new price takes over the name, and subscribers of the old one continue to pay it.
 */
export async function reconcilePrices(stripe: Stripe): Promise<ReadonlyMap<string, string>> {
  const names = PLANS.flatMap((plan) => FREQUENCIES.map((frequency) => priceKey(plan, frequency)));
  const known = await stripe.prices.list({ lookup_keys: names, active: true, limit: 100 });
  const ids = new Map<string, string>();
  for (const plan of PLANS) {
    await ensureProduct(stripe, plan);
    for (const frequency of FREQUENCIES) {
      const name = priceKey(plan, frequency);
      const same = known.data.find((price) => price.lookup_key === name && isPriceOf(price, plan, frequency));
      ids.set(name, same?.id ?? (await makePrice(stripe, plan, frequency)));
    }
  }
  return ids;
}

function isPriceOf(price: Stripe.Price, plan: Plan, frequency: Frequency): boolean {
  return (
    price.unit_amount === plan.cents[frequency] &&
    price.currency === CURRENCY.toLowerCase() &&
    price.recurring?.interval === INTERVALS[frequency]
  );
}

async function ensureProduct(stripe: Stripe, plan: Plan): Promise<void> {
  const name = `Callboard ${plan.key}`;
  try {
    await stripe.products.update(productId(plan), { name, active: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id: productId(plan), name });
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "resource_missing";

async function makePrice(stripe: Stripe, plan: Plan, frequency: Frequency): Promise<string> {
  const price = await stripe.prices.create({
    product: productId(plan),
    currency: CURRENCY.toLowerCase(),
    unit_amount: plan.cents[frequency],
    recurring: { interval: INTERVALS[frequency] },
    lookup_key: priceKey(plan, frequency),
    transfer_lookup_key: true,
  });
  return price.id;
}
