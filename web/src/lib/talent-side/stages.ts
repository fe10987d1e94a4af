/** The stages of a submission in talent's words, each with the states that it covers. */
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

/** Whether this state belongs to one of the stages. */
export function isIn(status: string, ...stages: readonly TalentStage[]): boolean {
  return stages.some((stage) => TALENT_STAGES[stage].some((state) => state === status));
}

/** Whether casting has yet to decide: neither booked nor past. */
export function isOpen(status: string): boolean {
  return !isIn(status, "booked", "past");
}
