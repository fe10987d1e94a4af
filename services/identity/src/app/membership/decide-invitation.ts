import type { Member } from "@callboard/kit/actor.ts";
import { conflict, illegalTransition, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Account } from "#domain/account.ts";
import { moveInvitation, type Invitation } from "#domain/membership/invitation.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { openCompany } from "./company-side.ts";

interface Input {
  readonly invitationId: string;
}

/** Whether the account has proved the invited address; to anyone else the invitation does not exist. */
const isInvited = (account: Account | null, { email }: Invitation): account is Account =>
  account !== null && account.emailVerified && account.email.toLowerCase() === email.toLowerCase();

/**
 * The invited producer joins the company. CONFLICT HAS_COMPANY if they work for another one, and ILLEGAL_TRANSITION if
 * whoever invited them could not invite anyone now.
 */
export const acceptCompanyInvitation = forMembers<Deps, Input, Invitation>(
  ["Production"],
  (deps, member, { invitationId }) =>
    deps.transaction(async (unit): Promise<Result<Invitation>> => {
      const invitation = await unit.lockInvitation(invitationId);
      const account = await unit.lockAccount(member.userId);
      if (invitation === null || !isInvited(account, invitation)) return fail(notFound("invitation"));
      const moved = moveInvitation(invitation, "Accepted", { userId: member.userId, now: deps.now() });
      if (!moved.ok) return moved;
      if (!moved.value.changed) return ok(invitation);
      if (!(await unit.mayStillInvite(invitation.companyId, invitation.invitedBy)))
        return fail(illegalTransition("Ended", "Accepted", []));
      if (account.companyId !== null)
        return fail(conflict("HAS_COMPANY", "You already belong to a company. Leave it first."));
      const { companyId, owner } = invitation;
      await unit.saveAccount({ ...account, companyId, companyOwner: owner });
      await unit.saveInvitation(moved.value.invitation);
      await unit.addEvents(member, [{ kind: "CompanyMemberAdded", companyId, userId: member.userId }]);
      return ok(moved.value.invitation);
    }),
);

/** Ends an invitation: the company withdraws it, or the invited person declines. Ending it again is not an error. */
export const endCompanyInvitation = forMembers<Deps, Input, void>(
  ["Admin", "Production"],
  (deps, member, { invitationId }) =>
    deps.transaction(async (unit): Promise<Result<void>> => {
      const invitation = await unit.lockInvitation(invitationId);
      if (invitation === null || !(await mayEnd(unit, member, invitation)))
        return fail(notFound("invitation"));
      const moved = moveInvitation(invitation, "Ended", { userId: member.userId, now: deps.now() });
      if (!moved.ok) return moved;
      if (!moved.value.changed) return ok();
      await unit.saveInvitation(moved.value.invitation);
      const { companyId } = invitation;
      await unit.addEvents(member, [
        { kind: "CompanyInvitationEnded", companyId, invitationId, endedBy: member.userId },
      ]);
      return ok();
    }),
);

async function mayEnd(unit: UnitOfWork, member: Member, invitation: Invitation): Promise<boolean> {
  const side = await openCompany(unit, member, invitation.companyId);
  return side.ok || isInvited(await unit.lockAccount(member.userId), invitation);
}
