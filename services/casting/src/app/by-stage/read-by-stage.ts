import { TALENT_STAGES, UNKNOWN } from "@callboard/catalog/booking-facts.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { combineValidations, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { whoseSubmissions } from "#app/lists/user-submissions.ts";
import { announcedTo } from "#app/lists/visible-page.ts";
import type { Deps } from "#app/ports.ts";
import { asVisible, type VisibleSubmission } from "#app/visible-submission.ts";
import { ALL_ROLES, relationTo } from "#domain/policy.ts";
import { STAGE_VIEWS, stagesIn, viewNamed, type StageView } from "#domain/talent-stage/talent-stage.ts";
import type { AwaitedCount, StageCounts, StageFilter, StageSort } from "./by-stage-ports.ts";

export interface StageCriteria {
  readonly userId: string | null;
  /** A stage in talent's words, or Open; null shows all. */
  readonly stage: string | null;
  readonly text: string | null;
  /** Whether the caller reads the counts. */
  readonly counts: boolean;
  /** Whether the caller reads what waits for a response, by person. */
  readonly awaited: boolean;
  readonly page: PageRequest<StageSort>;
}

/** A page of submissions; `counts` is null when nobody reads it. */
export interface SubmissionsByStage extends Page<VisibleSubmission> {
  readonly counts: StageCounts | null;
  /** By person; empty when nobody reads it. */
  readonly awaited: readonly AwaitedCount[];
}

const MAX_TEXT = 200;
/** Words of a search that count. */
const MAX_WORDS = 12;
const schema = z.object({ Text: fields.optionalLine(MAX_TEXT) });

/**
 * Submissions by the stage that they are at in talent's words, with a count per stage. Whose is decided as for a
 * person's submissions: talent reads their own, an agent those of one linked talent or of all, a producer those to
 * their company, an admin any.
 */
export const getSubmissionsByStage = forMembers<Deps, StageCriteria, SubmissionsByStage>(
  ALL_ROLES,
  async (deps, member, criteria) => {
    const whose = whoseSubmissions(member, criteria.userId);
    if (!whose.ok) return whose;
    const read = combineValidations({
      view: readView(criteria.stage),
      text: validate(schema, { Text: criteria.text }, "criteria"),
    });
    if (!read.ok) return read;
    const { view, text } = read.value;
    const filter: StageFilter = { ...whose.value, ...announcedTo(member), words: typedWords(text.Text) };
    const stages = view === null ? [...TALENT_STAGES, UNKNOWN] : stagesIn(view);
    const now = deps.now();
    const [page, counts, awaited] = await Promise.all([
      deps.reads.submissionsAtStages(filter, stages, { page: criteria.page, now }),
      criteria.counts ? deps.reads.countByStage(filter) : null,
      criteria.awaited ? deps.reads.countAwaited(filter, now) : [],
    ]);
    const items = page.items.flatMap(({ submission, place }): VisibleSubmission[] => {
      const relation = relationTo(member, submission);
      const cursor = writeCursor(criteria.page.sort, place);
      return relation ? [{ ...asVisible({ submission, relation }), cursor }] : [];
    });
    return ok({ ...page, items, counts, awaited });
  },
);

function readView(word: string | null): Result<StageView | null> {
  const view = word === null ? null : viewNamed(word);
  if (word === null || view !== null) return ok(view);
  const path = "criteria.Stage";
  return fail(invalidField(path, "CATALOG", `${path} must be one of: ${STAGE_VIEWS.join(", ")}.`));
}

/** As typed: the store compares names without case and accents. */
function typedWords(text: string | null): readonly string[] {
  return (text ?? "")
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);
}
