/** States of records (docs: states). */

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

/** The columns of a wall of submissions, in order. */
export const BOOKING_STAGES = [
  "New",
  "Viewed",
  "Selected",
  "Audition",
  "Callback",
  "Avail",
  "Booked",
  "Out",
] as const;
export type BookingStage = (typeof BOOKING_STAGES)[number];

export const BOOKING_STATUSES = [
  { value: "Submitted", label: "New", talentLabel: "Submitted", stage: "New" },
  { value: "Viewed", label: "Viewed", talentLabel: "Seen", stage: "Viewed" },
  { value: "Selected", label: "Selected", talentLabel: "In consideration", stage: "Selected" },
  {
    value: "AuditionRequested",
    label: "Audition requested",
    talentLabel: "Audition requested",
    stage: "Audition",
  },
  {
    value: "AuditionConfirmed",
    label: "Audition confirmed",
    talentLabel: "Audition confirmed",
    stage: "Audition",
  },
  {
    value: "AuditionDeclined",
    label: "Audition declined",
    talentLabel: "Audition declined",
    stage: "Audition",
  },
  { value: "Auditioned", label: "Auditioned", talentLabel: "Auditioned", stage: "Audition" },
  { value: "Callback", label: "Callback", talentLabel: "Callback", stage: "Callback" },
  { value: "Avail", label: "Avail check", talentLabel: "Availability asked", stage: "Avail" },
  { value: "Backup", label: "Backup", talentLabel: "In consideration", stage: "Avail" },
  { value: "Offered", label: "Offered", talentLabel: "Offer", stage: "Avail" },
  { value: "Booked", label: "Booked", talentLabel: "Booked", stage: "Booked" },
  { value: "NotBooked", label: "Not booked", talentLabel: "Not this time", stage: "Out" },
  { value: "Released", label: "Released", talentLabel: "Released", stage: "Out" },
  { value: "Withdrawn", label: "Withdrawn", talentLabel: "Withdrawn", stage: "Out" },
] as const satisfies readonly { stage: BookingStage; [fact: string]: string }[];
export type BookingStatus = (typeof BOOKING_STATUSES)[number]["value"];

export const AUDITION_STATUSES = ["Open", "Full", "Cancelled", "Past"] as const;
export type AuditionStatus = (typeof AUDITION_STATUSES)[number];

export const AUDITION_INVITE_STATUSES = [
  "Offered",
  "Confirmed",
  "ChangeRequested",
  "Declined",
  "Expired",
  "CheckedIn",
  "Done",
  "NoShow",
] as const;
export type AuditionInviteStatus = (typeof AUDITION_INVITE_STATUSES)[number];

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
