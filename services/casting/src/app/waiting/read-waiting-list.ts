import { notFound } from "@callboard/kit/failure.ts";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import type { PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { needCompanyProject } from "#app/lists/project-submissions.ts";
import type { Deps } from "#app/ports.ts";
import { cachedSlots } from "#app/read-through.ts";
import { COMPANY_ROLES } from "#domain/policy.ts";
import type { WaitingPlace } from "./waiting-ports.ts";

export interface WaitingListCriteria {
  readonly projectId: string;
  readonly slotId: string;
  readonly page: PageRequest;
}

/** A place in line with the cursor for those behind it; null outside a list. */
export interface ListedPlace extends WaitingPlace {
  readonly cursor: string | null;
}

/** Who is waiting for a slot of the caller's company; people with a held place come first. */
export const getWaitingList = forMembers<Deps, WaitingListCriteria, readonly ListedPlace[]>(
  COMPANY_ROLES,
  async (deps, member, { projectId, slotId, page: request }) => {
    const project = await needCompanyProject(deps, member, projectId);
    if (!project.ok) return project;
    const slots = await cachedSlots(deps, [slotId]);
    if (!slots.ok) return slots;
    if (slots.value.get(slotId)?.projectId !== projectId) return fail(notFound("audition time"));
    const { items } = await deps.reads.waitingFor(slotId, request);
    return ok(items.map((one) => ({ ...one, cursor: writeCursor(request.sort, placeInLine(one)) })));
  },
);

/** The position of a place in the order of its line; the values of a cursor. */
export function placeInLine({ held, since, submission }: WaitingPlace): readonly [number, string, string] {
  return [held ? 1 : 0, since.toISOString(), submission.id];
}
