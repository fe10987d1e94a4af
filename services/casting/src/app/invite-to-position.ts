import { LIMITS } from "@callboard/catalog/limits.ts";
import { forbidden, invalidField, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { adultsOnly, isBarred } from "#domain/minors/minors.ts";
import { COMPANY_ROLES, isOfCompany } from "#domain/policy.ts";
import { noSuchPosition, refusalToSubmit, type Position } from "#domain/position.ts";
import type { Deps, PositionInvitation } from "./ports.ts";
import { cachedPeople, freshPosition } from "./read-through.ts";

const schema = z.object({ Message: fields.optionalParagraph(LIMITS.noteLength) });

export interface InvitationInput {
  readonly projectId: string | null;
  readonly positionId: string;
  readonly userId: string;
  readonly invitation: { readonly Message?: string | null | undefined };
}

/**
 * Invites talent to submit to an open position; a private project becomes visible to them and their agents. Once per
 * person and position: a repeated call returns the first invitation. A company can invite a hundred people a day. FORBIDDEN
 * RECIPIENT where the person and somebody of the company have blocked each other, either way.
 */
export const inviteToPosition = forMembers<Deps, InvitationInput, PositionInvitation>(
  COMPANY_ROLES,
  async (deps, member, { projectId, positionId, userId, invitation: given }) => {
    const found = await freshPosition(deps, positionId);
    if (!found.ok) return found;
    const target = found.value;
    if (!target || !isOfCompany(member, target.project.companyId)) return fail(noSuchPosition());
    const { position, project } = target;
    if (projectId !== null && projectId !== project.id) return fail(noSuchPosition());
    const text = validate(schema, given, "invitation");
    if (!text.ok) return text;
    const talent = await needTalent(deps, userId);
    if (!talent.ok) return talent;
    const apart = await deps.upstreams.listKeptApart(project.companyId, [userId]);
    if (!apart.ok) return apart;
    // Nothing says who has blocked whom: it may be a colleague of the caller.
    if (apart.value.has(userId)) return fail(forbidden("RECIPIENT", "This person can't be invited."));
    const now = deps.now();
    const refusal = refusalToSubmit(project, position, now);
    if (refusal) return fail(refusal);
    const allowed = await needAllowed(deps, position, userId);
    if (!allowed.ok) return allowed;
    const invitation: PositionInvitation = {
      positionId,
      userId,
      projectId: project.id,
      companyId: project.companyId,
      message: text.value.Message,
      invitedBy: member.userId,
      createdAt: now,
    };
    return deps.transaction(async (unit) => {
      const kept = await unit.insertInvitation(invitation);
      if (kept.createdAt === now) await unit.addEvents(member, [{ kind: "InvitationSent", invitation }]);
      return ok(kept);
    });
  },
);

/** The part is open to the person, and the company can invite more people today; a repeated invitation is none. */
async function needAllowed(deps: Deps, position: Position, userId: string): Promise<Result<void>> {
  // Caches name and picture for the company's list.
  const people = await cachedPeople(deps, [userId]);
  const minor = people.get(userId)?.minor ?? null;
  if (isBarred({ adultsOnly: position.adultsOnly, minor })) return fail(adultsOnly());
  const isRepeated = await deps.reads.isInvited({ positionId: position.id, userId });
  return isRepeated ? ok() : deps.invitationQuota(position.companyId);
}

async function needTalent(deps: Deps, userId: string): Promise<Result<void>> {
  const talents = await deps.upstreams.rightsOf([userId]);
  if (!talents.ok) return talents;
  const roles = talents.value.get(userId)?.roles;
  if (!roles) return fail(notFound("user"));
  if (roles.includes("Talent")) return ok();
  return fail(invalidField("invitation.UserId", "NOT_A_TALENT", "invitation.UserId must be a talent."));
}
