import type { Actor } from "@callboard/kit/actor.ts";
import { hasRole } from "@callboard/kit/actor.ts";
import { seen } from "#app/find-submission.ts";
import { fitOf } from "#domain/fit.ts";
import { isOfCompany, talentSide } from "#domain/policy.ts";
import type {
  FitCriterionResolvers,
  FitResolvers,
  PositionDataResolvers,
  PositionResolvers,
  StageCountResolvers,
  UserDataResolvers,
  UserResolvers,
} from "#gen/graphql.ts";
import { keyOf, together } from "./arguments.ts";
import { pairKey } from "./loaders.ts";
import { wire, type PositionRef } from "./wire.ts";

/** What casting adds to positions; projects decides whether the caller sees the position at all. */
export const positionResolvers: PositionResolvers = {
  PK: ({ projectId }) => wire.project(projectId),
  SK: ({ positionId }) => wire.position(positionId),
  Data: (parent) => parent,
  __resolveReference: (reference) => {
    const { PK, SK } = reference as { PK: string; SK: string };
    const keys = together({ projectId: keyOf("project", PK, "PK"), positionId: keyOf("position", SK, "SK") });
    return keys.ok ? keys.value : null;
  },
};

/** The talent whom a field is about: the caller unless said; null for anybody the caller may not act for. */
function talentFor(actor: Actor, UserId: string | null | undefined): string | null {
  if (actor.kind !== "member") return null;
  const key = UserId ? keyOf("user", UserId, "UserId") : { ok: true as const, value: actor.userId };
  return key.ok && talentSide(actor, key.value) ? key.value : null;
}

export const positionDataResolvers: PositionDataResolvers = {
  Fit: async ({ positionId }: PositionRef, { UserId }, { actor, loaders }) => {
    const userId = talentFor(actor, UserId);
    if (userId === null) return null;
    const [position, profile] = await Promise.all([
      loaders.positions.load(positionId),
      loaders.profiles.load(userId),
    ]);
    return position && profile ? fitOf(position.wants, profile) : null;
  },
  ViewerSubmission: async ({ positionId }: PositionRef, { UserId }, { actor, loaders }) => {
    const userId = talentFor(actor, UserId);
    if (userId === null) return null;
    const found = seen(actor, await loaders.submissions.load(pairKey(positionId, userId)));
    return found.ok ? found.value : null;
  },
  Counters: async ({ positionId }: PositionRef, _, { actor, loaders }) => {
    if (!hasRole(actor, "Admin", "Production")) return null;
    const position = await loaders.positions.load(positionId);
    if (!position || !isOfCompany(actor, position.companyId)) return null;
    return [...((await loaders.counters.load(positionId)) ?? [])];
  },
};

export const userResolvers: UserResolvers = {
  PK: ({ userId }) => wire.user(userId),
  SK: ({ userId }) => wire.user(userId),
  Data: (parent) => parent,
  __resolveReference: (reference) => {
    const key = keyOf("user", (reference as { PK: string }).PK, "PK");
    return key.ok ? { userId: key.value } : null;
  },
};

export const userDataResolvers: UserDataResolvers = {
  Submissions: ({ userId }, _, { actor, loaders }) => {
    const maySee = actor.kind === "member" && (hasRole(actor, "Admin") || talentSide(actor, userId) !== null);
    return maySee ? loaders.userCounts.load(userId) : null;
  },
};

export const stageCountResolvers: StageCountResolvers = {
  Stage: ({ stage }) => stage,
  Count: ({ count }) => count,
};

export const fitResolvers: FitResolvers = {
  Met: ({ met }) => met,
  Of: ({ of }) => of,
  Criteria: ({ criteria }) => [...criteria],
};

export const fitCriterionResolvers: FitCriterionResolvers = {
  Criterion: ({ criterion }) => criterion,
  Verdict: ({ verdict }) => verdict,
  Wanted: ({ wanted }) => [...wanted],
  Has: ({ has }) => [...has],
};
