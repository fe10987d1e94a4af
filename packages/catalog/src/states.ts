/** States of records. */

export const PROJECT_STATUSES = ["Draft", "Pending", "Approved", "Denied", "Closed"] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const ROLE_STATUSES = [
  { value: "PendingReview", label: "Pending review" },
  { value: "Open", label: "Open" },
  { value: "OnHold", label: "On hold" },
  { value: "Filled", label: "Filled" },
  { value: "Closed", label: "Closed" },
] as const;
export type RoleStatus = (typeof ROLE_STATUSES)[number]["value"];

export const AVAIL_KINDS = [
  { value: "Avail", label: "Avail check" },
  { value: "FirstRefusal", label: "First refusal" },
  { value: "Hold", label: "Hold" },
] as const;
export type AvailKind = (typeof AVAIL_KINDS)[number]["value"];

/** Stripe's names for the states of a subscription. */
export const SUBSCRIPTION_STATUSES = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
