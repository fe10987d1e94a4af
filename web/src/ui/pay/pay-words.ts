/** A rate of pay: an amount and its unit. */
export type Rate = { readonly amount: number; readonly per: string | null };

export type RateSource = { readonly Rate?: number | null; readonly RateFrequency?: string | null };

/** The pay of a role; null if it states none. An unpaid role has a rate of zero. */
export function rateOf({ Rate, RateFrequency }: RateSource): Rate | null {
  if (RateFrequency === "Unpaid") return { amount: 0, per: "Unpaid" };
  return typeof Rate === "number" ? { amount: Rate, per: RateFrequency ?? null } : null;
}

export type PaySpan =
  | { readonly kind: "same"; readonly rate: Rate }
  | { readonly kind: "from"; readonly rate: Rate }
  | { readonly kind: "range"; readonly low: Rate; readonly high: Rate }
  | null;

/** The pay of several roles: one rate, a range of one unit, or the lowest if the units differ. */
export function paySpan(roles: readonly RateSource[]): PaySpan {
  const rates = roles.map(rateOf).filter((rate) => rate !== null);
  const byAmount = rates.toSorted((a, b) => a.amount - b.amount);
  const [low] = byAmount;
  const high = byAmount.at(-1);
  if (!low || !high) return null;
  if (rates.some(({ per }) => per !== low.per)) {
    const paid = byAmount.find(({ amount }) => amount > 0);
    return paid ? { kind: "from", rate: paid } : { kind: "same", rate: low };
  }
  return low.amount === high.amount ? { kind: "same", rate: low } : { kind: "range", low, high };
}
