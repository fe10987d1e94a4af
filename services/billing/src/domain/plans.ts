export const FREQUENCIES = ["Monthly", "Yearly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** A plan of the price list; prices in cents. */
export interface Plan {
  readonly key: string;
  /** Role whose members can choose it. */
  readonly role: string;
  readonly cents: Readonly<Record<Frequency, number>>;
}

/** The plan of everyone who pays nothing. */
export const FREE = "Free";
export const CURRENCY = "USD";
/** Days of trial, once per member, without a card. */
export const TRIAL_DAYS = 14;

/** The price list: the one place where prices are (placeholders; states, section 7). Money never buys rank. */
export const PLANS: readonly Plan[] = [
  { key: "Talent Pro", role: "Talent", cents: { Monthly: 900, Yearly: 8_400 } },
  { key: "Studio", role: "Production", cents: { Monthly: 5_900, Yearly: 58_800 } },
  { key: "Agency", role: "Agent", cents: { Monthly: 2_500, Yearly: 25_200 } },
];

/** Plans that members of these roles can choose. */
export function plansFor(roles: readonly string[]): readonly Plan[] {
  return PLANS.filter((plan) => roles.includes(plan.role));
}
