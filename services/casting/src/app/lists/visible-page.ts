import { BOOKING_STAGES } from "@callboard/catalog/booking-facts.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { asVisible, type VisibleSubmission } from "#app/visible-submission.ts";
import type { SubmissionFilter } from "#app/ports.ts";
import { matchesOf, STATUSES } from "#domain/booking-status.ts";
import { relationTo } from "#domain/policy.ts";
import { submissionCursor, type Submission } from "#domain/submission.ts";

/** States as the caller knows them: admins know all, producers those of their company. */
export function announcedTo({ roles, organisationId }: Member): Pick<SubmissionFilter, "announcedTo"> {
  if (roles.includes("Admin")) return {};
  return { announcedTo: { companyId: roles.includes("Production") ? organisationId : null } };
}

/** States and stages of a filter; null if none is given, `VALIDATION` at the index of an unknown one. */
export function readStatuses(
  words: readonly string[],
  pathOf: (place: number) => string = (place) => `criteria.Status.${place}`,
): Result<SubmissionFilter["statuses"] | null> {
  if (words.length === 0) return ok(null);
  const matches = words.map(matchesOf);
  const place = matches.indexOf(null);
  if (place < 0) return ok(matches.flatMap((match) => match ?? []));
  const accepted = [...new Set([...BOOKING_STAGES, ...STATUSES])].join(", ");
  return fail(invalidField(pathOf(place), "CATALOG", `${pathOf(place)} must be one of: ${accepted}.`));
}

/** The submissions of a page, each with the cursor for those after it. */
export function allVisible(
  member: Member,
  page: Page<Submission>,
  { sort }: PageRequest,
): readonly VisibleSubmission[] {
  return page.items.flatMap((submission) => {
    const relation = relationTo(member, submission);
    const cursor = writeCursor(sort, submissionCursor(submission), page.counted);
    return relation ? [{ ...asVisible({ submission, relation }), cursor }] : [];
  });
}
