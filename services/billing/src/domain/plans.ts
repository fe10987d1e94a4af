export const FREQUENCIES = ["Monthly", "Yearly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** A plan on the price list; prices in cents. */
export interface Plan {
  readonly key: string;
  /** The account type whose members can choose it. */
  readonly role: string;
  readonly cents: Readonly<Record<Frequency, number>>;
}

/** The plan of everyone who does not pay. */
export const FREE = "Free";
export const CURRENCY = "USD";
/** Days of trial, once per member, without a card. */
export const TRIAL_DAYS = 14;

/** The price list, the only source of prices (placeholders). Money never buys rank. */
export const PLANS: readonly Plan[] = [
  { key: "Talent Pro", role: "Talent", cents: { Monthly: 900, Yearly: 8_400 } },
  { key: "Studio", role: "Production", cents: { Monthly: 5_900, Yearly: 58_800 } },
  { key: "Agency", role: "Agent", cents: { Monthly: 2_500, Yearly: 25_200 } },
];

/** The price's name at the provider, such as `talent_pro_monthly`. */
export function priceKey(plan: Plan, frequency: Frequency): string {
  return `${plan.key} ${frequency}`.toLowerCase().replaceAll(" ", "_");
}

/** The plan and frequency of a price name; null for a price that is not on the list. */
export function planOfPrice(key: string): { readonly plan: Plan; readonly frequency: Frequency } | null {
  for (const plan of PLANS) {
    const frequency = FREQUENCIES.find((one) => priceKey(plan, one) === key);
    if (frequency) return { plan, frequency };
  }
  return null;
}

/** The plans that members with these roles can choose. */
export function plansFor(roles: readonly string[]): readonly Plan[] {
  return PLANS.filter((plan) => roles.includes(plan.role));
}
