import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import type { Runtime } from "@callboard/runtime/runtime.ts";
import { startSweep, type Sweep } from "@callboard/runtime/sweep.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { fillAgencyNames } from "#app/agencies/agency-names.ts";
import { announceDecisions } from "#app/announce-decisions.ts";
import { answerUnanswered } from "#app/closing/answer-unanswered.ts";
import { confirmConsents } from "#app/consents/confirm-consents.ts";
import { expireInvitations } from "#app/expire-invitations.ts";
import { fillAgeFacts } from "#app/minors/fill-age-facts.ts";
import { continueJobs } from "#app/matching/book-matching.ts";
import type { Deps, SubmissionKey } from "#app/ports.ts";
import { offerFreedPlaces } from "#app/waiting/offer-freed-places.ts";
import { offerMovedSlots } from "#app/waiting/offer-moved-slots.ts";
import { remindCompanies } from "#app/reminders/remind-companies.ts";
import { announceMovedUp } from "#app/requests/announce-moved-up.ts";
import { endLines } from "#app/requests/end-lines.ts";
import { expireRequests } from "#app/requests/expire-requests.ts";
import type { Config } from "#config.ts";

/** Starts the periodic tasks; within one process a task never runs twice at once. */
export function startSweeps(runtime: Runtime<Tables>, deps: Deps, config: Config): readonly Sweep[] {
  const { EXPIRY_SWEEP_MS: slow, ANNOUNCE_SWEEP_MS: quick } = config;
  const sweep = (everyMs: number, event: string, work: (onFailed: OnFailed) => Promise<unknown>): Sweep => {
    const warn = (err: unknown, facts: object = {}): void =>
      warnThrottled(runtime.log, { event, err, ...facts }, "a part of a sweep was not done");
    return startSweep(everyMs, () => work((what, error) => warn(error, factsOf(what))), warn);
  };
  return [
    sweep(slow, "consent_confirmation_failed", () => confirmConsents(deps)),
    sweep(slow, "invitation_expiry_failed", (onFailed) => expireInvitations(deps, onFailed)),
    sweep(slow, "request_expiry_failed", (onFailed) => expireRequests(deps, onFailed)),
    sweep(slow, "line_end_failed", (onFailed) => endLines(deps, onFailed)),
    sweep(slow, "moved_up_notice_failed", (onFailed) => announceMovedUp(deps, onFailed)),
    sweep(slow, "company_reminder_failed", (onFailed) => remindCompanies(deps, onFailed)),
    sweep(slow, "automatic_answer_failed", (onFailed) => answerUnanswered(deps, onFailed)),
    sweep(quick, "freed_place_offer_failed", (onFailed) => offerFreedPlaces(deps, onFailed)),
    sweep(quick, "moved_slot_offer_failed", (onFailed) => offerMovedSlots(deps, onFailed)),
    sweep(quick, "decision_announcement_failed", (onFailed) => announceDecisions(deps, onFailed)),
    sweep(slow, "age_fill_failed", () => fillAgeFacts(deps)),
    sweep(slow, "agency_name_failed", () => fillAgencyNames(deps)),
    sweep(quick, "booking_job_failed", (onFailed) => continueJobs(deps, onFailed)),
  ];
}

/** Called with the submission, or the id of the job or company, that failed, and the error. */
type OnFailed = (what: SubmissionKey | string, error: unknown) => void;

function factsOf(what: SubmissionKey | string): object {
  if (typeof what === "string") return { id: what };
  return { positionId: what.positionId, userId: what.userId };
}
