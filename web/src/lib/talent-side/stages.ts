/** Talent's own words for where submissions are, with the states that each stands for. */
export const TALENT_STAGES = {
  submitted: ["Submitted"],
  seen: ["Viewed"],
  consideration: ["Selected", "Backup"],
  audition: ["AuditionRequested", "AuditionConfirmed", "AuditionDeclined", "Auditioned", "Callback"],
  availability: ["Avail", "Offered"],
  booked: ["Booked"],
  past: ["NotBooked", "Released", "Withdrawn"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TalentStage = keyof typeof TALENT_STAGES;

/** Whether a submission in this state stands under one of these words. */
export function isIn(status: string, ...stages: readonly TalentStage[]): boolean {
  return stages.some((stage) => TALENT_STAGES[stage].some((state) => state === status));
}

/** Whether casting has still to decide: neither booked nor over. */
export function isOpen(status: string): boolean {
  return !isIn(status, "booked", "past");
}
