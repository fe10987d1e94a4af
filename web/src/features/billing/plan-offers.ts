type Plan = {
  readonly Key: string;
  readonly BillingFrequency: string;
  readonly Price: number;
  readonly Currency: string;
  readonly TrialDays: number;
};

export const FREQUENCIES = ["Monthly", "Yearly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Whether a subscription is active, so that no other can be bought (Stripe's statuses). */
export function isRunning(status: string | null | undefined): boolean {
  return status === "trialing" || status === "active" || status === "past_due" || status === "unpaid";
}

/** The plans of one billing period, in the list's order. */
export function plansOf<One extends Plan>(plans: readonly One[], frequency: Frequency): readonly One[] {
  return plans.filter(({ BillingFrequency }) => BillingFrequency === frequency);
}

/** How much less a year costs than twelve months of the same plan, in percent; 0 if there is nothing to compare. */
export function yearlySaving(plans: readonly Plan[], key: string): number {
  const price = (frequency: Frequency) =>
    plans.find((plan) => plan.Key === key && plan.BillingFrequency === frequency)?.Price;
  const month = price("Monthly");
  const year = price("Yearly");
  if (!month || !year) return 0;
  return Math.max(0, Math.round((1 - year / (month * 12)) * 100));
}

/**
 * Plans with texts about what they include, in the order of the list. Nothing is limited to paying members, so no
 * plan promises more than that it keeps the service running.
 */
const PLAN_GIVES = {
  Free: ["search", "submit", "messages", "status"],
  "Talent Pro": ["everything", "sustains", "nothingLocked"],
  Studio: ["everything", "sustains", "nothingLocked"],
  Agency: ["everything", "sustains", "nothingLocked"],
} as const;

/** What those who cast get without a plan: they search for nobody's roles, and submit to none. */
const CASTING_GIVES = ["post", "cast", "messages", "status"] as const;

export type PlanLine = (typeof PLAN_GIVES)[keyof typeof PLAN_GIVES][number] | (typeof CASTING_GIVES)[number];

/** What a plan includes, line by line, for those who cast or for everyone else. */
export function givesOf(plan: KnownPlan, casts: boolean): readonly PlanLine[] {
  return casts && plan === "Free" ? CASTING_GIVES : PLAN_GIVES[plan];
}

export type KnownPlan = keyof typeof PLAN_GIVES;

/** The plan, if it has texts of its own; null for one that this client does not know. */
export function knownPlan(key: string): KnownPlan | null {
  return (Object.keys(PLAN_GIVES) as KnownPlan[]).find((plan) => plan === key) ?? null;
}
