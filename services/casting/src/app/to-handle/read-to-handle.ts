import { invalidField, notFound } from "@callboard/kit/failure.ts";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { shownTo } from "#app/lists/position-filter.ts";
import type { Deps } from "#app/ports.ts";
import { asVisible, type VisibleSubmission } from "#app/visible-submission.ts";
import { COMPANY_ROLES, isOfCompany, relationTo } from "#domain/policy.ts";
import { AUDITION_TASKS } from "#domain/to-handle/audition-task.ts";
import { REQUEST_TASKS } from "#domain/to-handle/request-task.ts";

export interface ToHandleCriteria {
  readonly companyId: string;
  /** The name of a task. */
  readonly kind: string | null;
  readonly page: PageRequest;
}

/** Submissions whose audition or request waits for its company, for the company's producers and admins. */
export const getAuditionsToHandle = forMembers<Deps, ToHandleCriteria, Page<VisibleSubmission>>(
  COMPANY_ROLES,
  async (deps, member, { companyId, kind, page: request }) => {
    if (!isOfCompany(member, companyId)) return fail(notFound("company"));
    const task = readTask(kind);
    if (!task.ok) return task;
    const filter = { companyId, task: task.value, ...shownTo(member) };
    const page = await deps.reads.auditionsToHandle(filter, deps.now(), request);
    const items = page.items.flatMap(({ submission, place }): VisibleSubmission[] => {
      const relation = relationTo(member, submission);
      const cursor = writeCursor(request.sort, place, page.counted);
      return relation ? [{ ...asVisible({ submission, relation }), cursor }] : [];
    });
    return ok({ ...page, items });
  },
);

const TASKS = [...AUDITION_TASKS, ...REQUEST_TASKS] as const;

function readTask(word: string | null): Result<(typeof TASKS)[number]> {
  const task = TASKS.find((name) => name === word);
  if (task !== undefined) return ok(task);
  const path = "criteria.Kind";
  return fail(invalidField(path, "CATALOG", `${path} must be one of: ${TASKS.join(", ")}.`));
}
