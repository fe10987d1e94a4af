import { isOpen } from "@callboard/catalog/booking-transitions.ts";
import { asAnnounced } from "#domain/announcement.ts";
import type { Submission } from "#domain/submission.ts";

/**
 * Whether a submission is withdrawn when its person closes the account: what the person knows to be open. A booking that
 * they know of stays, as does what was decided or withdrawn before.
 */
export function endsWithAccount(submission: Submission): boolean {
  return submission.status !== "Withdrawn" && isOpen(asAnnounced(submission).status);
}
