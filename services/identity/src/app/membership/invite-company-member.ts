import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { conflict, forbidden, limitReached } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import {
  decidesAboutOwners,
  moveInvitation,
  newInvitation,
  readInvitation,
  statusAt,
  type Invitation,
  type InvitationFields,
  type InvitationInput,
} from "#domain/membership/invitation.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { openCompany } from "./company-side.ts";

interface Input {
  /** Defaults to the caller's company. */
  readonly companyId: string | null;
  readonly invitation: InvitationInput;
}

/**
 * Invites the owner of an e-mail address to join the company. An open invitation to the address is returned as is.
 * Only owners and admins invite owners. CONFLICT EXISTS if the person is a member already; LIMIT at 50 open ones.
 */
export const inviteCompanyMember = forMembers<Deps, Input, Invitation>(
  ["Admin", "Production"],
  (deps, member, { companyId, invitation }) =>
    deps.transaction(async (unit): Promise<Result<Invitation>> => {
      const target = companyId ?? (await unit.companyOf(member.userId));
      if (target === null) return fail(conflict("NO_COMPANY", "Create your company first."));
      const side = await openCompany(unit, member, target);
      if (!side.ok) return side;
      const read = readInvitation(invitation);
      if (!read.ok) return read;
      if (read.value.owner && !decidesAboutOwners(side.value.viewer, side.value.self))
        return fail(forbidden("OWNERSHIP", "Only an owner of the company can invite another owner."));
      return invite(deps, unit, member, { companyId: target, ...read.value });
    }),
);

type Wanted = InvitationFields & Pick<Invitation, "companyId">;

async function invite(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  { companyId, email, owner }: Wanted,
): Promise<Result<Invitation>> {
  const now = deps.now();
  if (await unit.worksFor(companyId, email))
    return fail(conflict("EXISTS", "This person already belongs to your company."));
  const open = await unit.openInvitation(companyId, email);
  if (open !== null && statusAt(open, now) === "Invited") return ok(open);
  if (open !== null) {
    const ended = moveInvitation(open, "Ended", { userId: member.userId, now });
    if (!ended.ok) return ended;
    await unit.saveInvitation(ended.value.invitation);
  }
  if ((await unit.countOpenInvitations(companyId)) >= LIMITS.invitationsPerCompany)
    return fail(limitReached("INVITATIONS_PER_COMPANY", LIMITS.invitationsPerCompany));
  const facts = { id: deps.newId(), companyId, email, owner, invitedBy: member.userId };
  const invitation = newInvitation(facts, now);
  await unit.insertInvitation(invitation);
  await unit.addEvents(member, [
    { kind: "CompanyMemberInvited", companyId, invitationId: invitation.id, invitedBy: member.userId },
  ]);
  return ok(invitation);
}
