type Plan = {
  readonly Key: string;
  readonly BillingFrequency: string;
  readonly Price: number;
  readonly Currency: string;
  readonly TrialDays: number;
};

export const FREQUENCIES = ["Monthly", "Yearly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Whether the subscription runs, so that nothing else can be bought beside it (Stripe's words). */
export function isRunning(status: string | null | undefined): boolean {
  return status === "trialing" || status === "active" || status === "past_due" || status === "unpaid";
}

/** The plans of one frequency, in the list's order. */
export function plansOf<One extends Plan>(plans: readonly One[], frequency: Frequency): readonly One[] {
  return plans.filter(({ BillingFrequency }) => BillingFrequency === frequency);
}

/** What a year costs less than twelve months of the same plan, in percent; 0 when there is nothing to compare. */
export function yearlySaving(plans: readonly Plan[], key: string): number {
  const price = (frequency: Frequency) =>
    plans.find((plan) => plan.Key === key && plan.BillingFrequency === frequency)?.Price;
  const month = price("Monthly");
  const year = price("Yearly");
  if (!month || !year) return 0;
  return Math.max(0, Math.round((1 - year / (month * 12)) * 100));
}
