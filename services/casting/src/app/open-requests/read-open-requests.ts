import type { Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { shownTo } from "#app/lists/position-filter.ts";
import { whoseSubmissions } from "#app/lists/user-submissions.ts";
import type { Deps } from "#app/ports.ts";
import { asVisible, type VisibleSubmission } from "#app/visible-submission.ts";
import { ALL_ROLES, isOfCompany, relationTo } from "#domain/policy.ts";
import type { OpenRequestFilter } from "./open-request-ports.ts";

export interface OpenRequestsCriteria {
  readonly userId: string | null;
  readonly companyId: string | null;
  readonly expiresWithinHours: number | null;
  readonly page: PageRequest;
}

const HOUR_MS = 3_600_000;
const MAX_HOURS = 365 * 24;
const schema = z.object({ ExpiresWithinHours: fields.optional(z.int().min(1).max(MAX_HOURS)) });

/**
 * Submissions that wait for a response of the talent side. Of a company for its producers and admins; otherwise as
 * with a person's submissions: talent reads their own, an agent those of one linked talent or of all, a producer those
 * to their company, an admin any.
 */
export const getOpenRequests = forMembers<Deps, OpenRequestsCriteria, Page<VisibleSubmission>>(
  ALL_ROLES,
  async (deps, member, criteria) => {
    const whose = whoseRequests(member, criteria);
    if (!whose.ok) return whose;
    const within = validate(schema, { ExpiresWithinHours: criteria.expiresWithinHours }, "criteria");
    if (!within.ok) return within;
    const { ExpiresWithinHours: hours } = within.value;
    const now = deps.now();
    const expiresBefore = hours === null ? null : new Date(now.getTime() + hours * HOUR_MS);
    const page = await deps.reads.openRequests({ ...whose.value, expiresBefore }, now, criteria.page);
    const { sort } = criteria.page;
    const items = page.items.flatMap(({ submission, place }): VisibleSubmission[] => {
      const relation = relationTo(member, submission);
      const cursor = writeCursor(sort, place, page.counted);
      return relation ? [{ ...asVisible({ submission, relation }), cursor }] : [];
    });
    return ok({ ...page, items });
  },
);

type Whose = Omit<OpenRequestFilter, "expiresBefore">;

function whoseRequests(
  member: Member,
  { userId, companyId }: Pick<OpenRequestsCriteria, "userId" | "companyId">,
): Result<Whose> {
  if (companyId === null) return whoseSubmissions(member, userId);
  if (!isOfCompany(member, companyId)) return fail(notFound("company"));
  return ok({ companyId, ...shownTo(member), ...(userId === null ? {} : { userIds: [userId] }) });
}
