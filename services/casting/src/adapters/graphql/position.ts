import type { Actor } from "@callboard/kit/actor.ts";
import { hasRole } from "@callboard/kit/actor.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { ok } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { visibleSubmission } from "#app/visible-submission.ts";
import { ANSWER_AFTER_MS, type Closing } from "#domain/closing/closing.ts";
import { fitOf } from "#domain/fit/fit.ts";
import { clientsOf, isOfCompany, talentSide } from "#domain/policy.ts";
import type { PositionDataResolvers, PositionResolvers, StageCountResolvers } from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import { pairKey } from "./loaders.ts";
import { wire, type PositionRef } from "./wire.ts";

/** The fields that casting adds to positions; projects decides whether the caller sees the position at all. */
export const positionResolvers: PositionResolvers = {
  PK: ({ projectId }) => wire.project(projectId),
  SK: ({ positionId }) => wire.position(positionId),
  Data: (parent) => parent,
  __resolveReference: (reference) => {
    const { PK, SK } = reference as { PK: string; SK: string };
    const keys = combineValidations({
      projectId: readKey("project", PK, "PK"),
      positionId: readKey("position", SK, "SK"),
    });
    return keys.ok ? keys.value : null;
  },
};

/** The talent that a field refers to, by default the caller; null if the caller may not act for that person. */
function talentFor(actor: Actor, UserId: string | null | undefined): string | null {
  if (actor.kind !== "member") return null;
  const key = UserId ? readKey("user", UserId, "UserId") : ok(actor.userId);
  return key.ok && talentSide(actor, key.value) ? key.value : null;
}

/** How the position ended; for its company and admins only. */
async function closingFor({ positionId }: PositionRef, { actor, loaders }: Context): Promise<Closing | null> {
  if (!hasRole(actor, "Admin", "Production")) return null;
  const position = await loaders.positions.load(positionId);
  if (!position || !isOfCompany(actor, position.companyId)) return null;
  return (await loaders.closings.load(positionId)) ?? null;
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
    const found = visibleSubmission(actor, await loaders.submissions.load(pairKey(positionId, userId)));
    return found.ok ? found.value : null;
  },
  ClientFits: ({ positionId }: PositionRef, _, { actor, loaders }) =>
    clientsOf(actor) === null ? null : loaders.clientFits.load(positionId),
  Counters: async ({ positionId }: PositionRef, _, { actor, loaders }) => {
    if (!hasRole(actor, "Admin", "Production")) return null;
    const position = await loaders.positions.load(positionId);
    if (!position || !isOfCompany(actor, position.companyId)) return null;
    return [...((await loaders.counters.load(positionId)) ?? [])];
  },
  AutomaticAnswers: async (position, _, context) => (await closingFor(position, context))?.answers ?? null,
  AnswersDueAt: async (position, _, context) => {
    const closing = await closingFor(position, context);
    if (!closing?.answers || closing.ending === null) return null;
    return wire.time(new Date(closing.ending.at.getTime() + ANSWER_AFTER_MS));
  },
};

export const stageCountResolvers: StageCountResolvers = {
  Stage: ({ stage }) => stage,
  Count: ({ count }) => count,
};
