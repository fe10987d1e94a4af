import type { BookingStatus } from "#domain/booking-status.ts";
import type { InviteStatus, Submission } from "#domain/submission.ts";

/** What an audition can wait for its company to do: respond to a request for another time, or decide on the person. */
export const AUDITION_TASKS = ["ChangeRequested", "Decide"] as const;
export type AuditionTask = (typeof AUDITION_TASKS)[number];

interface TaskState {
  readonly status: BookingStatus;
  readonly invite: InviteStatus;
}

/**
 * The states in which an audition waits for each task. Someone whose audition took place waits for a decision, whether
 * they were checked in or recorded as auditioned; every state after that is a decision.
 */
export const TASK_STATES: Readonly<Record<AuditionTask, readonly TaskState[]>> = {
  ChangeRequested: [{ status: "AuditionRequested", invite: "ChangeRequested" }],
  Decide: [
    { status: "AuditionConfirmed", invite: "CheckedIn" },
    { status: "Auditioned", invite: "Done" },
  ],
};

/** Days after an audition for which its company is reminded to decide. */
export const DECIDE_DAYS = 60;
const DAY_MS = 86_400_000;

/** The earliest end of an audition whose company is still reminded to decide. */
export function decideSince(now: Date): Date {
  return new Date(now.getTime() - DECIDE_DAYS * DAY_MS);
}

/** The facts that decide whether an audition waits for its company. */
export interface TaskFacts {
  /** As the company knows it. */
  readonly submission: Pick<Submission, "status" | "auditionStatus" | "auditionExpiresAt">;
  /** When the slot ends; null without a slot. */
  readonly endsAt: Date | null;
  readonly projectClosed: boolean;
}

/** What an audition waits for its company to do; null if nothing. */
export function auditionTaskOf(facts: TaskFacts, now: Date): AuditionTask | null {
  if (facts.projectClosed) return null;
  return AUDITION_TASKS.find((task) => isInState(facts, task) && isDue[task](facts, now)) ?? null;
}

function isInState({ submission: { status, auditionStatus } }: TaskFacts, task: AuditionTask): boolean {
  return TASK_STATES[task].some((state) => state.status === status && state.invite === auditionStatus);
}

const isDue: Readonly<Record<AuditionTask, (facts: TaskFacts, now: Date) => boolean>> = {
  // The sweep that ends an expired audition request may come up to a minute later.
  ChangeRequested: ({ submission: { auditionExpiresAt: end } }, now) => end === null || end > now,
  Decide: ({ endsAt }, now) => endsAt !== null && endsAt <= now && endsAt >= decideSince(now),
};
