import { UNKNOWN } from "@callboard/catalog/booking-facts.ts";
import { respond } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { parsePage, type Sorts } from "@callboard/kit/paging/page.ts";
import { readOptionalKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import type { StageSort, UserStageCount } from "#app/by-stage/by-stage-ports.ts";
import { getSubmissionsByStage } from "#app/by-stage/read-by-stage.ts";
import type { Deps } from "#app/ports.ts";
import { STAGE_VIEWS, stagesIn, type StageView } from "#domain/talent-stage/talent-stage.ts";
import type {
  QueryResolvers,
  SubmissionsByStagePageResolvers,
  TalentStageCountResolvers,
  UserAwaitedResolvers,
  UserStageCountsResolvers,
} from "#gen/graphql.ts";
import { wire } from "../wire.ts";

/** How many submissions a view shows. */
export interface StageTotal {
  readonly view: StageView;
  readonly count: number;
}

/** How many submissions of a person are at each stage. */
export interface UserStageTotals {
  readonly userId: string;
  readonly counts: readonly UserStageCount[];
}

const SORTS: Sorts<StageSort> = {
  Changed: { order: "desc", keys: ["time", "uuid"] },
  Deadline: { order: "asc", keys: ["time", "time", "uuid"] },
  Role: { order: "asc", keys: ["text", "time", "uuid"] },
};

/** Lists submissions by stage. */
export function stageQueries(deps: Deps) {
  return {
    getSubmissionsByStage: (_, { criteria }, { actor }, info) => {
      const parts = combineValidations({
        userId: readOptionalKey("user", criteria.UserId, "criteria.UserId"),
        page: parsePage(criteria, { sorts: SORTS, count: false }),
      });
      const rest = {
        stage: criteria.Stage ?? null,
        text: criteria.Text ?? null,
        counts: selects(info, "Stages", "Users", "CountsAreFloors"),
        awaited: selects(info, "Awaited"),
      };
      return respond(
        getSubmissionsByStage(
          deps,
          actor,
          map(parts, (read) => ({ ...read, ...rest })),
        ),
      );
    },
  } satisfies QueryResolvers;
}

export const submissionsByStagePageResolvers: SubmissionsByStagePageResolvers = {
  Submissions: ({ items }) => [...items],
  After: ({ next }) => next,
  Stages: ({ counts }) => totalsOf(counts?.counts ?? []),
  Users: ({ counts }) =>
    [...Map.groupBy(counts?.counts ?? [], ({ userId }) => userId)].map(([userId, own]) => ({
      userId,
      counts: own,
    })),
  Awaited: ({ awaited }) => [...awaited],
  CountsAreFloors: ({ counts }) => counts?.areFloors ?? false,
};

export const userStageCountsResolvers: UserStageCountsResolvers = {
  UserId: ({ userId }) => wire.user(userId),
  Stages: ({ counts }) => totalsOf(counts),
};

export const userAwaitedResolvers: UserAwaitedResolvers = {
  UserId: ({ userId }) => wire.user(userId),
  Count: ({ count }) => count,
  Until: ({ until }) => until?.toISOString() ?? null,
};

export const talentStageCountResolvers: TalentStageCountResolvers = {
  Stage: ({ view }) => view,
  Count: ({ count }) => count,
};

function totalsOf(counts: readonly UserStageCount[]): StageTotal[] {
  const totals = STAGE_VIEWS.map((view) => {
    const shown = stagesIn(view);
    const count = counts.reduce((sum, one) => (shown.includes(one.stage) ? sum + one.count : sum), 0);
    return { view, count };
  });
  return totals.filter(({ view, count }) => view !== UNKNOWN || count > 0);
}
