import { BOOKING_STATUS } from "@callboard/catalog/booking-status.ts";
import { heldUntil } from "#domain/request-end/request-end.ts";
import { isPromised } from "#domain/request.ts";
import type { WaitingFacts } from "#domain/reminder/reminder.ts";

/**
 * What a request can wait for its company to do: decide on dates that were promised, or act on one that ended by itself,
 * which is an audition request, too.
 */
export const REQUEST_TASKS = ["DecideRequest", "EndedRequest"] as const;
export type RequestTask = (typeof REQUEST_TASKS)[number];

/** Days for which a company is shown what ended by itself. */
export const ENDED_DAYS = 7;
const DAY_MS = 86_400_000;

/** The facts that decide whether a request waits for its company. */
export interface RequestTaskFacts extends WaitingFacts {
  readonly projectClosed: boolean;
}

/** What a request waits for its company to do; null if nothing. */
export function requestTaskOf({ projectClosed, ...facts }: RequestTaskFacts, now: Date): RequestTask | null {
  const { submission } = facts;
  if (projectClosed || !BOOKING_STATUS[submission.status].isOpen) return null;
  if (isPromised(submission.request)) return (heldUntil(submission) ?? now) > now ? "DecideRequest" : null;
  const { auditionStatus, auditionExpiresAt } = submission;
  const isRecent = (at: Date | null) =>
    at !== null && at <= now && at.getTime() > now.getTime() - ENDED_DAYS * DAY_MS;
  const hasLapsed = auditionStatus === "Expired" && isRecent(auditionExpiresAt);
  return isRecent(requestEnd(facts)) || hasLapsed ? "EndedRequest" : null;
}

/** When the last request ended by itself; null if it did not. */
export function requestEnd({ submission: { request }, answeredAt }: WaitingFacts): Date | null {
  if (request?.status !== "Expired") return null;
  return answeredAt === null ? request.expiresAt : (request.decideBy ?? request.expiresAt);
}
