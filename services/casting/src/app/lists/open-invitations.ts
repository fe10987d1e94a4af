import { ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps, PositionInvitation } from "#app/ports.ts";
import { ALL_ROLES, ownTalents } from "#domain/policy.ts";

/** As many as a page of a list has at most; whoever has more reads those that end first. */
const MAX_INVITATIONS = 100;

/**
 * Invitations that wait for a submission, the earliest deadline first: a talent's own, an agent's of all linked talent.
 * Nobody else has any.
 */
export const getOpenInvitations = forMembers<Deps, object, readonly PositionInvitation[]>(
  ALL_ROLES,
  async (deps, member) =>
    ok(await deps.reads.openInvitations(ownTalents(member), deps.now(), MAX_INVITATIONS)),
);
